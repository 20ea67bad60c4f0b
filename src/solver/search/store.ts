import { agrees, covers, DEPTHS, differenceOf, FAR, KEY, SINGLES, STRIDE } from './entry.ts';
import { outlineMask, outlineOf } from './outline.ts';
import { KEY_WORDS, TRUMP_SINGLES } from './owners.ts';
import {
  COUNT,
  ENTRY,
  LONGEST,
  MASK,
  OUTLINE,
  PLACE,
  ROW_HEAD,
  withoutPlace,
  withPlace,
} from './rows.ts';
import { clearProofs, headFor, type Table } from './table.ts';

/** Stores a bound that was proven: a lower one if it reaches the target. */
export const store = (
  table: Table,
  key: Int32Array,
  at: number,
  depths: number,
  value: number,
  isLower: boolean,
): void => {
  if (table.used === table.most && table.struck === 0) clearProofs(table);
  const { heads, rows } = table;
  const head = headFor(table, key, at, depths);
  const outline = outlineOf(key, at);
  const mask = outlineMask(depths);
  const before = heads[head] as number;
  if (before !== 0) {
    if (isKnown(table, before, outline, mask, key, at, depths, value, isLower)) return;
    if (rows.words[before + COUNT] === LONGEST) strike(table, before, 0);
  }
  const row = withPlace(rows, before);
  heads[head] = row;
  const { words } = rows;
  const place = row + ROW_HEAD + ((words[row + COUNT] as number) - 1) * PLACE;
  words[place] = isLower ? (value << 16) | FAR : (-FAR << 16) | (value & 0xffff);
  words[place + OUTLINE] = outline;
  words[place + MASK] = mask;
  words[place + ENTRY] = write(table, depths, key, at);
};

/**
 * Whether a row has the same proof, which then takes the bound over. Strikes proofs that rest on more
 * and bring no more.
 */
const isKnown = (
  table: Table,
  row: number,
  outline: number,
  mask: number,
  key: Int32Array,
  at: number,
  depths: number,
  value: number,
  isLower: boolean,
): boolean => {
  const { entries, differences } = table;
  const { words } = table.rows;
  const begin = row + ROW_HEAD;
  for (let index = (words[row + COUNT] as number) - 1; index >= 0; index -= 1) {
    const place = begin + index * PLACE;
    if (((words[place + MASK] as number) & mask) !== mask) continue;
    if ((((words[place + OUTLINE] as number) ^ outline) & mask) !== 0) continue;
    const entry = words[place + ENTRY] as number;
    const rests = entries[entry + DEPTHS] as number;
    if (!covers(rests, depths) || !agrees(entries, entry, depths, key, at)) continue;
    const difference = differenceOf(differences, entries, entry, key, at);
    if (rests === depths && difference === 0) {
      tighten(words, place, value, isLower);
      return true;
    }
    if (table.strict && difference !== 0) continue;
    if (isWeaker(words[place] as number, difference, value, isLower)) strike(table, row, index);
  }
  return false;
};

/** Whether a proof says no more than a bound, where its cards count so much more or less. */
const isWeaker = (bounds: number, difference: number, value: number, isLower: boolean): boolean => {
  const lower = bounds >> 16;
  const upper = (bounds << 16) >> 16;
  if (isLower) return upper === FAR && lower <= value - (difference & 0xffff);
  return lower === -FAR && upper >= value + (difference >>> 16);
};

const strike = (table: Table, row: number, index: number): void => {
  const { words } = table.rows;
  const entry = words[row + ROW_HEAD + index * PLACE + ENTRY] as number;
  table.entries[entry] = table.struck;
  table.struck = entry + 1;
  withoutPlace(words, row, index);
};

/** Gives a proof another bound. */
const tighten = (words: Int32Array, place: number, value: number, isLower: boolean): void => {
  const bounds = words[place] as number;
  const lower = isLower ? Math.max(value, bounds >> 16) : bounds >> 16;
  const upper = isLower ? (bounds << 16) >> 16 : Math.min(value, (bounds << 16) >> 16);
  words[place] = (lower << 16) | (upper & 0xffff);
};

const roomFor = (table: Table): number => {
  if (table.struck !== 0) {
    const entry = table.struck - 1;
    table.struck = table.entries[entry] as number;
    return entry;
  }
  if (table.used * STRIDE === table.entries.length) {
    const entries = new Int32Array(Math.min(table.most, 2 * table.used) * STRIDE);
    entries.set(table.entries);
    table.entries = entries;
  }
  table.used += 1;
  return (table.used - 1) * STRIDE;
};

/** Writes what a proof rests on, and says where. */
const write = (table: Table, depths: number, key: Int32Array, at: number): number => {
  const entry = roomFor(table);
  const { entries } = table;
  entries[entry + DEPTHS] = depths;
  for (let word = 0; word < KEY_WORDS; word += 1) {
    entries[entry + KEY + word] = key[at + word] as number;
  }
  entries[entry + SINGLES] = key[at + TRUMP_SINGLES] as number;
  return entry;
};
