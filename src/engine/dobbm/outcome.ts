import type { Contract } from './contracts.ts';

export type Side = 'declarer' | 'defenders';

/** What counts of a hand that was played to the end. */
export interface GameOutcome {
  readonly contract: Contract;
  /** The declarer's card points, with the Dobb unless he took no trick. */
  readonly points: number;
  /** The doublings: 1, 2, 4 … */
  readonly multiplier: number;
}

/** What counts of a hand that a revoke stopped. */
export interface RevokeOutcome {
  readonly contract: Contract;
  readonly revokedBy: Side;
  readonly multiplier: number;
}

export type Outcome = GameOutcome | RevokeOutcome;
