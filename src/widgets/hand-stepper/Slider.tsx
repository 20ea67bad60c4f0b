import type { Dispatch } from 'react';
import type { Hand } from './hand.ts';
import type { StepperAction } from './state.ts';

export interface SliderProps {
  readonly hand: Hand;
  readonly at: number;
  readonly last: number;
  /** Indices of the steps that have a note. */
  readonly noted: readonly number[];
  /** The step in words: "Trick 4: Bartl plays the Mond (XXI)". */
  readonly text: string;
  readonly dispatch: Dispatch<StepperAction>;
}

/** The whole hand as a line, with a dot where something is said. */
export function Slider({ hand, at, last, noted, text, dispatch }: SliderProps) {
  return (
    <div className="step-slider">
      <span className="step-slider__count">{hand.words.stepOf(at, last)}</span>
      <span className="step-slider__line">
        <span className="step-slider__dots" aria-hidden="true">
          {noted.map((index) => (
            <i key={index} style={{ insetInlineStart: `${(100 * index) / last}%` }} />
          ))}
        </span>
        <input
          type="range"
          className="step-slider__range"
          min={0}
          max={last}
          value={at}
          aria-label={hand.words.position}
          aria-valuetext={text}
          onChange={(event) =>
            dispatch({ type: 'go', to: event.currentTarget.valueAsNumber, spoken: true })
          }
        />
      </span>
    </div>
  );
}
