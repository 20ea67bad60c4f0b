import type { APIRoute } from 'astro';
import { inEachLocale } from '#components/deck/address.ts';
import { backFile, cardFile } from '#components/deck/files.ts';
import { type Card, GAME_IDS, type GameId, games } from '#engine';
import type { Locale } from '#words';

interface Props {
  readonly game: GameId;
  readonly card: Card | null;
  readonly locale: Locale;
}

export const getStaticPaths = () =>
  inEachLocale(
    GAME_IDS.flatMap((game) =>
      [...games[game].pack, null].map((card) => ({
        params: { game, code: card ?? 'back' },
        props: { game, card },
      })),
    ),
  );

/** The drawing of a card, or of the back, as a file of its own. */
export const GET: APIRoute<Props> = ({ props: { game, card, locale } }) =>
  new Response(card === null ? backFile(game, locale) : cardFile(game, card, locale), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' },
  });
