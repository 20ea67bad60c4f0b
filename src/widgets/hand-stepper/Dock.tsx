import type { Dispatch } from 'react';
import { noticeWords, type StepFacts, stepSentence } from '#words';
import type { Notes } from '../note/segments.ts';
import type { Answer } from './answer.ts';
import { Caption } from './Caption.tsx';
import { Controls } from './Controls.tsx';
import type { Hand } from './hand.ts';
import { Slider } from './Slider.tsx';
import type { Course, StepperAction, StepperState } from './state.ts';
import type { RefusalSentence } from './useRefusal.ts';
import './dock.css';

export interface DockProps {
  readonly hand: Hand;
  readonly state: StepperState;
  readonly course: Course;
  readonly step: StepFacts;
  readonly addresses: readonly string[];
  readonly notes: Notes;
  readonly answer: Answer | null;
  readonly refuse: RefusalSentence | null;
  readonly dispatch: Dispatch<StepperAction>;
}

/** The step in words with its note, and the controls: on a phone always at the foot of the screen. */
export function Dock(props: DockProps) {
  const { hand, state, course, step, addresses, notes, answer, refuse, dispatch } = props;
  return (
    <div className="step-dock">
      <Caption
        hand={hand}
        state={state}
        step={step}
        note={notes[addresses[state.at] ?? 'start']}
        answer={answer}
        refuse={refuse}
      />
      <div className="step-dock__controls" data-pagefind-ignore="">
        <Controls hand={hand} at={state.at} course={course} dispatch={dispatch} />
        <Slider
          hand={hand}
          at={state.at}
          last={course.last}
          noted={addresses.flatMap((address, index) => (notes[address] ? [index] : []))}
          text={stepSentence(step, hand.spoken)}
          dispatch={dispatch}
        />
      </div>
      <noscript>
        <p>{noticeWords[hand.locale].withoutScript}</p>
      </noscript>
    </div>
  );
}
