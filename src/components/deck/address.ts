import { localePath } from '#archive/addresses.ts';
import type { Card, GameId } from '#engine';
import { LOCALES, type Locale } from '#words';

/** The page of a card: `/cards/droggn/T21/`. */
export const cardHref = (game: GameId, card: Card, locale: Locale): string =>
  localePath(`/cards/${game}/${card}/`, locale);

/** The drawing of a card as a file, with the index of the language; null is the back. */
export const cardFileHref = (game: GameId, card: Card | null, locale: Locale): string =>
  localePath(`/cards/${game}/${card ?? 'back'}.svg`, locale);

export const PAPERS = ['a4', 'letter'] as const;

export type Paper = (typeof PAPERS)[number];

/** The sheets of a pack for a paper: `/print/droggn-a4/`. */
export const sheetsHref = (game: GameId, paper: Paper, locale: Locale): string =>
  localePath(`/print/${game}-${paper}/`, locale);

/** Parameters of a route under `[...locale]`, once a language. */
export const inEachLocale = <Params extends object, Props extends object>(
  routes: readonly { readonly params: Params; readonly props: Props }[],
) =>
  LOCALES.flatMap((locale) =>
    routes.map(({ params, props }) => ({
      params: { ...params, locale: locale === 'en' ? undefined : locale },
      props: { ...props, locale },
    })),
  );
