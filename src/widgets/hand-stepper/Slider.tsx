import type { Dispatch } from 'react';
import type { Hand } from './hand.ts';
import type { StepperAction } from './state.ts';

export interface SliderProps {
  readonly hand: Hand;
  readonly at: number;
  readonly last: number;
  /** Indices of the steps that have a note. */
  readonly noted: readonly number[];
  /** Indices of the steps at which the line divides. */
  readonly divided: readonly number[];
  /** What is shown of the position: "Step 5 of 71". */
  readonly count: string;
  /** The step in words: "Trick 4: Bartl plays the Mond (XXI)". */
  readonly text: string;
  readonly dispatch: Dispatch<StepperAction>;
}

/** The whole line, with a dot where something is said and a fork where there is another way. */
export function Slider({ hand, at, last, noted, divided, count, text, dispatch }: SliderProps) {
  const placeOf = (index: number): string => `${(100 * index) / Math.max(1, last)}%`;
  return (
    <div className="step-slider">
      <span className="step-slider__count">{count}</span>
      <span className="step-slider__line">
        <span className="step-slider__dots" aria-hidden="true">
          {noted.map((index) => (
            <i key={index} style={{ insetInlineStart: placeOf(index) }} />
          ))}
          {divided.map((index) => (
            <i key={`fork-${index}`} data-fork="" style={{ insetInlineStart: placeOf(index) }} />
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
