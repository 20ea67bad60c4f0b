import type { Pack } from '../kernel/pack.ts';
import { createDifferences, type Differences } from './differences.ts';
import { agrees, DEPTHS, differenceOf, STRIDE } from './entry.ts';
import { outlineOf } from './outline.ts';
import { EQUAL_MASK } from './owners.ts';
import {
  COUNT,
  clearRows,
  createRows,
  ENTRY,
  exchange,
  MASK,
  OUTLINE,
  PLACE,
  ROW_HEAD,
  type Rows,
} from './rows.ts';

const SMALLEST = 1 << 12;

/**
 * What is known of tricks about to begin. Each proof says how far down each suit the owners must
 * agree, and has a lower and an upper bound. Where they agree and cards at the same places count
 * more or less, the same play yields no more than the sum of those differences more or less.
 */
export interface Table {
  /** By what must be equal, the row of proofs, or 0. */
  readonly heads: Int32Array;
  readonly rows: Rows;
  /** By what must be equal, the card after one that settled such a position last, or 0. */
  readonly hints: Int32Array;
  /** What each proof rests on. */
  entries: Int32Array;
  used: number;
  /** The first of the entries that were struck, plus one, or 0. */
  struck: number;
  readonly most: number;
  readonly differences: Differences;
  /** Whether a proof serves only where the same cards count the same. */
  readonly strict: boolean;
  /** The bound and the depths of the proof that was found last. */
  value: number;
  depths: number;
}

/** A table that grows up to so many proofs of about 70 bytes, and is emptied when they are used up. */
export const createTable = (
  headBits: number,
  most: number,
  pack: Pack,
  strict: boolean,
): Table => ({
  heads: new Int32Array(1 << headBits),
  rows: createRows(),
  hints: new Int32Array(1 << headBits),
  entries: new Int32Array(SMALLEST * STRIDE),
  used: 0,
  struck: 0,
  most,
  differences: createDifferences(pack),
  strict,
  value: 0,
  depths: 0,
});

export const clearProofs = (table: Table): void => {
  table.heads.fill(0);
  clearRows(table.rows);
  table.used = 0;
  table.struck = 0;
};

export const clearTable = (table: Table): void => {
  clearProofs(table);
  table.hints.fill(0);
};

/**
 * Proofs that rest on many trumps are the most: they are kept apart, by the owners of the best
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

/** Where the row begins that a proof of such depths belongs to. */
export const headFor = (table: Table, key: Int32Array, at: number, depths: number): number =>
  headOf(table, hashOf(key, at), key[at + 2] as number, tierOf(depths));

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
  const outline = outlineOf(key, at);
  for (let tier = 0; tier < TIERS.length; tier += 1) {
    const row = table.heads[headOf(table, hash, trumps, tier)] as number;
    if (row !== 0 && probeRow(table, row, outline, key, at, target)) return true;
  }
  return false;
};

/** Looks through a row from its end. What is found moves half the way there. */
const probeRow = (
  table: Table,
  row: number,
  outline: number,
  key: Int32Array,
  at: number,
  target: number,
): boolean => {
  const { entries, differences } = table;
  const { words } = table.rows;
  const count = words[row + COUNT] as number;
  const begin = row + ROW_HEAD;
  for (let index = count - 1; index >= 0; index -= 1) {
    const place = begin + index * PLACE;
    if ((((words[place + OUTLINE] as number) ^ outline) & (words[place + MASK] as number)) !== 0) {
      continue;
    }
    const bounds = words[place] as number;
    const lower = bounds >> 16;
    const upper = (bounds << 16) >> 16;
    if (lower < target && upper >= target) continue;
    const entry = words[place + ENTRY] as number;
    const depths = entries[entry + DEPTHS] as number;
    if (
      agrees(entries, entry, depths, key, at) &&
      settles(table, differenceOf(differences, entries, entry, key, at), lower, upper, target)
    ) {
      table.depths = depths;
      if (index < count - 1) exchange(words, place, begin + ((index + count) >> 1) * PLACE);
      return true;
    }
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
