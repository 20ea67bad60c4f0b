import type { Card } from './card.ts';
import type { Score, SidePoints } from './score.ts';
import type { Seat } from './seat.ts';
import type { Spoken } from './spoken.ts';
import type { OpenTrick, Trick } from './trick.ts';

export const PHASES = [
  'auction',
  'discarding',
  'buying',
  'laying-out',
  'doubling',
  'play',
  'over',
] as const;

export type Phase = (typeof PHASES)[number];

/** A card bought from a defender. */
export interface Purchase {
  readonly card: Card;
  readonly given: Card;
  readonly from: Seat;
}

/** A card laid out before the first lead. */
export interface LayOut {
  readonly card: Card;
  readonly by: Seat;
}

/** The whole table at one moment, with all cards open: plain data, the same shape for both games. */
export interface TableView {
  readonly phase: Phase;
  /** Null when the hand is over. */
  readonly turn: Seat | null;
  /** The cards held now, index seat - 1; the talon in the declarer's hand once he has taken it. */
  readonly hands: readonly (readonly Card[])[];
  readonly dealt: readonly (readonly Card[])[];
  readonly talon: readonly Card[];
  readonly talonTaken: boolean;
  readonly discard: readonly Card[];
  readonly bought: Purchase | null;
  readonly laidOut: LayOut | null;
  /** The words of the auction in order: `pass` or a contract. */
  readonly calls: readonly Spoken[];
  /** The words of the doubling in order. */
  readonly doublings: readonly Spoken[];
  readonly declarer: Seat | null;
  readonly contract: string | null;
  /** The doublings alone: 1, 2, 4 … */
  readonly multiplier: number;
  /** The trick on the table; null when none is open. */
  readonly trick: OpenTrick | null;
  /** The seat whose card is winning the open trick. */
  readonly winning: Seat | null;
  readonly tricks: readonly Trick[];
  /** What each side has won, with discard or talon as the rules count them. */
  readonly piles: { readonly declarer: readonly Card[]; readonly defenders: readonly Card[] };
  /** The card points of the piles so far. */
  readonly points: SidePoints;
  readonly revoked: Seat | null;
  readonly thrownIn: boolean;
  readonly score: Score | null;
}
