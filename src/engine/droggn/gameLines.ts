import type { ScoreLine } from '../core/score.ts';
import { BASE_VALUES } from './contracts.ts';
import type { DroggnOptions } from './options.ts';
import type { GameOutcome } from './outcome.ts';
import { declarerWins, HALF } from './threshold.ts';

/**
 * Base and difference, won or lost, doubled together. A declarer who loses every trick is counted
 * like any other.
 *
 * @rule droggn/scoring/base
 * @rule droggn/scoring/difference
 * @rule droggn/scoring/all-tricks-lost
 * @rule droggn/announcing/what-is-doubled
 */
export const gameLines = (
  outcome: GameOutcome,
  winAt: DroggnOptions['winAt'],
): readonly ScoreLine[] => {
  if (outcome.allTricks) return matchLines(outcome);
  const { contract, points, multiplier: times } = outcome;
  const sign = declarerWins(outcome, winAt) ? 1 : -1;
  const base: ScoreLine = {
    rule: 'droggn/scoring/base',
    points: sign * BASE_VALUES[contract],
    times,
  };
  const difference = Math.abs(points - HALF);
  if (difference === 0) return [base];
  return [base, { rule: 'droggn/scoring/difference', points: sign * difference, times }];
};

/**
 * All tricks without having bid it. It counts in full, whoever keeps the Gstieß.
 *
 * @rule droggn/scoring/match
 * @rule droggn/scoring/match-and-gstiess
 */
const matchLines = ({ contract, multiplier: times }: GameOutcome): readonly ScoreLine[] => [
  { rule: 'droggn/scoring/base', points: BASE_VALUES[contract], times },
  { rule: 'droggn/scoring/match', points: HALF, times },
];
