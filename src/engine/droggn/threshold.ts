import type { DroggnOptions } from './options.ts';
import type { GameOutcome } from './outcome.ts';

/** Half of the 74 points of the pack; what a side has over it is the difference. */
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
  { points, tookLastTrick }: GameOutcome,
  winAt: DroggnOptions['winAt'],
): boolean => {
  if (points !== HALF) return points > HALF;
  switch (winAt) {
    case '37':
      return true;
    case '38':
      return false;
    case 'tie-by-last-trick':
      return tookLastTrick;
  }
};
