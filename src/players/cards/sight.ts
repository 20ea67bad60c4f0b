import { type Board, countBits, type Pack, SEAT_SHIFT } from '#solver';

/** Suits of a kernel pack: trumps, four plain ones, the Gstieß. */
export const SUITS = 6;

/** What the player to move knows of the cards that are not in the own hand. */
export interface Sight {
  /** By suit, the cards that others may hold, as a mask. */
  readonly unseen: Int32Array;
  /** How many these are. */
  count: number;
  /** By seat, from 0: the suits that it has shown to be void of, one bit each. */
  readonly voids: Int32Array;
  /** By number of cards: the odds that a seat holds none of them (see odds.ts). */
  readonly none: Float64Array;
}

/** No suit has more cards than this, nor one less. */
const LONGEST_SUIT = 22;

export const emptySight = (pack: Pack): Sight => ({
  unseen: new Int32Array(SUITS),
  count: 0,
  voids: new Int32Array(pack.seats),
  none: new Float64Array(LONGEST_SUIT),
});

/**
 * What the player to move on this board has not seen: all live cards but the own ones and those of
 * the open trick. Whose they are is not looked at.
 */
export const lookAround = (board: Board, sight: Sight): void => {
  const { hands, live, turn, trail, ply, place } = board;
  const { unseen } = sight;
  const base = turn << SEAT_SHIFT;
  for (let suit = 0; suit < SUITS; suit += 1) {
    unseen[suit] = (live[suit] as number) & ~(hands[base | suit] as number);
  }
  for (let at = ply - place; at < ply; at += 1) {
    const card = trail[at] as number;
    const suit = card >> 5;
    unseen[suit] = (unseen[suit] as number) & ~(1 << (card & 31));
  }
  let count = 0;
  for (let suit = 0; suit < SUITS; suit += 1) count += countBits(unseen[suit] as number);
  sight.count = count;
};
