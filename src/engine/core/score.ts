import type { RuleId } from './rule.ts';
import type { Seat } from './seat.ts';

/** One entry of the score under the rule that grants it. Signs are the declarer's. Never 0. */
export interface ScoreLine {
  readonly rule: RuleId;
  readonly points: number;
  /** How often the points count: the doublings, where the rule is doubled. */
  readonly times: number;
}

/** Card points of the two sides. */
export interface SidePoints {
  readonly declarer: number;
  readonly defenders: number;
}

/** The result of a hand. `lines` sum to `score` (points x times). */
export interface Score {
  /** The declarer's result. */
  readonly score: number;
  readonly lines: readonly ScoreLine[];
  /** One number a seat, the resting player last. They sum to 0. */
  readonly payments: readonly number[];
  /** The counted piles; null where the rules do not count (Super Mord, revoke). */
  readonly cardPoints: SidePoints | null;
}

export const sumOf = (lines: readonly ScoreLine[]): number =>
  lines.reduce((sum, line) => sum + line.points * line.times, 0);

/**
 * Each other player pays the amount to the declarer, or gets it from him if it is negative.
 * `players` counts the resting one, who comes last.
 */
export const settle = (amount: number, declarer: Seat, players: number): readonly number[] =>
  Array.from({ length: players }, (_, index) =>
    index === declarer - 1 ? amount * (players - 1) : 0 - amount,
  );
