import { type Board, isOver, play, undo } from '#solver';
import { bestCard } from '../cards/choose.ts';
import { emptySight, lookAround, type Sight } from '../cards/sight.ts';
import type { Weights } from '../cards/weights.ts';
import { type Stake, scoreOn } from './outcome.ts';

const sights = new Map<Board, Sight>();

const sightFor = (board: Board): Sight => {
  const found = sights.get(board) ?? emptySight(board.pack);
  sights.set(board, found);
  return found;
};

/** Plays on as ordinary players would, takes everything back, and gives the declarer's score. */
export const playOut = (board: Board, stake: Stake, weights: Weights): number => {
  const start = board.ply;
  const sight = sightFor(board);
  while (!isOver(board)) {
    lookAround(board, sight);
    play(board, bestCard(board, sight, weights));
  }
  const score = scoreOn(board, stake);
  while (board.ply > start) undo(board);
  return score;
};
