import type { ScoreLine } from '../core/score.ts';
import type { HandFacts } from './facts.ts';

/** Half of the 120 points of the pack; what is over it, on either side, is the difference. */
export const HALF = 60;

/** Half the points of a Match. */
const PENALTY = 30;

/**
 * Twice in Solo, and twice for each doubling.
 *
 * @rule dobbm/scoring/doubled-in-solo
 * @rule dobbm/doubling/what-is-doubled
 */
const timesOf = ({ contract, multiplier }: HandFacts): number =>
  contract === 'solo' ? 2 * multiplier : multiplier;

/** The lines of a hand from the declarer's side; none at 60 : 60. */
export const linesOf = (facts: HandFacts): readonly ScoreLine[] => {
  const times = timesOf(facts);
  switch (facts.kind) {
    case 'counted':
      return differenceLines(facts.points, times);
    case 'revoked':
      return [penaltyLine(facts.by, times)];
  }
};

/**
 * What the declarer has over 60, or lacks. At 60 : 60 nothing is paid; a Match brings its 60 points
 * and no more.
 *
 * @rule dobbm/scoring/difference
 * @rule dobbm/scoring/eingestellt
 * @rule dobbm/scoring/match
 */
const differenceLines = (points: number, times: number): readonly ScoreLine[] =>
  points === HALF ? [] : [{ rule: 'dobbm/scoring/difference', points: points - HALF, times }];

/**
 * Half a Match of the game in hand, against the whole side of the seat that revoked.
 *
 * @rule dobbm/scoring/revoke
 */
const penaltyLine = (by: 'declarer' | 'defenders', times: number): ScoreLine => ({
  rule: 'dobbm/scoring/revoke',
  points: by === 'declarer' ? -PENALTY : PENALTY,
  times,
});
