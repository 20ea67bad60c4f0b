import { SEAT_SHIFT } from '../kernel/pack.ts';
import { play, undo } from '../kernel/play.ts';
import { FAR } from './entry.ts';
import { OPEN } from './glance.ts';
import { boundWithoutTrial } from './needless.ts';
import { SKIPPED } from './neighbours.ts';
import { CARD_BITS, takeBest, writeMoves } from './order.ts';
import { lowestMarked, markEquals, markTrick } from './relevance.ts';
import { MOVE_ROOM, type Search } from './search.ts';

/**
 * Says what the move that has just been played is worth, what it gained left out, or `OPEN`. `pass`
 * is how often the open moves have been gone through before, `isFirst` that none looks more
 * promising, `isOnly` that no other is open.
 */
export type Try = (
  search: Search,
  target: number,
  pass: number,
  isFirst: boolean,
  isOnly: boolean,
) => number;

/**
 * Tries the moves of the seat to play, the most promising first, in as many passes as leave one open.
 * Says what the best is worth as far as the question goes, and marks what that rests on.
 */
export const chooseInPasses = (
  search: Search,
  target: number,
  hint: number,
  attempt: Try,
): number => {
  const { board, moves, values, lows, relevance } = search;
  const at = board.ply * MOVE_ROOM;
  const end = at + writeMoves(board, search.weights, moves, at, hint);
  const { turn, gained } = board;
  const maximizes = turn === board.declarer;
  let best = maximizes ? -FAR : FAR;
  let relevantTrumps = 0;
  let relevantPlain = 0;
  /** The moves before this one are done with. */
  let done = at;
  for (let pass = 0; done < end; pass += 1) {
    for (let next = done; next < end; next += 1) {
      const card = takeBest(moves, next, end) & CARD_BITS;
      exchange(moves, done, next);
      let value = done > at ? boundWithoutTrial(search, at, done, target, maximizes) : OPEN;
      if (value !== OPEN) moves[done] = SKIPPED;
      else {
        play(board, card);
        const gain = board.gained - gained;
        const isOnly = end - done === 1;
        const after = attempt(search, target - gain, pass, next === at, isOnly);
        if (board.place === 0 && after !== OPEN) markTrick(board, relevance);
        undo(board);
        if (search.stopped) return 0;
        if (after === OPEN) {
          exchange(moves, done, next);
          continue;
        }
        value = gain + after;
        if (value >= target === maximizes) {
          search.settledBy = card;
          return value;
        }
        values[done] = value;
        const held = board.hands[(turn << SEAT_SHIFT) | (card >> 5)] as number;
        markEquals(board, held, card, relevance);
        lows[done] = lowestMarked(relevance, card >> 5);
      }
      if (maximizes ? value > best : value < best) best = value;
      relevantTrumps |= relevance[0] as number;
      relevantPlain |= relevance[1] as number;
      done += 1;
    }
  }
  relevance[0] = relevantTrumps;
  relevance[1] = relevantPlain;
  search.settledBy = -1;
  return best;
};

const exchange = (moves: Int32Array, one: number, other: number): void => {
  const move = moves[one] as number;
  moves[one] = moves[other] as number;
  moves[other] = move;
};
