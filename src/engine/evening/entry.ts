import type { LayOutName } from '../core/action.ts';
import type { Contract as DobbmContract } from '../dobbm/contracts.ts';
import type { Contract as DroggnContract } from '../droggn/contracts.ts';
import type { PagatOutcome, Side } from '../droggn/outcome.ts';
import type { Player } from './player.ts';

/** What is written down between two deals. */
export type EveningEntry = DroggnHand | DobbmHand | PlayedHand | ThrownIn | ClosingCall;

/** A hand of Droggn as the table counted it. */
export interface DroggnHand {
  readonly type: 'hand';
  readonly game: 'droggn';
  readonly declarer: Player;
  readonly contract: DroggnContract;
  /** How often it was doubled: 0 to 10. */
  readonly doublings: number;
  readonly result: DroggnResult;
}

export type DroggnResult =
  | {
      readonly kind: 'points';
      /** The declarer's card points, 1 to 73. */
      readonly points: number;
      readonly pagat: PagatEvent | null;
      /** Needed at 37 : 37 alone, and only where the last trick decides it. */
      readonly lastTrick: Side | null;
    }
  | {
      /** All 21 tricks without having bid it. */
      readonly kind: 'match';
      readonly pagat: PagatEvent | null;
    }
  | {
      readonly kind: 'super-mord';
      readonly won: boolean;
      readonly laidOut: LayOutName | null;
    }
  | {
      readonly kind: 'revoke';
      readonly by: Player;
      /** Whether a card lay out. */
      readonly laidOut: boolean;
    };

export type PagatEventKind = Exclude<PagatOutcome['kind'], 'quiet'>;

/** How the Pagat went, and who held it: one only, since there is one Pagat. */
export interface PagatEvent {
  readonly kind: PagatEventKind;
  readonly by: Player;
}

/** A hand of Dobbm as the table counted it. */
export interface DobbmHand {
  readonly type: 'hand';
  readonly game: 'dobbm';
  readonly declarer: Player;
  readonly contract: DobbmContract;
  /** How often it was doubled: 0 to 10. The Solo's own 2 is not among them. */
  readonly doublings: number;
  readonly result: DobbmResult;
}

export type DobbmResult =
  | {
      readonly kind: 'points';
      /** The declarer's card points, 0 to 120; 0 without a trick. */
      readonly points: number;
    }
  | { readonly kind: 'revoke'; readonly by: Player };

/** A hand with every card, as a hand record has it. It is replayed under the rules of the evening. */
export interface PlayedHand {
  readonly type: 'played';
  /** The cards dealt to each seat, seat 1 first. */
  readonly deal: readonly string[];
  readonly talon: string;
  readonly actions: string;
}

/** Everybody passed. */
export interface ThrownIn {
  readonly type: 'thrown-in';
}

/** The evening draws to its end: the last three hands in Droggn, the Mußrunde in Dobbm. */
export interface ClosingCall {
  readonly type: ClosingKind;
}

export type ClosingKind = 'last-three' | 'mussrunde';
