import { countBits, highest } from '../kernel/bits.ts';
import type { Board } from '../kernel/board.ts';
import { type CardNumber, LOOSE, TRUMPS } from '../kernel/pack.ts';

/** Bits of the run of a plain suit. */
export const PLAIN_BITS = 7;
export const PLAIN_MASK = (1 << PLAIN_BITS) - 1;

/**
 * The cards inside runs of equal worth whose rank a proof has made use of: word 0 the trumps, word 1
 * the plain suits, seven bits each. Only the lowest bit of a suit counts: everything above it
 * matters too, and below it only how many cards each seat has.
 */
export type Relevance = Int32Array;

/** Forgets all marks. */
export const forget = (relevance: Relevance): void => {
  relevance[0] = 0;
  relevance[1] = 0;
};

/** Marks a card as relevant if it belongs to a run; -1 is none. */
export const markCard = (board: Board, card: CardNumber, relevance: Relevance): void => {
  const suit = card >> 5;
  if (card < 0 || suit === LOOSE) return;
  const bit = (1 << (card & 31)) & (board.pack.runs[suit] as number);
  if (bit === 0) return;
  if (suit === TRUMPS) relevance[0] = (relevance[0] as number) | bit;
  else relevance[1] = (relevance[1] as number) | (bit << (PLAIN_BITS * (suit - 1)));
};

/** Marks the winner of the trick just closed if it has beaten a card of its own run. */
export const markTrick = (board: Board, relevance: Relevance): void => {
  const { trail, ply, pack, turn } = board;
  const first = ply - pack.seats;
  let place = turn - (board.saved[first << 3] as number);
  if (place < 0) place += pack.seats;
  const card = trail[first + place] as number;
  const suit = card >> 5;
  if (suit === LOOSE || ((pack.runs[suit] as number) & (1 << (card & 31))) === 0) return;
  for (let index = first; index < ply; index += 1) {
    const other = trail[index] as number;
    if (other >> 5 !== suit || other === card) continue;
    if (((pack.runs[suit] as number) & (1 << (other & 31))) !== 0) {
      markCard(board, card, relevance);
      return;
    }
  }
};

/** The lowest card of a suit whose rank a proof has made use of, as a bit, or 0. */
export const lowestMarked = (relevance: Relevance, suit: number): number => {
  if (suit === LOOSE) return 0;
  const marked =
    suit === TRUMPS
      ? (relevance[0] as number)
      : ((relevance[1] as number) >>> (PLAIN_BITS * (suit - 1))) & PLAIN_MASK;
  return marked & -marked;
};

/**
 * When one card has been tried in place of its equals, and the rank of a better one of them
 * matters, then all of them matter. `card` is the lowest of them; it is still counted as held.
 */
export const markEquals = (
  board: Board,
  own: number,
  card: CardNumber,
  relevance: Relevance,
): void => {
  const suit = card >> 5;
  if (suit === LOOSE) return;
  const run = board.pack.runs[suit] as number;
  const bit = 1 << (card & 31);
  if ((run & bit) === 0) return;
  const low = lowestMarked(relevance, suit);
  if (low === 0 || low <= bit) return;
  const above = -bit << 1;
  const others = (board.live[suit] as number) & ~own & run & above;
  const equals = own & run & above & (others === 0 ? -1 : (others & -others) - 1);
  if (equals >= low) markCard(board, card, relevance);
};

/** How many cards of a suit, counted from the top, lie above the run or in it down to a mark. */
const depthOf = (board: Board, suit: number, marked: number): number => {
  const low = marked === 0 ? 2 << (board.pack.runHigh[suit] as number) : marked & -marked;
  return countBits((board.live[suit] as number) & -low);
};

/**
 * How many cards of each suit matter, counted from the top: five bits for the trumps, then four for
 * each of the plain suits in the order of the key, which is given with three bits each.
 */
export const depthsOf = (board: Board, relevance: Relevance, suits: number): number => {
  let depths = depthOf(board, TRUMPS, relevance[0] as number);
  const plain = relevance[1] as number;
  let shift = 5;
  for (let left = suits; left !== 0; left >>>= 3) {
    const suit = left & 7;
    const marked = (plain >>> (PLAIN_BITS * (suit - 1))) & PLAIN_MASK;
    depths |= depthOf(board, suit, marked) << shift;
    shift += 4;
  }
  return depths;
};

/** The depths that make every card matter. */
export const wholeDepths = ({ live }: Board, suits: number): number => {
  let depths = countBits(live[0] as number);
  let shift = 5;
  for (let left = suits; left !== 0; left >>>= 3) {
    depths |= countBits(live[left & 7] as number) << shift;
    shift += 4;
  }
  return depths;
};

/** The `count`-th card of a mask from the top, as a bit. */
const fromTop = (mask: number, count: number): number => {
  let left = mask;
  for (let skip = count; skip > 1; skip -= 1) left ^= 1 << highest(left);
  return 1 << highest(left);
};

/** Marks what a stored proof made use of. */
export const markDepths = (
  board: Board,
  depths: number,
  suits: number,
  relevance: Relevance,
): void => {
  const { live, pack } = board;
  const trumps = depths & 31;
  if (trumps !== 0) {
    relevance[0] =
      (relevance[0] as number) | (fromTop(live[0] as number, trumps) & (pack.runs[0] as number));
  }
  let plain = depths >>> 5;
  for (let left = suits; plain !== 0; left >>>= 3) {
    const depth = plain & 15;
    const suit = left & 7;
    if (depth !== 0) {
      const bit = fromTop(live[suit] as number, depth) & (pack.runs[suit] as number);
      relevance[1] = (relevance[1] as number) | (bit << (PLAIN_BITS * (suit - 1)));
    }
    plain >>>= 4;
  }
};
