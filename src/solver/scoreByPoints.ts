import { games } from '#engine';
import { DECLARER_TOOK, DEFENDERS_TOOK } from './kernel/board.ts';
import type { Position } from './position.ts';
import { type Stake, scoreIf } from './score.ts';
import type { Known, Limits, Solution } from './solution.ts';

/**
 * The declarer's score by what the points objective finds, where nothing else enters into it: in
 * Dobbm by his card points, in a Super Mord by whether he takes all tricks. Null in other games.
 */
export const scoresByPoints = (stake: Stake): readonly number[] | null => {
  const { game, contract }: Position = stake.position;
  if (contract === 'super-mord') {
    return [scoreIf(stake, DEFENDERS_TOOK, 0), scoreIf(stake, 0, 0)];
  }
  if (game !== 'dobbm') return null;
  return Array.from({ length: games.dobbm.totalPoints + 1 }, (_, points) =>
    scoreIf(stake, DECLARER_TOOK, points),
  );
};

/** The same question about the points; a target beyond every score is one that is never reached. */
export const inPoints = (scores: readonly number[], limits: Limits): Limits => {
  const { target } = limits;
  if (target === undefined) return limits;
  const points = scores.findIndex((score) => score >= target);
  return { ...limits, target: points < 0 ? scores.length : points };
};

/** Bounds of the score as bounds of the points. */
export const boundsInPoints = (scores: readonly number[], { lower, upper }: Known): Known => {
  const most = scores.findIndex((score) => score >= upper);
  return {
    lower: scores.findLastIndex((score) => score <= lower),
    upper: most < 0 ? Number.POSITIVE_INFINITY : most,
  };
};

/** The answer in the score. */
export const inScore = (scores: readonly number[], solution: Solution): Solution => ({
  ...solution,
  lower: scores[solution.lower] as number,
  upper: scores[solution.upper] as number,
});
