import type { Step } from '#record/steps.ts';
import type { Speech } from '#words';
import { NoteText } from '../note/NoteText.tsx';
import type { Note } from '../note/segments.ts';
import type { Hand } from './hand.ts';
import { Say } from './Say.tsx';

export interface StepLineProps {
  readonly hand: Hand;
  readonly step: Step;
  readonly note: Note | undefined;
}

/** One step of the transcript in words, with its note: a link to itself and a place to link to. */
export function StepLine({ hand, step, note }: StepLineProps) {
  const { seat, action, address, state } = step;
  const facts = { seat, action, after: hand.game.view(state) };
  return (
    <li id={address}>
      <a href={`#${address}`}>
        <Say hand={hand} sentence={(speech: Speech) => `${hand.step(facts, speech)}.`} />
      </a>
      {note && <NoteText note={note} game={hand.game.id} locale={hand.locale} />}
    </li>
  );
}
