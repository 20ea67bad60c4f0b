import type { Pack } from '../kernel/pack.ts';
import { type Differences, differencesOf } from './differences.ts';
import { EQUAL_MASK, KEY_WORDS, TRUMP_SINGLES } from './owners.ts';

const STRIDE = 12;
const BOUNDS = 0;
const NEXT = 1;
const DEPTHS = 2;
const KEY = 3;
const SINGLES = 11;
const SMALLEST = 1 << 12;

/** No bound: further than any value can be. */
export const FAR = 30_000;

/**
 * What is known of tricks about to begin. Each entry says how far down each suit the owners must
 * agree, and has a lower and an upper bound. Where they agree and cards at the same places count
 * more or less, the same play yields no more than the sum of those differences more or less.
 */
export interface Table {
  readonly heads: Int32Array;
  entries: Int32Array;
  used: number;
  readonly most: number;
  readonly plain: Differences;
  readonly trumps: Differences;
  /** Whether an entry serves only where the same cards count the same. */
  readonly strict: boolean;
  /** The bound and the depths of the entry that was found last. */
  value: number;
  depths: number;
}

/** A table that grows up to so many entries of 48 bytes, and is emptied when they are used up. */
export const createTable = (
  headBits: number,
  most: number,
  pack: Pack,
  strict: boolean,
): Table => ({
  heads: new Int32Array(1 << headBits),
  entries: new Int32Array(SMALLEST * STRIDE),
  used: 1,
  most,
  plain: differencesOf(pack, 1),
  trumps: differencesOf(pack, 0),
  strict,
  value: 0,
  depths: 0,
});

export const clearTable = (table: Table): void => {
  table.heads.fill(0);
  table.used = 1;
};

const headOf = (table: Table, key: Int32Array, at: number): number => {
  let hash = Math.imul(key[at] as number, 0x9e3779b1) ^ (key[at + 1] as number);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ ((key[at + 3] as number) & EQUAL_MASK);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) & (table.heads.length - 1);
};

/** The bits of the first so many owners of a row. */
const rowMask = (depth: number): number =>
  depth <= 0 ? 0 : depth >= 16 ? -1 : -1 << (32 - 2 * depth);

const TOP_MASKS = Int32Array.from({ length: 32 }, (_, depth) => rowMask(depth));
const REST_MASKS = Int32Array.from({ length: 32 }, (_, depth) => rowMask(depth - 16) | EQUAL_MASK);

const agrees = (
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
const differenceOf = (table: Table, entry: number, key: Int32Array, at: number): number => {
  const { entries, plain, trumps } = table;
  const base = entry + KEY;
  const singles = (entries[entry + SINGLES] as number) << 5;
  let sum = trumps[singles | (key[at + TRUMP_SINGLES] as number)] as number;
  for (let word = 4; word < KEY_WORDS; word += 1) {
    const one = (entries[base + word] as number) & 31;
    sum += plain[(one << 5) | ((key[at + word] as number) & 31)] as number;
  }
  return sum;
};

/**
 * Looks for a proof that the value reaches the target, or that it does not. Leaves the bound in
 * `value` and what it rests on in `depths`.
 */
export const probe = (table: Table, key: Int32Array, at: number, target: number): boolean => {
  const { entries } = table;
  const first = key[at] as number;
  const second = key[at + 1] as number;
  let entry = table.heads[headOf(table, key, at)] as number;
  for (; entry !== 0; entry = entries[entry + NEXT] as number) {
    const bounds = entries[entry + BOUNDS] as number;
    const lower = bounds >> 16;
    const upper = (bounds << 16) >> 16;
    if (lower < target && upper >= target) continue;
    if (entries[entry + KEY] !== first || entries[entry + KEY + 1] !== second) continue;
    const depths = entries[entry + DEPTHS] as number;
    if (!agrees(entries, entry, depths, key, at)) continue;
    const difference = differenceOf(table, entry, key, at);
    if (table.strict && difference !== 0) continue;
    if (lower >= target) {
      const value = lower - (difference >>> 16);
      if (value < target) continue;
      table.value = value;
    } else {
      const value = upper + (difference & 0xffff);
      if (value >= target) continue;
      table.value = value;
    }
    table.depths = depths;
    return true;
  }
  return false;
};

const grow = (table: Table): void => {
  const entries = new Int32Array(
    Math.min(table.most, 2 * (table.entries.length / STRIDE)) * STRIDE,
  );
  entries.set(table.entries);
  table.entries = entries;
};

/** Stores a bound that was proven: a lower one if it reaches the target. */
export const store = (
  table: Table,
  key: Int32Array,
  at: number,
  depths: number,
  value: number,
  isLower: boolean,
): void => {
  const head = headOf(table, key, at);
  let { entries } = table;
  for (
    let entry = table.heads[head] as number;
    entry !== 0;
    entry = entries[entry + NEXT] as number
  ) {
    if (entries[entry + DEPTHS] !== depths || entries[entry + KEY] !== key[at]) continue;
    if (entries[entry + KEY + 1] !== key[at + 1]) continue;
    if (!agrees(entries, entry, depths, key, at)) continue;
    if (differenceOf(table, entry, key, at) !== 0) continue;
    const bounds = entries[entry + BOUNDS] as number;
    const lower = isLower ? Math.max(value, bounds >> 16) : bounds >> 16;
    const upper = isLower ? (bounds << 16) >> 16 : Math.min(value, (bounds << 16) >> 16);
    entries[entry + BOUNDS] = (lower << 16) | (upper & 0xffff);
    return;
  }
  if (table.used === table.most) clearTable(table);
  if (table.used * STRIDE === entries.length) {
    grow(table);
    entries = table.entries;
  }
  const entry = table.used * STRIDE;
  table.used += 1;
  for (let word = 0; word < KEY_WORDS; word += 1) {
    entries[entry + KEY + word] = key[at + word] as number;
  }
  entries[entry + SINGLES] = key[at + TRUMP_SINGLES] as number;
  entries[entry + DEPTHS] = depths;
  const lower = isLower ? value : -FAR;
  const upper = isLower ? FAR : value;
  entries[entry + BOUNDS] = (lower << 16) | (upper & 0xffff);
  entries[entry + NEXT] = table.heads[head] as number;
  table.heads[head] = entry;
};
