import { countBits, highest } from '../kernel/bits.ts';
import type { Board } from '../kernel/board.ts';
import { type CardNumber, LOOSE, TRUMPS } from '../kernel/pack.ts';
import { PLAIN_BITS, PLAIN_MASK } from './owners.ts';

/**
 * The cards inside runs of equal worth whose rank a proof has made use of: word 0 the trumps, word 1
 * the plain suits, seven bits each. Only the lowest bit of a suit counts: everything above it
 * matters too, and below it only how many cards each seat has.
 */
export type Relevance = Int32Array;

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
  const marked =
    suit === TRUMPS
      ? (relevance[0] as number)
      : ((relevance[1] as number) >>> (PLAIN_BITS * (suit - 1))) & PLAIN_MASK;
  const low = marked & -marked;
  if (low === 0 || low <= bit) return;
  const above = -bit << 1;
  const others = (board.live[suit] as number) & ~own & run & above;
  const equals = own & run & above & (others === 0 ? -1 : (others & -others) - 1);
  if (equals >= low) markCard(board, card, relevance);
};

/** How many cards of the run of trumps matter, counted from the top, and those of the plain suits. */
export const depthsOf = (board: Board, relevance: Relevance): number => {
  const { live, pack } = board;
  let depths = 0;
  const trumps = relevance[0] as number;
  if (trumps !== 0) {
    const low = trumps & -trumps;
    depths = countBits((live[0] as number) & (pack.runs[0] as number) & -low);
  }
  let plain = relevance[1] as number;
  let shift = 5;
  for (let suit = 1; plain !== 0; suit += 1) {
    const marked = plain & PLAIN_MASK;
    if (marked !== 0) {
      const low = marked & -marked;
      depths |= countBits((live[suit] as number) & (pack.runs[suit] as number) & -low) << shift;
    }
    plain >>>= PLAIN_BITS;
    shift += 3;
  }
  return depths;
};

/** The depths that make every card of every run matter. */
export const wholeDepths = ({ live, pack }: Board): number => {
  let depths = countBits((live[0] as number) & (pack.runs[0] as number));
  for (let suit = 1; suit <= pack.plainSuits; suit += 1) {
    const count = countBits((live[suit] as number) & (pack.runs[suit] as number));
    depths |= count << (3 * suit + 2);
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
export const markDepths = (board: Board, depths: number, relevance: Relevance): void => {
  const { live, pack } = board;
  const trumps = depths & 31;
  if (trumps !== 0) {
    relevance[0] =
      (relevance[0] as number) | fromTop((live[0] as number) & (pack.runs[0] as number), trumps);
  }
  let plain = depths >>> 5;
  for (let suit = 1; plain !== 0; suit += 1) {
    const depth = plain & 7;
    if (depth !== 0) {
      const bit = fromTop((live[suit] as number) & (pack.runs[suit] as number), depth);
      relevance[1] = (relevance[1] as number) | (bit << (PLAIN_BITS * (suit - 1)));
    }
    plain >>>= 3;
  }
};
