import type { Board } from '../kernel/board.ts';
import { SEAT_SHIFT, TRUMPS } from '../kernel/pack.ts';

/** Bits of a plain suit in a packed word: no run of a plain suit is longer than seven cards. */
export const PLAIN_BITS = 7;
export const PLAIN_MASK = (1 << PLAIN_BITS) - 1;
const LOW_BITS = 9;
const LOW_MASK = (1 << LOW_BITS) - 1;

/**
 * Whose the cards of each run are, looked up by the cards that are left of it: the row of owners
 * from the best card down, two bits each, and how many each seat has. Since the deal is fixed, the
 * cards that are left say both.
 */
export interface Owners {
  /** `suit << 7 | cards` to 14 bits, the best card's owner in the highest two. */
  readonly plainRow: Int32Array;
  readonly plainCounts: Int32Array;
  /** The upper and the lower part of the long row of trumps, owners in the highest bits. */
  readonly upperRow: Int32Array;
  readonly upperCounts: Int32Array;
  readonly upperSize: Int32Array;
  readonly lowerRow: Int32Array;
  readonly lowerCounts: Int32Array;
}

export const createOwners = (): Owners => ({
  plainRow: new Int32Array(8 << PLAIN_BITS),
  plainCounts: new Int32Array(8 << PLAIN_BITS),
  upperRow: new Int32Array(1024),
  upperCounts: new Int32Array(1024),
  upperSize: new Int32Array(1024),
  lowerRow: new Int32Array(512),
  lowerCounts: new Int32Array(512),
});

/** By card number, the seat that held each card when the board was set up. */
const ownersOn = (board: Board): Int32Array => {
  const owners = new Int32Array(256);
  for (let seat = 0; seat < board.pack.seats; seat += 1) {
    for (let suit = TRUMPS; suit < 8; suit += 1) {
      const mask = board.hands[(seat << SEAT_SHIFT) | suit] as number;
      for (let rank = 0; rank < 32; rank += 1) {
        if ((mask & (1 << rank)) !== 0) owners[(suit << 5) | rank] = seat;
      }
    }
  }
  for (let index = 0; index < board.ply; index += 1) {
    owners[board.trail[index] as number] = board.saved[index << 3] as number;
  }
  return owners;
};

interface Part {
  readonly row: Int32Array;
  readonly counts: Int32Array;
  readonly at: number;
  readonly size: number;
  /** Bits of the row's word. */
  readonly width: number;
  readonly countWidth: number;
  readonly ownerOf: (index: number) => number;
}

/** Each entry follows from the entry without its lowest card. */
const fill = ({ row, counts, at, size, width, countWidth, ownerOf }: Part): void => {
  for (let cards = 0; cards < 1 << size; cards += 1) {
    let word = 0;
    let count = 0;
    let shift = width - 2;
    for (let index = size - 1; index >= 0; index -= 1) {
      if ((cards & (1 << index)) === 0) continue;
      const owner = ownerOf(index);
      word |= owner << shift;
      shift -= 2;
      count += 1 << (owner * countWidth);
    }
    row[at + cards] = word;
    counts[at + cards] = count;
  }
};

/** Fills the tables for the hand on the board. */
export const fillOwners = (owners: Owners, board: Board): void => {
  const { pack } = board;
  const held = ownersOn(board);
  for (let suit = 1; suit <= pack.plainSuits; suit += 1) {
    const low = pack.runLow[suit] as number;
    fill({
      row: owners.plainRow,
      counts: owners.plainCounts,
      at: suit << PLAIN_BITS,
      size: (pack.runHigh[suit] as number) - low + 1,
      width: 2 * PLAIN_BITS,
      countWidth: 3,
      ownerOf: (index) => held[(suit << 5) | (low + index)] as number,
    });
  }
  const low = pack.runLow[TRUMPS] as number;
  const size = (pack.runHigh[TRUMPS] as number) - low + 1;
  const countWidth = pack.seats === 3 ? 5 : 3;
  fill({
    row: owners.lowerRow,
    counts: owners.lowerCounts,
    at: 0,
    size: Math.min(size, LOW_BITS),
    width: 32,
    countWidth,
    ownerOf: (index) => held[low + index] as number,
  });
  fill({
    row: owners.upperRow,
    counts: owners.upperCounts,
    at: 0,
    size: Math.max(0, size - LOW_BITS),
    width: 32,
    countWidth,
    ownerOf: (index) => held[low + LOW_BITS + index] as number,
  });
  for (let cards = 0; cards < 1024; cards += 1) {
    owners.upperSize[cards] =
      cards === 0 ? 0 : (owners.upperSize[cards & (cards - 1)] as number) + 1;
  }
};

/** The words of a key: three that must be equal, four of rows that must agree as far as it matters. */
export const KEY_WORDS = 7;

/** Writes the key of the trick that is about to begin. */
export const writeKey = (
  owners: Owners,
  board: Board,
  fateMask: number,
  key: Int32Array,
  at: number,
): void => {
  const { live, pack } = board;
  const { plainSuits, plainSingles, runLow, runHigh } = pack;
  const low0 = runLow[0] as number;
  const trumps = live[0] as number;
  let singles = ((trumps >>> ((runHigh[0] as number) + 1)) << low0) | (trumps & ((1 << low0) - 1));
  let countsA = 0;
  let countsB = 0;
  let rowsA = 0;
  let rowsB = 0;
  for (let suit = 1; suit <= plainSuits; suit += 1) {
    const cards = live[suit] as number;
    const size = (runHigh[suit] as number) + 1;
    singles = (singles << plainSingles) | (cards >>> size);
    const entry = (suit << PLAIN_BITS) | (cards & ((1 << size) - 1));
    const counts = owners.plainCounts[entry] as number;
    const row = owners.plainRow[entry] as number;
    if (suit <= 2) {
      countsA = (countsA << 12) | counts;
      rowsA = (rowsA << (2 * PLAIN_BITS)) | row;
    } else {
      countsB = (countsB << 12) | counts;
      rowsB = (rowsB << (2 * PLAIN_BITS)) | row;
    }
  }
  const run = (trumps & (pack.runs[0] as number)) >>> low0;
  const lower = run & LOW_MASK;
  const upper = run >>> LOW_BITS;
  const counts = (owners.upperCounts[upper] as number) + (owners.lowerCounts[lower] as number);
  const size = owners.upperSize[upper] as number;
  const lowerRow = owners.lowerRow[lower] as number;
  singles = (singles << 1) | (live[5] as number);
  singles = (singles << 2) | board.turn;
  key[at] = (singles << 6) | (board.fate & fateMask);
  key[at + 1] = (countsA << 8) | (counts & 255);
  key[at + 2] = (countsB << 8) | (counts >>> 8);
  key[at + 3] = (owners.upperRow[upper] as number) | (lowerRow >>> (2 * size));
  key[at + 4] = size > 7 ? lowerRow << (32 - 2 * size) : 0;
  key[at + 5] = rowsA;
  key[at + 6] = rowsB;
};
