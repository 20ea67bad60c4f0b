import type { Card, Seat } from '#engine';

/** Whose cards are shown. */
export type Shown = 'all' | 'defenders' | Seat;

/** Everything that the stepper remembers. What it shows follows from this and the record. */
export interface StepperState {
  /** Index of the step that the table stands at. */
  readonly at: number;
  readonly shown: Shown;
  /** Who sits at the bottom if the reader has turned the table. */
  readonly bottom: Seat | null;
  /** Whether the hands are shown as they were dealt, before the exchange. */
  readonly dealt: boolean;
  /** The card that was touched at this step, if any: the referee says what may be done with it. */
  readonly touched: Card | null;
  /** How many steps were just taken back, so that it can be announced. */
  readonly back: number;
  /** Whether the slider has just spoken the step itself. */
  readonly spoken: boolean;
  /** Whether an address was opened that this hand does not have. */
  readonly lost: boolean;
}

export type StepperAction =
  | { readonly type: 'step'; readonly by: 'card' | 'trick'; readonly direction: 1 | -1 }
  | { readonly type: 'end'; readonly direction: 1 | -1 }
  | { readonly type: 'go'; readonly to: number; readonly spoken?: boolean }
  | { readonly type: 'lost' }
  | { readonly type: 'show'; readonly shown: Shown }
  | { readonly type: 'turn'; readonly bottom: Seat }
  | { readonly type: 'dealt'; readonly dealt: boolean }
  | { readonly type: 'touch'; readonly card: Card };

/** Where the steps end and the tricks do. */
export interface Course {
  /** Index of the last step. */
  readonly last: number;
  /** Indices at which a trick is complete or a part of the hand ends, ascending, from 0 to `last`. */
  readonly stops: readonly number[];
}

export const INITIAL: StepperState = {
  at: 0,
  shown: 'all',
  bottom: null,
  dealt: false,
  touched: null,
  back: 0,
  spoken: false,
  lost: false,
};

const clamp = (value: number, last: number): number => Math.min(Math.max(value, 0), last);

const moveTo = (state: StepperState, to: number, spoken = false): StepperState => ({
  ...state,
  at: to,
  touched: null,
  back: Math.max(0, state.at - to),
  spoken,
  lost: false,
});

const nextStop = ({ last, stops }: Course, at: number, direction: 1 | -1): number =>
  direction === 1
    ? (stops.find((stop) => stop > at) ?? last)
    : (stops.findLast((stop) => stop < at) ?? 0);

/** The reducer of a hand with this course. */
export const stepperReducer =
  (course: Course) =>
  (state: StepperState, action: StepperAction): StepperState => {
    switch (action.type) {
      case 'step': {
        const to =
          action.by === 'card'
            ? clamp(state.at + action.direction, course.last)
            : nextStop(course, state.at, action.direction);
        return to === state.at ? state : moveTo(state, to);
      }
      case 'end':
        return moveTo(state, action.direction === 1 ? course.last : 0);
      case 'go':
        return moveTo(state, clamp(action.to, course.last), action.spoken);
      case 'lost':
        return { ...moveTo(state, 0), back: 0, lost: true };
      case 'show':
        return { ...state, shown: action.shown, bottom: null, touched: null };
      case 'turn':
        return { ...state, bottom: action.bottom };
      case 'dealt':
        return { ...state, dealt: action.dealt, touched: null };
      case 'touch':
        return { ...state, touched: action.card, spoken: false };
    }
  };
