import type { Card } from '../core/card.ts';
import type { Deal } from '../core/deal.ts';
import type { Doubling } from '../core/doubling.ts';
import { at } from '../core/list.ts';
import type { Score } from '../core/score.ts';
import type { Seat } from '../core/seat.ts';
import type { Spoken } from '../core/spoken.ts';
import type { OpenTrick, Trick } from '../core/trick.ts';
import type { Contract } from './contracts.ts';
import type { DobbmOptions } from './options.ts';

export const SEATS = 4;
export const TRICKS = 8;

/** What stands from the first card dealt to the last. */
export interface Setting {
  readonly game: 'dobbm';
  readonly deal: Deal;
  readonly options: DobbmOptions;
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

/** The declarer has taken the Dobb up and holds twelve cards. */
export interface DiscardState extends Contracted {
  readonly phase: 'discarding';
}

/** The exchange, if the contract has one, is done. */
export interface Prepared extends Contracted {
  readonly discard: readonly Card[];
}

/** Dobbm knows no lay-out: the declarer has only to say that he lies. */
export interface LieState extends Prepared {
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
export type Revocable = DiscardState | LieState | DoublingState | PlayState;

export interface RevokedState {
  readonly game: 'dobbm';
  readonly phase: 'over';
  readonly ending: 'revoked';
  /** The hand as it stood when it was stopped. */
  readonly stopped: Revocable;
  readonly seat: Seat;
  readonly score: Score;
}

export type OverState = ThrownInState | FinishedState | RevokedState;

/** A hand is always in one phase, and has only what that phase knows. */
export type DobbmState = AuctionState | Revocable | OverState;

export const handOf = (state: Contracted, seat: Seat): readonly Card[] => at(state.hands, seat - 1);
