import type { Card, SuitId } from '../core/card.ts';

type Suit = 'H' | 'L' | 'A' | 'B';
type Rank = 'S' | '10' | 'K' | 'O' | 'U' | '9' | '8' | '7' | '6';

/** A card of the 36-card pack by its code: `HS` the sow of hearts, `L10` the ten of leaves. */
export type DobbmCard = `${Suit}${Rank}`;

/**
 * The suit letter of the trumps: hearts, always.
 *
 * @rule dobbm/pack/hearts-trumps
 */
export const TRUMPS: SuitId = 'H';

/** Hearts, leaves, acorns, bells. */
const SUITS: readonly Suit[] = ['H', 'L', 'A', 'B'];

/**
 * The ranks, the best first: sow, ten, king, ober, unter and the pips, the same in every suit. The
 * Weli is the six of bells and nothing more.
 *
 * @rule dobbm/pack/ranking
 * @rule dobbm/pack/weli
 */
const RANKS: readonly Rank[] = ['S', '10', 'K', 'O', 'U', '9', '8', '7', '6'];

/**
 * The whole pack as a player sorts it: the hearts, then the other suits, each with its best card
 * first.
 *
 * @rule dobbm/pack/thirty-six-cards
 */
export const PACK: readonly DobbmCard[] = SUITS.flatMap((suit) =>
  RANKS.map((rank) => `${suit}${rank}` as const),
);

const PLACES: ReadonlyMap<Card, number> = new Map(PACK.map((card, place) => [card, place]));

export const isCard = (code: string): code is DobbmCard => PLACES.has(code);

/** Where a card comes in the sorted pack. Throws if it is no card of the pack. */
export const placeOf = (card: Card): number => {
  const place = PLACES.get(card);
  if (place === undefined) throw new Error(`${card} is no card of Dobbm`);
  return place;
};

/** The suit of a card by its letter. */
export const suitOf = (card: Card): SuitId => card.charAt(0);

export const isTrump = (card: Card): boolean => suitOf(card) === TRUMPS;

export const isSow = (card: Card): boolean => card.endsWith('S');

export const sortHand = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => placeOf(one) - placeOf(other));
