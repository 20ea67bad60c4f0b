import type { Board } from '../kernel/board.ts';
import { LOOSE } from '../kernel/pack.ts';
import { SKIPPED } from './neighbours.ts';
import { CARD_BITS } from './order.ts';

/**
 * Whether a move needs no trial, because a card of the same run has been tried and what was proven of
 * it made use of no rank so low as either: then the same holds of this one. `lows` are the lowest
 * cards of its own suit that mattered when each move was tried.
 */
export const isAlike = (
  board: Board,
  moves: Int32Array,
  lows: Int32Array,
  at: number,
  next: number,
): boolean => {
  const card = (moves[next] as number) & CARD_BITS;
  const suit = card >> 5;
  if (suit === LOOSE) return false;
  const run = board.pack.runs[suit] as number;
  const bit = 1 << (card & 31);
  if ((run & bit) === 0) return false;
  for (let index = at; index < next; index += 1) {
    const move = moves[index] as number;
    const tried = move & CARD_BITS;
    if (move === SKIPPED || tried >> 5 !== suit) continue;
    const other = 1 << (tried & 31);
    const low = lows[index] as number;
    if ((run & other) !== 0 && (low === 0 || (bit < low && other < low))) return true;
  }
  return false;
};
