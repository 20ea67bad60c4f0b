import type { ScoreLine } from '../core/score.ts';
import type { GameOutcome, Outcome, RevokeOutcome } from './outcome.ts';

/** Half of the 120 points of the pack; what is over it, on either side, is the difference. */
export const HALF = 60;

/** Half the points of a Match. */
const PENALTY = 30;

/** The score of a hand, line by line, from what counts of it alone; no line at 60 : 60. */
export const scoreLines = (outcome: Outcome): readonly ScoreLine[] =>
  'revokedBy' in outcome ? [penalty(outcome)] : gameLines(outcome);

/**
 * Twice in Solo, and twice for each doubling.
 *
 * @rule dobbm/scoring/doubled-in-solo
 * @rule dobbm/doubling/what-is-doubled
 */
const timesOf = ({ contract, multiplier }: Outcome): number =>
  contract === 'solo' ? 2 * multiplier : multiplier;

/**
 * What the declarer has over 60, or lacks. At 60 : 60 nothing is paid; a Match brings its 60 points
 * and no more.
 *
 * @rule dobbm/scoring/difference
 * @rule dobbm/scoring/eingestellt
 * @rule dobbm/scoring/match
 */
const gameLines = (outcome: GameOutcome): readonly ScoreLine[] => {
  const points = outcome.points - HALF;
  return points === 0
    ? []
    : [{ rule: 'dobbm/scoring/difference', points, times: timesOf(outcome) }];
};

/**
 * Half a Match of the game in hand, against the whole side of the seat that revoked.
 *
 * @rule dobbm/scoring/revoke
 */
const penalty = (outcome: RevokeOutcome): ScoreLine => ({
  rule: 'dobbm/scoring/revoke',
  points: outcome.revokedBy === 'declarer' ? -PENALTY : PENALTY,
  times: timesOf(outcome),
});
