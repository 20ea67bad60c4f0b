import type { Differences } from './differences.ts';
import { EQUAL_MASK, KEY_WORDS, TRUMP_SINGLES } from './owners.ts';

/** Where the words of a proof are: how far down the owners must agree, its key, the trumps above the run. */
export const STRIDE = 10;
export const DEPTHS = 0;
export const KEY = 1;
export const SINGLES = 9;

/** No bound: further than any value can be. */
export const FAR = 30_000;

/** The bits of the first so many owners of a row. */
const rowMask = (depth: number): number =>
  depth <= 0 ? 0 : depth >= 16 ? -1 : -1 << (32 - 2 * depth);

const TOP_MASKS = Int32Array.from({ length: 32 }, (_, depth) => rowMask(depth));
const REST_MASKS = Int32Array.from({ length: 32 }, (_, depth) => rowMask(depth - 16) | EQUAL_MASK);

/** Whether the owners agree as far down as it matters. */
export const agrees = (
  entries: Int32Array,
  entry: number,
  depths: number,
  key: Int32Array,
  at: number,
): boolean => {
  const base = entry + KEY;
  if (entries[base] !== key[at] || entries[base + 1] !== key[at + 1]) return false;
  const rest = (entries[base + 3] as number) ^ (key[at + 3] as number);
  if ((rest & (REST_MASKS[depths & 31] as number)) !== 0) return false;
  const trumps = (entries[base + 2] as number) ^ (key[at + 2] as number);
  if ((trumps & (TOP_MASKS[depths & 31] as number)) !== 0) return false;
  const first = (entries[base + 4] as number) ^ (key[at + 4] as number);
  if ((first & (TOP_MASKS[(depths >>> 5) & 15] as number)) !== 0) return false;
  const second = (entries[base + 5] as number) ^ (key[at + 5] as number);
  if ((second & (TOP_MASKS[(depths >>> 9) & 15] as number)) !== 0) return false;
  const third = (entries[base + 6] as number) ^ (key[at + 6] as number);
  if ((third & (TOP_MASKS[(depths >>> 13) & 15] as number)) !== 0) return false;
  const fourth = (entries[base + 7] as number) ^ (key[at + 7] as number);
  return (fourth & (TOP_MASKS[(depths >>> 17) & 15] as number)) === 0;
};

/** What the cards of an entry and of a key count place by place. */
export const differenceOf = (
  { plain, trumps }: Differences,
  entries: Int32Array,
  entry: number,
  key: Int32Array,
  at: number,
): number => {
  const base = entry + KEY;
  const singles = (entries[entry + SINGLES] as number) << 5;
  let sum = trumps[singles | (key[at + TRUMP_SINGLES] as number)] as number;
  for (let word = 4; word < KEY_WORDS; word += 1) {
    const one = (entries[base + word] as number) & 31;
    sum += plain[(one << 5) | ((key[at + word] as number) & 31)] as number;
  }
  return sum;
};

/** Whether every suit matters at least as far down in the one as in the other. */
export const covers = (one: number, other: number): boolean =>
  (one & 31) >= (other & 31) &&
  ((one >>> 5) & 15) >= ((other >>> 5) & 15) &&
  ((one >>> 9) & 15) >= ((other >>> 9) & 15) &&
  ((one >>> 13) & 15) >= ((other >>> 13) & 15) &&
  ((one >>> 17) & 15) >= ((other >>> 17) & 15);
