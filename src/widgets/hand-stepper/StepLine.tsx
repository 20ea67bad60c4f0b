import type { Step } from '#record/steps.ts';
import type { Speech } from '#words';
import { NoteText } from '../note/NoteText.tsx';
import type { Note } from '../note/segments.ts';
import type { Hand } from './hand.ts';
import { momentOf } from './moment.ts';
import { Say } from './Say.tsx';

export interface StepLineProps {
  readonly hand: Hand;
  readonly step: Step;
  readonly note: Note | undefined;
  /** What the step is linked by, if that is more than its address in the hand. */
  readonly address?: string;
}

/** One step of the transcript in words, with its note: a link to itself and a place to link to. */
export function StepLine({ hand, step, note, address = step.address }: StepLineProps) {
  const { seat, action, state } = step;
  const facts = { seat, action, after: hand.game.view(state) };
  return (
    <li id={address} {...(note ? momentOf(hand, { address: step.address, anchor: address }) : {})}>
      <a href={`#${address}`}>
        <Say hand={hand} sentence={(speech: Speech) => `${hand.step(facts, speech)}.`} />
      </a>
      {note && <NoteText note={note} game={hand.game.id} locale={hand.locale} />}
    </li>
  );
}
