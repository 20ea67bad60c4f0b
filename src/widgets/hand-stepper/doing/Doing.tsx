import type { Dispatch } from 'react';
import { doingWords } from '#words/hand/doing.ts';
import type { Guess } from '../guess/guess.ts';
import type { Scene } from '../scene.ts';
import type { StepperAction } from '../state.ts';
import { Exchanging } from './Exchanging.tsx';
import { promptOf } from './prompt.ts';
import { Revoke } from './Revoke.tsx';
import { Words } from './Words.tsx';
import './doing.css';

export interface DoingProps {
  readonly scene: Scene;
  readonly dispatch: Dispatch<StepperAction>;
}

interface GuessToolsProps extends DoingProps {
  readonly guess: Guess;
}

/** Hints, the way out, and how it went so far. */
function GuessTools({ scene, guess, dispatch }: GuessToolsProps) {
  const words = doingWords[scene.hand.locale];
  const { first, later, shown } = guess.tally;
  const over = guess.horizon === scene.course.last;
  return (
    <div className="step-deed__tools">
      {!over && (
        <>
          <button type="button" onClick={() => dispatch({ type: 'hint' })}>
            {words.hint}
          </button>
          <button
            type="button"
            onClick={() => dispatch({ type: 'step', by: 'card', direction: 1 })}
          >
            {words.show}
          </button>
        </>
      )}
      <span className="step-deed__tally">{words.tally(first, later, shown)}</span>
    </div>
  );
}

function TryTools({ scene, dispatch }: DoingProps) {
  const words = doingWords[scene.hand.locale];
  return (
    <div className="step-deed__tools">
      <button type="button" onClick={() => dispatch({ type: 'leave' })}>
        {words.backToRecord} <kbd>{words.escape}</kbd>
      </button>
    </div>
  );
}

/** What is to be done at this step, and the means for it: cards are touched at the table. */
export function Doing({ scene, dispatch }: DoingProps) {
  const { hand, state } = scene;
  const { guess } = state;
  const words = doingWords[hand.locale];
  if (guess && state.at < guess.horizon) {
    return (
      <>
        <p className="step-deed__status">{words.behind}</p>
        <div className="step-deed__tools">
          <button type="button" onClick={() => dispatch({ type: 'end', direction: 1 })}>
            {words.toQuestion}
          </button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="step-deed__status">{promptOf(scene)}</p>
      <Words scene={scene} dispatch={dispatch} />
      <Exchanging scene={scene} dispatch={dispatch} />
      {guess ? (
        <GuessTools scene={scene} guess={guess} dispatch={dispatch} />
      ) : (
        <>
          <Revoke scene={scene} dispatch={dispatch} />
          <TryTools scene={scene} dispatch={dispatch} />
        </>
      )}
    </>
  );
}
