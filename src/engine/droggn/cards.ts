import type { Card, SuitId } from '../core/card.ts';

type Court = 'K' | 'Q' | 'R' | 'J';
type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type BlackPip = '10' | '9' | '8' | '7' | '6' | '5' | '4';
type RedPip = '1' | '2' | '3' | '4' | '5' | '6' | '7';
type TrumpNumber = Exclude<Digit, '0'> | `1${Digit}` | '20' | '21';

/**
 * A card of the 66-card pack by its code: `T21` the Mond, `T1` the Pagat, `HK` the king of hearts,
 * `G` the Gstieß. There is no eight of hearts, and the compiler knows it.
 */
export type DroggnCard =
  | 'G'
  | `T${TrumpNumber}`
  | `${'C' | 'S'}${Court | BlackPip}`
  | `${'H' | 'D'}${Court | RedPip}`;

export const GSTIESS: DroggnCard = 'G';
export const PAGAT: DroggnCard = 'T1';
export const MOND: DroggnCard = 'T21';

/** The suit letter of the trumps. */
export const TRUMPS: SuitId = 'T';

const COURTS: readonly Court[] = ['K', 'Q', 'R', 'J'];

/**
 * The ranks of clubs and spades, the best first.
 *
 * @rule droggn/pack/black-suits
 */
const BLACK_RANKS: readonly (Court | BlackPip)[] = [
  ...COURTS,
  ...(['10', '9', '8', '7', '6', '5', '4'] as const),
];

/**
 * The ranks of hearts and diamonds, the best first: the ace is the best pip card, the seven the
 * worst.
 *
 * @rule droggn/pack/red-suits
 */
const RED_RANKS: readonly (Court | RedPip)[] = [
  ...COURTS,
  ...(['1', '2', '3', '4', '5', '6', '7'] as const),
];

/**
 * The trumps, the Mond first.
 *
 * @rule droggn/pack/trumps
 */
const TRUMP_CARDS: readonly DroggnCard[] = (
  [
    ...(['21', '20', '19', '18', '17', '16', '15', '14', '13', '12', '11'] as const),
    ...(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1'] as const),
  ] as const
).map((number) => `T${number}` as const);

/**
 * The whole pack as a player sorts it: the Gstieß, the trumps, then the suits with the colours
 * alternating, each with its best card first.
 *
 * @rule droggn/pack/sixty-six-cards
 */
export const PACK: readonly DroggnCard[] = [
  GSTIESS,
  ...TRUMP_CARDS,
  ...BLACK_RANKS.map((rank) => `C${rank}` as const),
  ...RED_RANKS.map((rank) => `D${rank}` as const),
  ...BLACK_RANKS.map((rank) => `S${rank}` as const),
  ...RED_RANKS.map((rank) => `H${rank}` as const),
];

const PLACES: ReadonlyMap<Card, number> = new Map(PACK.map((card, place) => [card, place]));

export const isCard = (code: string): code is DroggnCard => PLACES.has(code);

/** Where a card comes in the sorted pack. Throws if it is no card of the pack. */
export const placeOf = (card: Card): number => {
  const place = PLACES.get(card);
  if (place === undefined) throw new Error(`${card} is no card of Droggn`);
  return place;
};

/**
 * The suit of a card by its letter. The Gstieß belongs to none and is no trump: `G` stands for it
 * alone.
 *
 * @rule droggn/pack/gstiess-no-trump
 */
export const suitOf = (card: Card): SuitId => card.charAt(0);

export const isTrump = (card: Card): boolean => suitOf(card) === TRUMPS;

export const isKing = (card: Card): boolean => card.endsWith('K');

export const sortHand = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => placeOf(one) - placeOf(other));
