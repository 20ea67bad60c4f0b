import { type Card, type Game, type GameId, games, type SuitId } from '#engine';

/**
 * A card as a number: `suit << 5 | rank`. Suit 0 is trumps, suits 1 to 4 are the plain ones, suit 5
 * holds the Gstieß alone. Ranks ascend with the power to win tricks.
 */
export type CardNumber = number;

export const TRUMPS = 0;
export const LOOSE = 5;
/** The place of a seat's masks: `seat << SEAT_SHIFT | suit`. */
export const SEAT_SHIFT = 3;

/** What the kernel must know of a game. */
export interface Pack {
  readonly id: GameId;
  readonly seats: number;
  readonly plainSuits: number;
  readonly tricks: number;
  /** How many units make a point: 3 in Droggn, so that counting by threes becomes plain addition. */
  readonly unitsInPoint: number;
  /** What a card counts in units, by its number. */
  readonly units: Int32Array;
  /** The least that a card counts. */
  readonly leastUnits: number;
  /** The number of the Pagat, or -1. */
  readonly pagat: CardNumber;
  /** By suit: the ranks of the one run of cards of equal worth, as a mask, and its upper end. */
  readonly runs: Int32Array;
  readonly runHigh: Int32Array;
  readonly numberOf: ReadonlyMap<Card, CardNumber>;
  readonly cardOf: ReadonlyMap<CardNumber, Card>;
}

interface Terms {
  readonly trumps: SuitId;
  readonly loose: SuitId | null;
  readonly pagat: Card | null;
  readonly unitsInPoint: number;
  readonly unitsOf: (value: number) => number;
}

/**
 * Three cards count two points less than they are worth, so each counts three times its worth less
 * two thirds of a point. What is left over of a pile then comes out by rounding.
 *
 * @rule droggn/counting/by-threes
 */
const TERMS: Readonly<Record<GameId, Terms>> = {
  droggn: {
    trumps: 'T',
    loose: 'G',
    pagat: 'T1',
    unitsInPoint: 3,
    unitsOf: (value) => 3 * value - 2,
  },
  dobbm: {
    trumps: 'H',
    loose: null,
    pagat: null,
    unitsInPoint: 1,
    unitsOf: (value) => value,
  },
};

const isPlain = (suit: number): boolean => suit > TRUMPS && suit < LOOSE;

const numbersOf = (game: Game, terms: Terms): ReadonlyMap<Card, CardNumber> => {
  const best = game.sortHand(game.pack);
  const plain = [...new Set(best.map(game.suitOf))].filter(
    (suit) => suit !== terms.trumps && suit !== terms.loose,
  );
  const suits = new Map<SuitId, number>([[terms.trumps, TRUMPS]]);
  if (terms.loose !== null) suits.set(terms.loose, LOOSE);
  plain.forEach((suit, index) => {
    suits.set(suit, index + 1);
  });
  const next = new Int32Array(LOOSE + 1);
  return new Map(
    best.toReversed().map((card) => {
      const suit = suits.get(game.suitOf(card)) ?? LOOSE;
      const rank = next[suit] as number;
      next[suit] = rank + 1;
      return [card, (suit << 5) | rank];
    }),
  );
};

/** The longest row of equal cards of a suit, from its lowest rank to its highest. */
const runOf = (units: Int32Array, suit: number, ranks: number): readonly [number, number] => {
  let longest: readonly [number, number] = [0, 0];
  let low = 0;
  for (let rank = 1; rank < ranks; rank += 1) {
    if (units[(suit << 5) | rank] !== units[(suit << 5) | low]) low = rank;
    if (rank - low > longest[1] - longest[0]) longest = [low, rank];
  }
  return longest;
};

const createPack = (id: GameId): Pack => {
  const game = games[id];
  const terms = TERMS[id];
  const numberOf = numbersOf(game, terms);
  const units = new Int32Array(256);
  const ranks = new Int32Array(8);
  for (const [card, number] of numberOf) {
    units[number] = terms.unitsOf(game.cardValue(card));
    ranks[number >> 5] = Math.max(ranks[number >> 5] as number, (number & 31) + 1);
  }
  const runs = new Int32Array(8);
  const runHigh = new Int32Array(8);
  for (let suit = TRUMPS; suit < LOOSE; suit += 1) {
    if (ranks[suit] === 0) continue;
    const [low, high] = runOf(units, suit, ranks[suit] as number);
    runHigh[suit] = high;
    runs[suit] = (1 << (high + 1)) - (1 << low);
  }
  return {
    id,
    seats: game.seats.length,
    plainSuits: ranks.filter((size, suit) => isPlain(suit) && size > 0).length,
    tricks: game.tricks,
    unitsInPoint: terms.unitsInPoint,
    units,
    leastUnits: Math.min(...[...numberOf.values()].map((number) => units[number] as number)),
    pagat: terms.pagat === null ? -1 : (numberOf.get(terms.pagat) ?? -1),
    runs,
    runHigh,
    numberOf,
    cardOf: new Map([...numberOf].map(([card, number]) => [number, card])),
  };
};

export const packs: Readonly<Record<GameId, Pack>> = {
  droggn: createPack('droggn'),
  dobbm: createPack('dobbm'),
};

/** The same pack with cards that count nothing, for a hand in which tricks alone matter. */
export const withoutPoints = (pack: Pack): Pack => ({
  ...pack,
  unitsInPoint: 1,
  units: new Int32Array(256),
  leastUnits: 0,
});

/** The number of a card. Throws if it is no card of the pack. */
export const numberOf = (pack: Pack, card: Card): CardNumber => {
  const number = pack.numberOf.get(card);
  if (number === undefined) throw new Error(`${card} is no card of ${pack.id}`);
  return number;
};

/** The card of a number. Throws if there is none. */
export const cardOf = (pack: Pack, number: CardNumber): Card => {
  const card = pack.cardOf.get(number);
  if (card === undefined) throw new Error(`${number} is no card of ${pack.id}`);
  return card;
};

/** Whole points from units: what is left over when a pile is counted by threes rounds to nearest. */
export const pointsOfUnits = (pack: Pack, units: number): number =>
  Math.round(units / pack.unitsInPoint);

/** The fewest units that count so many points. */
export const unitsForPoints = (pack: Pack, points: number): number =>
  pack.unitsInPoint === 1 ? points : points * pack.unitsInPoint - 1;
