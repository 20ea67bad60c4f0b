import { type Card, type GameId, games } from '#engine';
import { faceOf } from '#widgets/card/face.ts';
import { cardName, type Locale, suitName } from '#words';

/** Where a card stands among the cards of its suit, which the pack has in order, best first. */
export interface Standing {
  readonly of: number;
  /** From 1. */
  readonly place: number;
  readonly above: Card | null;
  readonly below: Card | null;
}

export const standingOf = (game: GameId, card: Card): Standing => {
  const { pack, suitOf } = games[game];
  const suit = pack.filter((one) => suitOf(one) === suitOf(card));
  const at = suit.indexOf(card);
  return {
    of: suit.length,
    place: at + 1,
    above: suit[at - 1] ?? null,
    below: suit[at + 1] ?? null,
  };
};

/** The kinds of cards by which one may look through a pack, beside its single ranks. */
const KINDS = ['trumps', 'honours', 'courts', 'pips'] as const;

export type Kind = (typeof KINDS)[number];

const kindsOf = (game: GameId, card: Card): readonly Kind[] => {
  const { kind } = faceOf(game, card);
  switch (kind) {
    case 'trump':
      return ['trumps'];
    case 'mond':
    case 'pagat':
    case 'gstiess':
      return ['trumps', 'honours'];
    case 'court':
      return ['courts'];
    case 'sow':
    case 'pips':
      return ['pips'];
  }
};

/** What a card is filtered by. A heart is a heart in Dobbm too, where hearts are trumps. */
export interface CardTags {
  readonly suit: string;
  /** Its rank and its kinds. */
  readonly ranks: readonly string[];
  readonly value: string;
}

export const tagsOf = (game: GameId, card: Card): CardTags => {
  const kinds = kindsOf(game, card);
  const isTrump = kinds.includes('trumps');
  return {
    suit: card === 'G' ? 'T' : card.slice(0, 1),
    ranks: isTrump ? kinds : [card.slice(1), ...kinds],
    value: `${games[game].cardValue(card)}`,
  };
};

/** A choice of a filter: what it looks for, and its words. */
export type Choice = readonly [value: string, label: string];

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

export const suitChoices = (game: GameId, locale: Locale, trumps: string): readonly Choice[] =>
  unique(games[game].pack.map((card) => tagsOf(game, card).suit)).map((suit) => [
    suit,
    suit === 'T' ? trumps : suitName(game, suit, locale),
  ]);

/** Ranks by the sign in the corner, best first. */
export const rankChoices = (game: GameId, locale: Locale): readonly Choice[] => [
  ...new Map(
    games[game].pack
      .filter((card) => tagsOf(game, card).suit !== 'T')
      .map((card) => [card.slice(1), cardName(game, card, locale).index]),
  ),
];

export const kindChoices = (game: GameId): readonly Kind[] =>
  KINDS.filter((kind) => games[game].pack.some((card) => kindsOf(game, card).includes(kind)));

export const valueChoices = (game: GameId): readonly Choice[] =>
  unique(games[game].pack.map((card) => tagsOf(game, card).value))
    .toSorted((one, other) => Number(other) - Number(one))
    .map((value) => [value, value]);
