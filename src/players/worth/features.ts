import type { Card } from '#engine';
import { countBits, LOOSE, lowest, numberOf, type Pack, SEAT_SHIFT } from '#solver';

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

/** More features than a hand can have. */
const MOST_FEATURES = 40;

/**
 * Writes the features of a hand down and says how many there are: which of the four best cards a
 * plain suit has, how long it is, each trump, how many trumps there are, the Gstieß.
 */
export const featuresOf = (pack: Pack, masks: Masks, features: Int32Array): number => {
  const top = pack.id === 'droggn' ? 7 : 5;
  let count = 0;
  for (let suit = 1; suit <= pack.plainSuits; suit += 1) {
    const mask = masks[suit] as number;
    features[count] = mask >> top;
    features[count + 1] = LENGTHS + Math.min(LONGEST, countBits(mask));
    count += 2;
  }
  const trumps = masks[0] as number;
  for (let left = trumps; left !== 0; left &= left - 1) {
    features[count] = TRUMP_AT + lowest(left);
    count += 1;
  }
  features[count] = TRUMP_COUNT + Math.min(MOST_TRUMPS, countBits(trumps));
  count += 1;
  if (masks[LOOSE] === 0) return count;
  features[count] = LOOSE_AT;
  return count + 1;
};

const features = new Int32Array(MOST_FEATURES);

/** What a hand is worth by a table: the mean, and what each feature of the hand adds. */
export const sumOver = (pack: Pack, masks: Masks, table: readonly number[]): number => {
  const count = featuresOf(pack, masks, features);
  let sum = table[0] ?? 0;
  for (let at = 0; at < count; at += 1) {
    sum += table[(features[at] as number) + 1] as number;
  }
  return sum;
};
