import { KEY_WORDS, PLAIN_BITS } from './owners.ts';

const STRIDE = 10;
const DEPTHS = KEY_WORDS;
const BOUNDS = KEY_WORDS + 1;
const NEXT = KEY_WORDS + 2;
const SMALLEST = 1 << 12;

/** No bound: further than any value can be. */
export const FAR = 30_000;

/**
 * What is known of tricks about to begin. Under one key of what must be equal hang entries that say
 * how far down each run the owners must agree, and a lower and an upper bound.
 */
export interface Table {
  readonly heads: Int32Array;
  entries: Int32Array;
  used: number;
  readonly most: number;
  /** The bound and the depths of the entry that was found last. */
  value: number;
  depths: number;
}

/** A table that grows up to so many entries of 40 bytes, and is emptied when they are used up. */
export const createTable = (headBits: number, most: number): Table => ({
  heads: new Int32Array(1 << headBits),
  entries: new Int32Array(SMALLEST * STRIDE),
  used: 1,
  most,
  value: 0,
  depths: 0,
});

export const clearTable = (table: Table): void => {
  table.heads.fill(0);
  table.used = 1;
};

const headOf = (table: Table, key: Int32Array, at: number): number => {
  let hash = Math.imul(key[at] as number, 0x9e3779b1) ^ (key[at + 1] as number);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ (key[at + 2] as number);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) & (table.heads.length - 1);
};

/** By depths of two plain suits, the bits of their rows that must agree. */
const PLAIN_ROWS = Int32Array.from({ length: 64 }, (_, depths) => {
  const first = depths & 7;
  const second = depths >>> 3;
  const full = (1 << (2 * PLAIN_BITS)) - 1;
  const rowOf = (depth: number): number => full & ~(full >>> (2 * depth));
  return (rowOf(first) << (2 * PLAIN_BITS)) | rowOf(second);
});

/** The last row stands alone in its word where the number of plain suits is odd. */
const LONE_ROWS = Int32Array.from({ length: 64 }, (_, depths) => {
  const full = (1 << (2 * PLAIN_BITS)) - 1;
  return full & ~(full >>> (2 * (depths & 7)));
});

const agrees = (
  entries: Int32Array,
  entry: number,
  key: Int32Array,
  at: number,
  lone: boolean,
): boolean => {
  const depths = entries[entry + DEPTHS] as number;
  const trumps = depths & 31;
  if (trumps !== 0) {
    const top = (entries[entry + 3] as number) ^ (key[at + 3] as number);
    if (trumps < 16) {
      if (top >>> (32 - 2 * trumps) !== 0) return false;
    } else {
      if (top !== 0) return false;
      const rest = (entries[entry + 4] as number) ^ (key[at + 4] as number);
      if (trumps > 16 && rest >>> (64 - 2 * trumps) !== 0) return false;
    }
  }
  const first = (depths >>> 5) & 63;
  const rowsA = (entries[entry + 5] as number) ^ (key[at + 5] as number);
  if (first !== 0 && (rowsA & (PLAIN_ROWS[first] as number)) !== 0) return false;
  const second = depths >>> 11;
  if (second === 0) return true;
  const rowsB = (entries[entry + 6] as number) ^ (key[at + 6] as number);
  return (rowsB & ((lone ? LONE_ROWS : PLAIN_ROWS)[second] as number)) === 0;
};

/**
 * Looks for a proof that the value reaches the target, or that it does not. Leaves the bound in
 * `value` and what it rests on in `depths`.
 */
export const probe = (
  table: Table,
  key: Int32Array,
  at: number,
  target: number,
  lone: boolean,
): boolean => {
  const { entries } = table;
  let entry = table.heads[headOf(table, key, at)] as number;
  for (; entry !== 0; entry = entries[entry + NEXT] as number) {
    if (entries[entry] !== key[at]) continue;
    if (entries[entry + 1] !== key[at + 1] || entries[entry + 2] !== key[at + 2]) continue;
    const bounds = entries[entry + BOUNDS] as number;
    const lower = bounds >> 16;
    const upper = (bounds << 16) >> 16;
    if (lower < target && upper >= target) continue;
    if (!agrees(entries, entry, key, at, lone)) continue;
    table.value = lower >= target ? lower : upper;
    table.depths = entries[entry + DEPTHS] as number;
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
  lone: boolean,
): void => {
  const head = headOf(table, key, at);
  let { entries } = table;
  for (
    let entry = table.heads[head] as number;
    entry !== 0;
    entry = entries[entry + NEXT] as number
  ) {
    if (entries[entry + DEPTHS] !== depths || entries[entry] !== key[at]) continue;
    if (entries[entry + 1] !== key[at + 1] || entries[entry + 2] !== key[at + 2]) continue;
    if (!agrees(entries, entry, key, at, lone)) continue;
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
  for (let word = 0; word < KEY_WORDS; word += 1) entries[entry + word] = key[at + word] as number;
  entries[entry + DEPTHS] = depths;
  const lower = isLower ? value : -FAR;
  const upper = isLower ? FAR : value;
  entries[entry + BOUNDS] = (lower << 16) | (upper & 0xffff);
  entries[entry + NEXT] = table.heads[head] as number;
  table.heads[head] = entry;
};
