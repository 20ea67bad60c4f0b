import type { ScoreLine } from '../core/score.ts';
import { BASE_VALUES } from './contracts.ts';
import { gameLines } from './gameLines.ts';
import type { DroggnOptions } from './options.ts';
import type { Outcome, RevokeOutcome } from './outcome.ts';
import { LAID_OUT, pagatLines } from './pagat.ts';
import { superMordLines } from './superMord.ts';

/** The score of a hand, line by line, from what counts of it alone. */
export const scoreLines = (
  outcome: Outcome,
  winAt: DroggnOptions['winAt'] = '37',
): readonly ScoreLine[] => {
  if ('revokedBy' in outcome) return [penalty(outcome)];
  if ('won' in outcome) return superMordLines(outcome);
  return [...gameLines(outcome, winAt), ...pagatLines(outcome.pagat, outcome.multiplier)];
};

/**
 * Base and laid-out card, as far doubled as the hand was, against the side of the seat that
 * revoked; nothing for the points. The base of a Super Mord is 130.
 *
 * @rule droggn/scoring/revoke
 * @rule droggn/scoring/revoke-super-mord
 */
const penalty = (outcome: RevokeOutcome): ScoreLine => {
  const { contract, revokedBy, cardLaidOut, multiplier: times } = outcome;
  const stake = BASE_VALUES[contract] + (cardLaidOut ? LAID_OUT : 0);
  const points = revokedBy === 'declarer' ? -stake : stake;
  return { rule: 'droggn/scoring/revoke', points, times };
};
