import type { Card } from '#engine';
import { countBits, LOOSE, numberOf, type Pack, SEAT_SHIFT } from '#solver';

/** Cards as masks by suit: trumps, four plain suits, the Gstieß. */
export type Masks = Int32Array;

export const masksOf = (pack: Pack, cards: readonly Card[]): Masks => {
  const masks = new Int32Array(1 << SEAT_SHIFT);
  for (const card of cards) {
    const number = numberOf(pack, card);
    masks[number >> 5] = (masks[number >> 5] as number) | (1 << (number & 31));
  }
  return masks;
};

/** The best ranks of a plain suit that are looked at one by one. */
const TOPS = 4;
/** Longer suits are as good as this. */
const LONGEST = 9;
const TRUMP_RANKS = 21;
const MOST_TRUMPS = 15;

/** Where the features of each kind begin. */
const LENGTHS = 1 << TOPS;
const TRUMP_AT = LENGTHS + LONGEST + 1;
const TRUMP_COUNT = TRUMP_AT + TRUMP_RANKS;
const LOOSE_AT = TRUMP_COUNT + MOST_TRUMPS + 1;
export const FEATURES = LOOSE_AT + 1;

/**
 * Calls back for each feature of a hand: which of the four best cards a plain suit has, how long it
 * is, each trump, how many trumps there are, the Gstieß.
 */
export const eachFeature = (pack: Pack, masks: Masks, say: (feature: number) => void): void => {
  const top = pack.id === 'droggn' ? 7 : 5;
  for (let suit = 1; suit <= pack.plainSuits; suit += 1) {
    const mask = masks[suit] as number;
    say(mask >> top);
    say(LENGTHS + Math.min(LONGEST, countBits(mask)));
  }
  const trumps = masks[0] as number;
  for (let rank = 0; rank < TRUMP_RANKS; rank += 1) {
    if ((trumps & (1 << rank)) !== 0) say(TRUMP_AT + rank);
  }
  say(TRUMP_COUNT + Math.min(MOST_TRUMPS, countBits(trumps)));
  if (masks[LOOSE] !== 0) say(LOOSE_AT);
};

/** What a hand is worth by a table: the mean, and what each feature of the hand adds. */
export const sumOver = (pack: Pack, masks: Masks, table: readonly number[]): number => {
  let sum = table[0] ?? 0;
  eachFeature(pack, masks, (feature) => {
    sum += table[feature + 1] as number;
  });
  return sum;
};
