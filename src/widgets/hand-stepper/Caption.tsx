import type { RuleId, TableView } from '#engine';

import type { Speech, StepFacts } from '#words';
import { NoteText } from '../note/NoteText.tsx';
import type { Note } from '../note/segments.ts';
import { AtWork } from './AtWork.tsx';
import type { Answer } from './answer.ts';
import type { Hand } from './hand.ts';
import { LazyAnswer } from './LazyAnswer.tsx';
import { Say } from './Say.tsx';
import type { StepperState } from './state.ts';
import { trickOnTable } from './trickOnTable.ts';

export interface CaptionProps {
  readonly hand: Hand;
  readonly state: StepperState;
  readonly step: StepFacts;
  /** The step that has just been taken back. */
  readonly undone: StepFacts | undefined;
  readonly notes: readonly Note[];
  /** The rules that the step shows at work. */
  readonly rules: readonly RuleId[];
  readonly answer: Answer | null;
}

/** Who led, who is winning, whose turn it is. */
const situation = ({ words, who }: Hand, view: TableView): string => {
  const { turn, phase } = view;
  const trick = trickOnTable(view);
  const winning =
    trick && !trick.complete ? words.wonSoFar(who(trick.lead), who(trick.winning)) : '';
  if (turn === null) return winning;
  const next = phase === 'play' ? words.toPlay(who(turn)) : words.toSpeak(who(turn));
  return `${winning} ${next}.`.trim();
};

/** The step in words with its note: the one place that is read out when it changes. */
export function Caption({ hand, state, step, undone, notes, rules, answer }: CaptionProps) {
  const { words, locale, game } = hand;
  return (
    <div className="step-caption">
      <div aria-live={state.spoken ? 'off' : 'polite'}>
        {/* New elements at each step: nothing on the page is seen to move. */}
        <div key={state.at} className="step-caption__text">
          <p className="step-caption__step">
            {state.back > 0 && (
              <span className="sr-only">
                {undone && `${words.undone} ${hand.step(undone, hand.spoken)}. `}
                {words.backTo}{' '}
              </span>
            )}
            <Say hand={hand} sentence={(speech: Speech) => `${hand.step(step, speech)}.`} />
          </p>
          <p className="step-caption__situation">
            {step.after.phase === 'over' ? (
              <Say
                hand={hand}
                sentence={(speech: Speech) => `${hand.result(step.after, speech)}.`}
              />
            ) : (
              situation(hand, step.after)
            )}
          </p>
          {state.lost && <p className="step-answer">{words.openedAtStart}</p>}
          {notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the notes of a step stay in their order
            <NoteText key={index} note={note} game={game.id} locale={locale} />
          ))}
          {answer && <LazyAnswer hand={hand} answer={answer} />}
        </div>
      </div>
      <div key={state.at}>
        <AtWork hand={hand} rules={rules} />
      </div>
    </div>
  );
}
