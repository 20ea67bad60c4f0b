import type { Dispatch } from 'react';
import type { Fork } from './lines/tree.ts';
import type { Scene } from './scene.ts';
import type { StepperAction } from './state.ts';
import './lines.css';

export interface ForksProps {
  readonly scene: Scene;
  readonly forks: readonly Fork[];
  readonly nameOf: (line: string) => string;
  readonly dispatch: Dispatch<StepperAction>;
}

/** The other ways to go on from a step: that there is a choice is always seen. */
export function Forks({ scene, forks, nameOf, dispatch }: ForksProps) {
  if (forks.length === 0) return null;
  const { hand, state } = scene;
  return (
    <div className="step-forks">
      <p>{hand.words.forks}:</p>
      <ul>
        {forks.map(({ line }) => (
          <li key={line}>
            <button
              type="button"
              onClick={() => dispatch({ type: 'open', line, at: state.at + 1 })}
            >
              {nameOf(line)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
