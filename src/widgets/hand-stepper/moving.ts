import type { Course, StepperState } from './state.ts';

/** The state at another step, without what belonged to the one that is left. */
export const movedTo = (state: StepperState, to: number): StepperState => ({
  ...state,
  at: to,
  touched: null,
  picked: [],
  refused: null,
  back: Math.max(0, state.at - to),
  returned: false,
  ran: Math.max(0, to - state.at),
  spoken: false,
  lost: false,
  dealt: state.dealt && state.mode === 'read',
  guess: state.guess && { ...state.guess, feedback: null },
});

export const clamp = (value: number, last: number): number => Math.min(Math.max(value, 0), last);

/** The next end of a trick or of a part of the hand. */
export const nextStop = ({ last, stops }: Course, at: number, direction: 1 | -1): number =>
  direction === 1
    ? (stops.find((stop) => stop > at) ?? last)
    : (stops.findLast((stop) => stop < at) ?? 0);
