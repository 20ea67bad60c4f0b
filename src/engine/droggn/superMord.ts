import type { ScoreLine } from '../core/score.ts';
import type { SuperMordOutcome } from './outcome.ts';
import { LAID_OUT } from './pagat.ts';

/** Base of a Super, a Match and the premium: 80 + 37 + 50. */
const SUPER_MORD = 167;

/**
 * All tricks or nothing: 167, with a card laid out 20 more, won or lost, and no other Pagat score.
 *
 * @rule droggn/scoring/super-mord
 * @rule droggn/scoring/super-mord-nothing-else
 * @rule droggn/gstiess/ultimo
 */
export const superMordLines = (outcome: SuperMordOutcome): readonly ScoreLine[] => {
  const { won, laidOut, multiplier: times } = outcome;
  const sign = won ? 1 : -1;
  const game: ScoreLine = { rule: 'droggn/scoring/super-mord', points: sign * SUPER_MORD, times };
  if (laidOut === null) return [game];
  const points = sign * LAID_OUT;
  if (laidOut === 'gstiess') return [game, { rule: 'droggn/gstiess/ultimo', points, times }];
  const rule = won ? 'droggn/pagat/laid-out-won' : 'droggn/pagat/laid-out-lost';
  return [game, { rule, points, times }];
};
