import type { Dispatch } from 'react';
import type { Hand } from './hand.ts';
import type { Course, StepperAction } from './state.ts';
import './controls.css';

/** Outlines of the signs on the buttons, in a field of 24: bars end, double arrows jump. */
const SIGNS = {
  first: 'M6 5v14M19 5l-9 7l9 7z',
  previousTrick: 'M12 5l-8 7l8 7zM21 5l-8 7l8 7z',
  previous: 'M16 5l-9 7l9 7z',
  next: 'M8 5l9 7l-9 7z',
  nextTrick: 'M3 5l8 7l-8 7zM12 5l8 7l-8 7z',
  last: 'M18 5v14M5 5l9 7l-9 7z',
} as const;

type Button = keyof typeof SIGNS;

const ACTIONS: Readonly<Record<Button, StepperAction>> = {
  first: { type: 'end', direction: -1 },
  previousTrick: { type: 'step', by: 'trick', direction: -1 },
  previous: { type: 'step', by: 'card', direction: -1 },
  next: { type: 'step', by: 'card', direction: 1 },
  nextTrick: { type: 'step', by: 'trick', direction: 1 },
  last: { type: 'end', direction: 1 },
};

const BACKWARD: readonly Button[] = ['first', 'previousTrick', 'previous'];
const FORWARD: readonly Button[] = ['next', 'nextTrick', 'last'];

export interface ControlsProps {
  readonly hand: Hand;
  readonly at: number;
  readonly course: Course;
  /** Index of the last step that may be gone to: beyond it, a step shows what was to be guessed. */
  readonly reach: number;
  readonly dispatch: Dispatch<StepperAction>;
}

/** What the buttons are called where they show what was to be guessed. */
const nameOf = ({ hand: { words }, at, course, reach }: ControlsProps, id: Button): string => {
  const shows = at === reach && reach < course.last;
  if (shows && id === 'next') return words.showNext;
  return shows && id === 'nextTrick' ? words.showTrick : words[id];
};

/** Six buttons. At an end they stay in reach and do nothing, so that the focus is never lost. */
export function Controls(props: ControlsProps) {
  const { hand, at, course, reach, dispatch } = props;
  const button = (id: Button, disabled: boolean) => (
    <button
      key={id}
      type="button"
      className="step-controls__button"
      aria-label={nameOf(props, id)}
      title={nameOf(props, id)}
      aria-disabled={disabled}
      data-main={id === 'next' || undefined}
      onClick={() => dispatch(ACTIONS[id])}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={SIGNS[id]} />
      </svg>
    </button>
  );
  return (
    <fieldset className="step-controls">
      <legend className="sr-only">{hand.words.controls}</legend>
      {BACKWARD.map((id) => button(id, at === 0))}
      {FORWARD.map((id) => button(id, at === (id === 'last' ? reach : course.last)))}
    </fieldset>
  );
}
