import type { Board } from '../kernel/board.ts';
import { LOOSE, SEAT_SHIFT, TRUMPS } from '../kernel/pack.ts';

/** Bits of a plain suit: no plain suit has more than eleven cards. */
const PLAIN_BITS = 11;
/** Of the trumps the lower eleven are looked up apart from those above. */
const LOW_BITS = 11;
const LOW_MASK = (1 << LOW_BITS) - 1;
const HIGH_BITS = 10;
/** Bits of how many cards of a suit a seat has. */
const COUNT_BITS = 4;

/**
 * Whose the cards of each suit are, looked up by the cards that are left of it: the row of owners
 * from the best card down, two bits each, and how many each seat has. Since the deal is fixed, the
 * cards that are left say both.
 */
export interface Owners {
  /** `suit << 11 | cards`: the row in the highest bits, in the lowest the cards above the run. */
  readonly plainRow: Int32Array;
  readonly plainCounts: Int32Array;
  /** By which the suits are put in order, so that it makes no difference which suit is which. */
  readonly plainOrder: Float64Array;
  /** The upper and the lower part of the row of trumps, owners in the highest bits. */
  readonly upperRow: Int32Array;
  readonly upperSize: Int32Array;
  readonly lowerRow: Int32Array;
}

export const createOwners = (): Owners => ({
  plainRow: new Int32Array(8 << PLAIN_BITS),
  plainCounts: new Int32Array(8 << PLAIN_BITS),
  plainOrder: new Float64Array(8 << PLAIN_BITS),
  upperRow: new Int32Array(1 << HIGH_BITS),
  upperSize: new Int32Array(1 << HIGH_BITS),
  lowerRow: new Int32Array(1 << LOW_BITS),
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

/** The owners of some cards, from the best down, in the highest bits. */
const rowOf = (held: Int32Array, first: number, cards: number, size: number): number => {
  let row = 0;
  let shift = 30;
  for (let index = size - 1; index >= 0; index -= 1) {
    if ((cards & (1 << index)) === 0) continue;
    row |= (held[first + index] as number) << shift;
    shift -= 2;
  }
  return row;
};

const countsOf = (held: Int32Array, first: number, cards: number, size: number): number => {
  let counts = 0;
  for (let index = 0; index < size; index += 1) {
    if ((cards & (1 << index)) !== 0) {
      counts += 1 << ((held[first + index] as number) * COUNT_BITS);
    }
  }
  return counts;
};

/** Fills the tables for the hand on the board. */
export const fillOwners = (owners: Owners, board: Board): void => {
  const { plainSuits, runHigh } = board.pack;
  const held = ownersOn(board);
  for (let suit = 1; suit <= plainSuits; suit += 1) {
    const at = suit << PLAIN_BITS;
    for (let cards = 0; cards < 1 << PLAIN_BITS; cards += 1) {
      const row = rowOf(held, suit << 5, cards, PLAIN_BITS);
      const counts = countsOf(held, suit << 5, cards, PLAIN_BITS);
      owners.plainRow[at | cards] = row | (cards >>> ((runHigh[suit] as number) + 1));
      owners.plainCounts[at | cards] = counts;
      owners.plainOrder[at | cards] = counts * 2 ** 32 + (row >>> 0);
    }
  }
  for (let cards = 0; cards < 1 << LOW_BITS; cards += 1) {
    owners.lowerRow[cards] = rowOf(held, 0, cards, LOW_BITS);
  }
  for (let cards = 0; cards < 1 << HIGH_BITS; cards += 1) {
    owners.upperRow[cards] = rowOf(held, LOW_BITS, cards, HIGH_BITS);
    owners.upperSize[cards] =
      cards === 0 ? 0 : (owners.upperSize[cards & (cards - 1)] as number) + 1;
  }
};

/**
 * The words of a key. Two say how many cards of the plain suits each seat has, the third and the
 * upper bits of the fourth whose the trumps are; in the lower bits of the fourth is everything else
 * that must be equal. Then come the plain suits in their order, the trumps above the run, and which
 * suits the plain ones are.
 */
export const KEY_WORDS = 8;
export const TRUMP_SINGLES = 8;
export const SUITS = 9;
export const EQUAL_MASK = (1 << 15) - 1;

/** Writes the key of the trick that is about to begin. */
export const writeKey = (
  owners: Owners,
  board: Board,
  fateMask: number,
  key: Int32Array,
  at: number,
): void => {
  const { live, pack } = board;
  const { plainOrder, plainCounts, plainRow } = owners;
  const { plainSuits, runHigh, pagat } = pack;
  let first = (1 << PLAIN_BITS) | (live[1] as number);
  let second = (2 << PLAIN_BITS) | (live[2] as number);
  let third = (3 << PLAIN_BITS) | (live[3] as number);
  let fourth = plainSuits < 4 ? 0 : (4 << PLAIN_BITS) | (live[4] as number);
  let swap = 0;
  if ((plainOrder[first] as number) < (plainOrder[second] as number)) {
    swap = first;
    first = second;
    second = swap;
  }
  if ((plainOrder[third] as number) < (plainOrder[fourth] as number)) {
    swap = third;
    third = fourth;
    fourth = swap;
  }
  if ((plainOrder[first] as number) < (plainOrder[third] as number)) {
    swap = first;
    first = third;
    third = swap;
  }
  if ((plainOrder[second] as number) < (plainOrder[fourth] as number)) {
    swap = second;
    second = fourth;
    fourth = swap;
  }
  if ((plainOrder[second] as number) < (plainOrder[third] as number)) {
    swap = second;
    second = third;
    third = swap;
  }
  const trumps = live[0] as number;
  const upper = trumps >>> LOW_BITS;
  const lowerRow = owners.lowerRow[trumps & LOW_MASK] as number;
  const size = owners.upperSize[upper] as number;
  const hasPagat = pagat < 0 ? 0 : trumps & 1;
  const equal =
    (((board.tricksLeft << 2) | board.turn) << 8) |
    ((live[LOOSE] as number) << 7) |
    (hasPagat << 6) |
    (board.fate & fateMask);
  key[at] = ((plainCounts[first] as number) << 16) | (plainCounts[second] as number);
  key[at + 1] = ((plainCounts[third] as number) << 16) | (plainCounts[fourth] as number);
  key[at + 2] = (owners.upperRow[upper] as number) | (lowerRow >>> (2 * size));
  key[at + 3] = (size > 5 ? lowerRow << (32 - 2 * size) : 0) | equal;
  key[at + 4] = plainRow[first] as number;
  key[at + 5] = plainRow[second] as number;
  key[at + 6] = plainRow[third] as number;
  key[at + 7] = plainRow[fourth] as number;
  key[at + TRUMP_SINGLES] = trumps >>> ((runHigh[0] as number) + 1);
  key[at + SUITS] =
    (first >>> PLAIN_BITS) |
    ((second >>> PLAIN_BITS) << 3) |
    ((third >>> PLAIN_BITS) << 6) |
    ((fourth >>> PLAIN_BITS) << 9);
};
