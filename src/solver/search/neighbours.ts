import type { Board } from '../kernel/board.ts';
import { LOOSE, SEAT_SHIFT } from '../kernel/pack.ts';
import { FAR } from './entry.ts';
import { CARD_BITS } from './order.ts';
import { markCard, type Relevance } from './relevance.ts';

/** In place of a move that was not tried itself. */
export const SKIPPED = -1;

/**
 * A bound of a card's value from a card of the same hand that has been tried and has no card of
 * anybody else between: the two can change places in all that follows, and then no more than the
 * difference of their worth changes sides. Far off if there is none.
 */
export const boundOfNeighbours = (
  board: Board,
  moves: Int32Array,
  values: Int32Array,
  at: number,
  next: number,
  maximizes: boolean,
  relevance: Relevance,
): number => {
  const card = (moves[next] as number) & CARD_BITS;
  const { units, pagat } = board.pack;
  let bound = maximizes ? FAR : -FAR;
  const suit = card >> 5;
  if (card === pagat || suit === LOOSE) return bound;
  const others =
    (board.live[suit] as number) & ~(board.hands[(board.turn << SEAT_SHIFT) | suit] as number);
  for (let index = at; index < next; index += 1) {
    const move = moves[index] as number;
    const tried = move & CARD_BITS;
    if (move === SKIPPED || tried >> 5 !== suit || tried === pagat) continue;
    const upper = Math.max(tried, card);
    const lower = Math.min(tried, card);
    if ((others & ((1 << (upper & 31)) - (1 << (lower & 31)))) !== 0) continue;
    const difference = Math.abs((units[tried] as number) - (units[card] as number));
    const value = values[index] as number;
    const near = maximizes ? value + difference : value - difference;
    if (maximizes ? near < bound : near > bound) {
      bound = near;
      relevance[0] = 0;
      relevance[1] = 0;
      markCard(board, lower, relevance);
    }
  }
  return bound;
};
