import type { Card } from '../core/card.ts';
import type { Deal } from '../core/deal.ts';
import type { Doubling } from '../core/doubling.ts';
import { at } from '../core/list.ts';
import type { Score } from '../core/score.ts';
import type { Seat } from '../core/seat.ts';
import type { Spoken } from '../core/spoken.ts';
import type { OpenTrick, Trick } from '../core/trick.ts';
import type { LayOut, Purchase } from '../core/view.ts';
import type { Contract } from './contracts.ts';
import type { DroggnOptions } from './options.ts';

export const SEATS = 3;
export const TRICKS = 21;

/** What stands from the first card dealt to the last. */
export interface Setting {
  readonly game: 'droggn';
  readonly deal: Deal;
  readonly options: DroggnOptions;
  readonly calls: readonly Spoken[];
}

export interface AuctionState extends Setting {
  readonly phase: 'auction';
}

/** The auction is over and somebody declares. */
export interface Contracted extends Setting {
  readonly declarer: Seat;
  readonly contract: Contract;
  /** The cards held now, index seat - 1. */
  readonly hands: readonly (readonly Card[])[];
}

/** The declarer has taken the talon up and holds 24 cards. */
export interface DiscardState extends Contracted {
  readonly phase: 'discarding';
}

export interface BuyState extends Contracted {
  readonly phase: 'buying';
  readonly discard: readonly Card[];
}

/** Exchange and purchase, if the contract has them, are done. */
export interface Prepared extends Contracted {
  readonly discard: readonly Card[];
  readonly bought: Purchase | null;
  readonly laidOut: LayOut | null;
}

export interface LayOutState extends Prepared {
  readonly phase: 'laying-out';
}

export interface DoublingState extends Prepared {
  readonly phase: 'doubling';
  readonly doubling: Doubling;
}

/** The doubling is closed and cards are played. */
export interface Played extends Prepared {
  readonly doubling: Doubling;
  /** The trick on the table, which may still be empty. */
  readonly trick: OpenTrick;
  readonly tricks: readonly Trick[];
}

export interface PlayState extends Played {
  readonly phase: 'play';
}

export interface ThrownInState extends Setting {
  readonly phase: 'over';
  readonly ending: 'thrown-in';
}

export interface FinishedState extends Played {
  readonly phase: 'over';
  readonly ending: 'finished';
  readonly score: Score;
}

/** The states in which a revoke can come to light. */
export type Revocable = DiscardState | BuyState | LayOutState | DoublingState | PlayState;

export interface RevokedState {
  readonly game: 'droggn';
  readonly phase: 'over';
  readonly ending: 'revoked';
  /** The hand as it stood when it was stopped. */
  readonly stopped: Revocable;
  readonly seat: Seat;
  readonly score: Score;
}

export type OverState = ThrownInState | FinishedState | RevokedState;

/** A hand is always in one phase, and has only what that phase knows. */
export type DroggnState = AuctionState | Revocable | OverState;

export const handOf = (state: Contracted, seat: Seat): readonly Card[] => at(state.hands, seat - 1);
