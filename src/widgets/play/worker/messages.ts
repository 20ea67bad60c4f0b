import type { Action } from '#engine';
import type { SeatView, Strength } from '#players';

/** What the page asks the computer's players: what a seat does that knows this. */
export interface Question {
  readonly id: number;
  readonly view: SeatView;
  readonly strength: Strength;
  /** The same seed gives the same answer. */
  readonly seed: number;
}

export interface Answer {
  readonly id: number;
  readonly action: Action;
}
