import type { Dispatch } from 'react';
import type { Hand } from './hand.ts';
import type { Mode, StepperAction, StepperState } from './state.ts';

const MODES: readonly Mode[] = ['read', 'try', 'guess'];

export interface ModeChoiceProps {
  readonly hand: Hand;
  readonly state: StepperState;
  readonly dispatch: Dispatch<StepperAction>;
}

/** Pause comes first in order. It is not offered to readers who want less motion. */
function AutoplayButton({ hand: { words }, state, dispatch }: ModeChoiceProps) {
  const { playing } = state;
  const name = playing ? words.pause : words.autoplay;
  return (
    <button
      type="button"
      className="step-view__autoplay"
      aria-label={name}
      title={name}
      onClick={() => dispatch({ type: 'play', playing: !playing })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={playing ? 'M9 6v12M15 6v12' : 'M12 3a9 9 0 1 0 9 9M12 7v5l4 2M21 3v5h-5'} />
      </svg>
    </button>
  );
}

/** What one does with the hand: follow it, by itself if one likes, try something else, guess. */
export function ModeChoice(props: ModeChoiceProps) {
  const { hand, state, dispatch } = props;
  const { words } = hand;
  return (
    <div className="step-view__row">
      <AutoplayButton {...props} />
      <fieldset className="step-view__modes">
        <legend className="sr-only">{words.modes}</legend>
        {MODES.map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={state.mode === mode}
            onClick={() => dispatch({ type: 'mode', mode })}
          >
            {words.mode[mode]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
