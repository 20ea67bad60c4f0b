import { type Board, isOver, legalMasks, play, undo } from '#solver';
import { SUITS } from '../cards/sight.ts';
import { type Stake, scoreOn } from './outcome.ts';

/** Cards left with all players together up to which the end is searched through. */
const LEFT: Readonly<Record<string, number>> = { droggn: 11, dobbm: 12 };

/** One row of masks for each card that may still be played. */
const rows = new Int32Array(8 * 32);

const search = (board: Board, stake: Stake, low: number, high: number, depth: number): number => {
  if (isOver(board)) return scoreOn(board, stake);
  const maximizes = board.turn === board.declarer;
  const at = depth << 3;
  legalMasks(board, rows, at);
  let best = maximizes ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  let [floor, ceiling] = [low, high];
  for (let suit = 0; suit < SUITS; suit += 1) {
    let mask = rows[at + suit] as number;
    while (mask !== 0) {
      const rank = 31 - Math.clz32(mask);
      mask ^= 1 << rank;
      play(board, (suit << 5) | rank);
      const value = search(board, stake, floor, ceiling, depth + 1);
      undo(board);
      if (maximizes ? value > best : value < best) best = value;
      if (maximizes) floor = Math.max(floor, best);
      else ceiling = Math.min(ceiling, best);
      if (floor >= ceiling) return best;
    }
  }
  return best;
};

/** The declarer's score if everybody plays perfectly from here; null while too many cards are left. */
export const scoreAfter = (board: Board, stake: Stake): number | null => {
  const { pack, tricksLeft, place } = board;
  const left = tricksLeft * pack.seats - place;
  if (left > (LEFT[pack.id] ?? 0)) return null;
  return search(board, stake, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0);
};
