import { isAlike } from './alike.ts';
import { FAR } from './entry.ts';
import { OPEN } from './glance.ts';
import { boundOfNeighbours } from './neighbours.ts';
import { forget } from './relevance.ts';
import type { Search } from './search.ts';

/**
 * A bound of the move at `next`, and what it rests on, if those tried before it, from `at` on, show
 * that it does not settle the question either; `OPEN` if it must be tried.
 */
export const boundWithoutTrial = (
  search: Search,
  at: number,
  next: number,
  target: number,
  maximizes: boolean,
): number => {
  const { board, moves, values, lows, relevance } = search;
  if (!search.wholeRows && isAlike(board, moves, lows, at, next)) {
    forget(relevance);
    return maximizes ? -FAR : FAR;
  }
  const near = boundOfNeighbours(board, moves, values, at, next, maximizes, relevance);
  return near >= target === maximizes ? OPEN : near;
};
