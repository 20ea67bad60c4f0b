import type { Dispatch, ReactNode, RefCallback } from 'react';
import type { Answer } from './answer.ts';
import { Caption } from './Caption.tsx';
import { Controls } from './Controls.tsx';
import { Doing } from './lazily.tsx';
import { Slider } from './Slider.tsx';
import type { Scene } from './scene.ts';
import type { StepperAction } from './state.ts';
import './dock.css';

export interface DockProps {
  readonly scene: Scene;
  readonly answer: Answer | null;
  /** What a line is called. */
  readonly nameOf: (line: string) => string;
  /** Takes the place where perfect play judges the step, if anybody wants that. */
  readonly verdict: RefCallback<HTMLElement> | null;
  readonly dispatch: Dispatch<StepperAction>;
}

/** Where one does something oneself; its place is kept from step to step. */
function Deed({ children }: { children: ReactNode }) {
  return (
    <div className="step-deed" data-pagefind-ignore="">
      {children}
    </div>
  );
}

/** The step in words with its note, and the controls: on a phone always at the foot of the screen. */
export function Dock({ scene, answer, nameOf, verdict, dispatch }: DockProps) {
  const { hand, state, course, facts, reach, noted, divided } = scene;
  const { at, mode } = state;
  const { words } = hand;
  return (
    <div className="step-dock" data-mode={mode}>
      <Caption scene={scene} answer={answer} nameOf={nameOf} dispatch={dispatch} />
      {mode !== 'read' && (
        <Deed>
          <Doing scene={scene} dispatch={dispatch} />
        </Deed>
      )}
      <div className="step-dock__controls" data-pagefind-ignore="">
        {verdict && (
          <section
            ref={verdict}
            className="step-verdict"
            aria-label={words.perfectPlay}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is short of room, it scrolls
            tabIndex={0}
          />
        )}
        <Controls hand={hand} at={at} course={course} reach={reach} dispatch={dispatch} />
        <Slider
          hand={hand}
          at={at}
          last={reach}
          noted={noted}
          divided={divided}
          count={mode === 'guess' ? words.stepKnown(at) : words.stepOf(at, reach)}
          text={hand.step(facts, hand.spoken)}
          dispatch={dispatch}
        />
      </div>
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
    </div>
  );
}
