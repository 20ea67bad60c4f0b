import type { SidePoints } from '../core/score.ts';
import type { DroggnOptions } from './options.ts';

/** Half of the 74 points of the pack; what is over it, on either side, is the difference. */
export const HALF = 37;

/**
 * Whether the declarer has enough points. 37 are enough by default; the option asks for 38, or lets
 * the last trick decide at 37 : 37.
 *
 * @rule droggn/scoring/threshold
 * @rule droggn/variants/thirty-eight
 * @rule droggn/variants/tie-by-last-trick
 */
export const declarerWins = (
  points: SidePoints,
  winAt: DroggnOptions['winAt'],
  tookLastTrick: boolean,
): boolean => {
  if (points.declarer !== HALF) return points.declarer > HALF;
  switch (winAt) {
    case '37':
      return true;
    case '38':
      return false;
    case 'tie-by-last-trick':
      return tookLastTrick;
  }
};
