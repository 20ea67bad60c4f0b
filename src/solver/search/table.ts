import type { Pack } from '../kernel/pack.ts';
import { createDifferences, type Differences } from './differences.ts';
import {
  agrees,
  BOUNDS,
  DEPTHS,
  differenceOf,
  FAR,
  KEY,
  NEXT,
  SINGLES,
  STRIDE,
  tighten,
} from './entry.ts';
import { EQUAL_MASK, KEY_WORDS, TRUMP_SINGLES } from './owners.ts';

const SMALLEST = 1 << 12;

/**
 * What is known of tricks about to begin. Each entry says how far down each suit the owners must
 * agree, and has a lower and an upper bound. Where they agree and cards at the same places count
 * more or less, the same play yields no more than the sum of those differences more or less.
 */
export interface Table {
  readonly heads: Int32Array;
  /** By what must be equal, the card after one that settled such a position last, or 0. */
  readonly hints: Int32Array;
  entries: Int32Array;
  used: number;
  readonly most: number;
  readonly differences: Differences;
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
  hints: new Int32Array(1 << headBits),
  entries: new Int32Array(SMALLEST * STRIDE),
  used: 1,
  most,
  differences: createDifferences(pack),
  strict,
  value: 0,
  depths: 0,
});

export const clearTable = (table: Table): void => {
  table.heads.fill(0);
  table.hints.fill(0);
  table.used = 1;
};

/**
 * Entries that rest on many trumps are the most: they are kept apart, by the owners of the best
 * trumps. By tier, the depth that it begins with, which is how many owners are looked at.
 */
const TIERS = Int32Array.of(0, 3, 6);

const tierOf = (depths: number): number => {
  const trumps = depths & 31;
  return trumps < 3 ? 0 : trumps < 6 ? 1 : 2;
};

const hashOf = (key: Int32Array, at: number): number => {
  let hash = Math.imul(key[at] as number, 0x9e3779b1) ^ (key[at + 1] as number);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ ((key[at + 3] as number) & EQUAL_MASK);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
};

const headOf = (table: Table, hash: number, trumps: number, tier: number): number => {
  const owners = tier === 0 ? 0 : (trumps >>> (32 - 2 * (TIERS[tier] as number))) | (tier << 12);
  const mixed = Math.imul(hash ^ owners, 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) & (table.heads.length - 1);
};

/** The card that settled a position like this last, or -1. */
export const hintOf = (table: Table, key: Int32Array, at: number): number =>
  (table.hints[hashOf(key, at) & (table.hints.length - 1)] as number) - 1;

export const keepHint = (table: Table, key: Int32Array, at: number, card: number): void => {
  table.hints[hashOf(key, at) & (table.hints.length - 1)] = card + 1;
};

/**
 * Looks for a proof that the value reaches the target, or that it does not. Leaves the bound in
 * `value` and what it rests on in `depths`.
 */
export const probe = (table: Table, key: Int32Array, at: number, target: number): boolean => {
  const hash = hashOf(key, at);
  const trumps = key[at + 2] as number;
  for (let tier = 0; tier < TIERS.length; tier += 1) {
    if (probeRow(table, headOf(table, hash, trumps, tier), key, at, target)) return true;
  }
  return false;
};

/** Looks through the entries of one head. What is found comes to the front. */
const probeRow = (
  table: Table,
  head: number,
  key: Int32Array,
  at: number,
  target: number,
): boolean => {
  const { entries, heads, differences } = table;
  const first = key[at] as number;
  const second = key[at + 1] as number;
  let before = 0;
  let entry = heads[head] as number;
  for (; entry !== 0; entry = entries[entry + NEXT] as number) {
    const bounds = entries[entry + BOUNDS] as number;
    const lower = bounds >> 16;
    const upper = (bounds << 16) >> 16;
    if (
      (lower >= target || upper < target) &&
      entries[entry + KEY] === first &&
      entries[entry + KEY + 1] === second &&
      agrees(entries, entry, entries[entry + DEPTHS] as number, key, at) &&
      settles(table, differenceOf(differences, entries, entry, key, at), lower, upper, target)
    ) {
      table.depths = entries[entry + DEPTHS] as number;
      if (before !== 0) {
        entries[before + NEXT] = entries[entry + NEXT] as number;
        entries[entry + NEXT] = heads[head] as number;
        heads[head] = entry;
      }
      return true;
    }
    before = entry;
  }
  return false;
};

/** Whether bounds still settle the question after so much difference. Leaves the one that does. */
const settles = (
  table: Table,
  difference: number,
  lower: number,
  upper: number,
  target: number,
): boolean => {
  if (table.strict && difference !== 0) return false;
  const reaches = lower >= target;
  table.value = reaches ? lower - (difference >>> 16) : upper + (difference & 0xffff);
  return reaches ? table.value >= target : table.value < target;
};

const grow = (table: Table): void => {
  const entries = new Int32Array(
    Math.min(table.most, 2 * (table.entries.length / STRIDE)) * STRIDE,
  );
  entries.set(table.entries);
  table.entries = entries;
};

/** The most entries of one head; then the one that was of use longest ago makes room. */
const LONGEST = 64;

/** Stores a bound that was proven: a lower one if it reaches the target. */
export const store = (
  table: Table,
  key: Int32Array,
  at: number,
  depths: number,
  value: number,
  isLower: boolean,
): void => {
  const head = headOf(table, hashOf(key, at), key[at + 2] as number, tierOf(depths));
  const { entries, heads, differences } = table;
  let before = 0;
  let left = LONGEST;
  let entry = heads[head] as number;
  for (; entry !== 0; entry = entries[entry + NEXT] as number) {
    left -= 1;
    if (
      entries[entry + DEPTHS] === depths &&
      entries[entry + KEY] === key[at] &&
      entries[entry + KEY + 1] === key[at + 1] &&
      agrees(entries, entry, depths, key, at) &&
      differenceOf(differences, entries, entry, key, at) === 0
    ) {
      tighten(entries, entry, value, isLower);
      return;
    }
    if (left === 0) {
      entries[before + NEXT] = entries[entry + NEXT] as number;
      break;
    }
    before = entry;
  }
  if (entry === 0) entry = roomFor(table);
  write(table, entry, head, key, at);
  table.entries[entry + DEPTHS] = depths;
  table.entries[entry + BOUNDS] = isLower ? (value << 16) | FAR : (-FAR << 16) | (value & 0xffff);
};

/** A new entry. When all are used up, everything is forgotten. */
const roomFor = (table: Table): number => {
  if (table.used === table.most) clearTable(table);
  if (table.used * STRIDE === table.entries.length) grow(table);
  const entry = table.used * STRIDE;
  table.used += 1;
  return entry;
};

/** Writes the key of an entry and puts it to the front. */
const write = (table: Table, entry: number, head: number, key: Int32Array, at: number): void => {
  const { entries, heads } = table;
  for (let word = 0; word < KEY_WORDS; word += 1) {
    entries[entry + KEY + word] = key[at + word] as number;
  }
  entries[entry + SINGLES] = key[at + TRUMP_SINGLES] as number;
  entries[entry + NEXT] = heads[head] as number;
  heads[head] = entry;
};
