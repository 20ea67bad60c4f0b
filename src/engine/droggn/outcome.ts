import type { Contract } from './contracts.ts';

export type Side = 'declarer' | 'defenders';

/**
 * How the Pagat went, and the side that played it. `quiet` scores nothing: it was lost to the own
 * side before the last trick, won an earlier trick, or lay in the untouched talon.
 */
export type PagatOutcome =
  | { readonly kind: 'quiet' }
  | {
      readonly kind: 'ultimo' | 'ultimo-beaten' | 'caught' | 'laid-out-won' | 'laid-out-lost';
      readonly side: Side;
    };

/** What counts of a hand that was played to the end. */
export interface GameOutcome {
  readonly contract: Exclude<Contract, 'super-mord'>;
  /** The declarer's card points; the defenders have the rest of the 74. */
  readonly points: number;
  readonly allTricks: boolean;
  readonly tookLastTrick: boolean;
  readonly pagat: PagatOutcome;
  /** The doublings: 1, 2, 4 … */
  readonly multiplier: number;
}

/** What counts of a Super Mord. */
export interface SuperMordOutcome {
  readonly contract: 'super-mord';
  readonly won: boolean;
  readonly laidOut: 'pagat' | 'gstiess' | null;
  readonly multiplier: number;
}

/** What counts of a hand that a revoke stopped. */
export interface RevokeOutcome {
  readonly contract: Contract;
  readonly revokedBy: Side;
  readonly cardLaidOut: boolean;
  readonly multiplier: number;
}

export type Outcome = GameOutcome | SuperMordOutcome | RevokeOutcome;
