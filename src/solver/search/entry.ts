import type { Differences } from './differences.ts';
import { EQUAL_MASK, KEY_WORDS, TRUMP_SINGLES } from './owners.ts';

/** Where the words of an entry of the table are. */
export const STRIDE = 12;
export const BOUNDS = 0;
export const NEXT = 1;
export const DEPTHS = 2;
export const KEY = 3;
export const SINGLES = 11;

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

/** Gives an entry another bound that was proven for it. */
export const tighten = (
  entries: Int32Array,
  entry: number,
  value: number,
  isLower: boolean,
): void => {
  const bounds = entries[entry + BOUNDS] as number;
  const lower = isLower ? Math.max(value, bounds >> 16) : bounds >> 16;
  const upper = isLower ? (bounds << 16) >> 16 : Math.min(value, (bounds << 16) >> 16);
  entries[entry + BOUNDS] = (lower << 16) | (upper & 0xffff);
};
