import type { Dispatch } from 'react';
import type { RuleId, TableView } from '#engine';
import type { StepFacts } from '#words';
import type { Note, Notes } from '../note/segments.ts';
import type { Answer } from './answer.ts';
import { Caption } from './Caption.tsx';
import { Controls } from './Controls.tsx';
import type { Hand } from './hand.ts';
import { Slider } from './Slider.tsx';
import type { Course, StepperAction, StepperState } from './state.ts';
import './dock.css';

export interface DockProps {
  readonly hand: Hand;
  readonly state: StepperState;
  readonly course: Course;
  readonly step: StepFacts;
  /** The step that has just been taken back. */
  readonly undone: StepFacts | undefined;
  readonly addresses: readonly string[];
  readonly notes: Notes;
  readonly rules: readonly RuleId[];
  readonly answer: Answer | null;
  readonly dispatch: Dispatch<StepperAction>;
}

/** The notes of a step; that of the end comes last of all. */
const notesAt = (notes: Notes, address: string, { phase }: TableView): readonly Note[] =>
  [notes[address], phase === 'over' ? notes.end : undefined].filter((note) => note !== undefined);

/** The step in words with its note, and the controls: on a phone always at the foot of the screen. */
export function Dock(props: DockProps) {
  const { hand, state, course, step, undone, addresses, notes, rules, answer, dispatch } = props;
  return (
    <div className="step-dock">
      <Caption
        hand={hand}
        state={state}
        step={step}
        undone={undone}
        notes={notesAt(notes, addresses[state.at] ?? 'start', step.after)}
        rules={rules}
        answer={answer}
      />
      <div className="step-dock__controls" data-pagefind-ignore="">
        <Controls hand={hand} at={state.at} course={course} dispatch={dispatch} />
        <Slider
          hand={hand}
          at={state.at}
          last={course.last}
          noted={addresses.flatMap((address, index) => (notes[address] ? [index] : []))}
          text={hand.step(step, hand.spoken)}
          dispatch={dispatch}
        />
      </div>
      <noscript>
        <p>{hand.words.withoutScript}</p>
      </noscript>
    </div>
  );
}
