import type { Action, Card } from '#engine';

/** What is said of a guess that the referee lets pass. */
export type Feedback =
  /** `instead` is what the record has where the reader's card comes to the same. */
  | { readonly kind: 'right'; readonly action: Action; readonly instead: Action | null }
  | {
      readonly kind: 'other';
      readonly action: Action;
      /** The cards of a discard or a purchase that are those of the record. */
      readonly right: readonly Card[];
      /** The variation of the author's that begins like this. */
      readonly line: string | null;
    };

/** How the guesses went. */
export interface Tally {
  /** Right at the first try and without a hint. */
  readonly first: number;
  readonly later: number;
  /** Shown without a right guess. */
  readonly shown: number;
}

/** What is known and asked while the reader guesses. */
export interface Guess {
  /** Index of the last step that is known; the next one is the question. */
  readonly horizon: number;
  /** Wrong tries at this question. */
  readonly wrong: number;
  readonly hints: number;
  readonly feedback: Feedback | null;
  readonly tally: Tally;
}

export const guessFrom = (horizon: number): Guess => ({
  horizon,
  wrong: 0,
  hints: 0,
  feedback: null,
  tally: { first: 0, later: 0, shown: 0 },
});
