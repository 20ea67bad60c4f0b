import type { ScoreLine } from '../core/score.ts';
import { HALF } from './scoring.ts';

/**
 * The worth of points in Schilling where a Match costs so much, rounded up to the next Schilling.
 *
 * @rule dobbm/scoring/match-price
 * @rule dobbm/scoring/rounding
 */
export const schillingOf = (points: number, matchPrice: number): number =>
  Math.ceil((points * matchPrice) / HALF);

/**
 * What each other player pays the declarer for these lines, or gets from him if it is negative.
 * Rounding comes first, doubling after it.
 *
 * @rule dobbm/scoring/rounding
 */
export const paymentOf = (lines: readonly ScoreLine[], matchPrice: number): number =>
  lines.reduce(
    (sum, { points, times }) =>
      sum + Math.sign(points) * schillingOf(Math.abs(points), matchPrice) * times,
    0,
  );
