import type { Action, Card, Refusal, Seat } from '#engine';
import type { Guess } from './guess/guess.ts';
import { RECORD, type Spot, type Tree } from './lines/tree.ts';

/** Whose cards are shown. */
export type Shown = 'all' | 'defenders' | Seat;

/** What the reader does: follow the hand, try what might have been, guess what comes. */
export type Mode = 'read' | 'try' | 'guess';

/** An action that the referee does not let pass. */
export interface Refused {
  readonly action: Action;
  readonly refusal: Refusal;
}

/** Everything that the stepper remembers. What it shows follows from this and the record. */
export interface StepperState extends Spot {
  readonly mode: Mode;
  /** The record, the author's variations, the reader's own. */
  readonly tree: Tree;
  /** The line that is followed: the record or one that leaves it. */
  readonly line: string;
  /** Index of the step that the table stands at. */
  readonly at: number;
  readonly shown: Shown;
  /** Who sits at the bottom if the reader has turned the table. */
  readonly bottom: Seat | null;
  /** Whether the hands are shown as they were dealt, before the exchange. */
  readonly dealt: boolean;
  /** The card that was touched at this step, if any: the referee says what may be done with it. */
  readonly touched: Card | null;
  /** Cards that are picked for a discard or a purchase which is not complete yet. */
  readonly picked: readonly Card[];
  /** What the reader wanted to do here and may not. */
  readonly refused: Refused | null;
  /** How many steps were just taken back, so that it can be announced. */
  readonly back: number;
  /** Whether the record has just been returned to. */
  readonly returned: boolean;
  /** How many steps were just gone through one after the other. */
  readonly ran: number;
  /** Whether the slider has just spoken the step itself. */
  readonly spoken: boolean;
  /** Whether an address was opened that this hand does not have. */
  readonly lost: boolean;
  /** Whether the steps follow one another by themselves. */
  readonly playing: boolean;
  /** What is known and asked while guessing; null in the other modes. */
  readonly guess: Guess | null;
  /** The tree before a line was taken out of it. */
  readonly before: Tree | null;
}

export type StepperAction =
  | { readonly type: 'step'; readonly by: 'card' | 'trick'; readonly direction: 1 | -1 }
  | { readonly type: 'end'; readonly direction: 1 | -1 }
  | { readonly type: 'go'; readonly to: number; readonly spoken?: boolean }
  /** Opens a step by its address; what is to be done from there on is the reader's. */
  | { readonly type: 'open'; readonly line: string; readonly at: number; readonly onward?: string }
  | { readonly type: 'lost' }
  | { readonly type: 'show'; readonly shown: Shown }
  | { readonly type: 'turn'; readonly bottom: Seat }
  | { readonly type: 'dealt'; readonly dealt: boolean }
  | { readonly type: 'touch'; readonly card: Card }
  | { readonly type: 'pick'; readonly picked: readonly Card[] }
  /** Does something at this step: what happens then depends on the mode. */
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'mode'; readonly mode: Mode }
  /** Back to the record, to where it was left, and to reading it. */
  | { readonly type: 'leave' }
  /** Takes out a line of the reader's with all that leave it. */
  | { readonly type: 'remove'; readonly line: string }
  | { readonly type: 'restore' }
  /** Brings in the lines that the reader had on an earlier visit. */
  | { readonly type: 'plant'; readonly tree: Tree }
  | { readonly type: 'hint' }
  | { readonly type: 'play'; readonly playing: boolean }
  /** The next step of a hand that plays by itself. */
  | { readonly type: 'tick' };

/** Where the steps end and the tricks do. */
export interface Course {
  /** Index of the last step. */
  readonly last: number;
  /** Indices at which a trick is complete or a part of the hand ends, ascending, from 0 to `last`. */
  readonly stops: readonly number[];
}

export const INITIAL: StepperState = {
  mode: 'read',
  tree: { trunk: [], branches: [] },
  line: RECORD,
  at: 0,
  shown: 'all',
  bottom: null,
  dealt: false,
  touched: null,
  picked: [],
  refused: null,
  back: 0,
  returned: false,
  ran: 0,
  spoken: false,
  lost: false,
  playing: false,
  guess: null,
  before: null,
};

export const initialState = (tree: Tree): StepperState => ({ ...INITIAL, tree });
