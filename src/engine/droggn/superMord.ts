import type { ScoreLine } from '../core/score.ts';
import { PAGAT } from './cards.ts';
import { LAID_OUT } from './pagat.ts';
import { type Played, TRICKS } from './state.ts';

/** Base of a Super, a Match and the premium: 80 + 37 + 50. */
const SUPER_MORD = 167;

/**
 * All tricks or nothing: 167, with a card laid out 20 more, won or lost, and no other Pagat score.
 * A declarer who holds the Gstieß and does not lay it out must lose the trick to which he plays it.
 *
 * @rule droggn/scoring/super-mord
 * @rule droggn/scoring/super-mord-nothing-else
 * @rule droggn/gstiess/ultimo
 * @rule droggn/gstiess/hopeless-super-mord
 */
export const superMordLines = (played: Played, times: number): readonly ScoreLine[] => {
  const { declarer, tricks, laidOut } = played;
  const won = tricks.length === TRICKS && tricks.every((trick) => trick.winner === declarer);
  const sign = won ? 1 : -1;
  const game: ScoreLine = { rule: 'droggn/scoring/super-mord', points: sign * SUPER_MORD, times };
  if (!laidOut) return [game];
  const points = sign * LAID_OUT;
  if (laidOut.card !== PAGAT) return [game, { rule: 'droggn/gstiess/ultimo', points, times }];
  const rule = won ? 'droggn/pagat/laid-out-won' : 'droggn/pagat/laid-out-lost';
  return [game, { rule, points, times }];
};
