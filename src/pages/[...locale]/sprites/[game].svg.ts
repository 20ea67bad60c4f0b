/* The small and large drawings of a pack in one file, for pages on which a hand comes later. */

import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { localePaths } from '#components/site/place.ts';
import { GAME_IDS, games } from '#engine';
import { CardSprite, type CardSpriteProps } from '#widgets/card/CardSprite.tsx';
import { CARD_SIZES } from '#widgets/card/symbolId.ts';

export const getStaticPaths = () =>
  GAME_IDS.flatMap((game) =>
    localePaths().map(({ params, props }) => ({
      params: { ...params, game },
      props: { game, pack: games[game].pack, locale: props.locale, sizes: CARD_SIZES },
    })),
  );

export const GET: APIRoute<CardSpriteProps> = ({ props }) =>
  new Response(
    renderToStaticMarkup(createElement(CardSprite, props)).replace(
      '<svg ',
      '<svg xmlns="http://www.w3.org/2000/svg" ',
    ),
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
