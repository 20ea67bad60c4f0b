import type { Dispatch } from 'react';
import type { TableView } from '#engine';
import type { Speech } from '#words';
import { NoteText } from '../note/NoteText.tsx';
import type { AnswerAct } from './AnswerText.tsx';
import { AtWork } from './AtWork.tsx';
import type { Answer } from './answer.ts';
import { Forks } from './Forks.tsx';
import type { Hand } from './hand.ts';
import { AtWorkHere, GuessText, LazyAnswer } from './lazily.tsx';
import { Say } from './Say.tsx';
import type { Scene } from './scene.ts';
import type { StepperAction } from './state.ts';
import { trickOnTable } from './trickOnTable.ts';

export interface CaptionProps {
  readonly scene: Scene;
  readonly answer: Answer | null;
  readonly nameOf: (line: string) => string;
  readonly dispatch: Dispatch<StepperAction>;
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

/** What is said only to the ear before the step: that it was gone back to. */
const announcement = ({ hand, state, undone }: Scene): string | null => {
  const { words } = hand;
  if (state.returned) return words.backToRecord;
  if (state.back === 0) return null;
  return undone
    ? `${words.undone} ${hand.step(undone, hand.spoken)}. ${words.backTo}`
    : words.backTo;
};

/** The step in words with its note: the one place that is read out when it changes. */
export function Caption({ scene, answer, nameOf, dispatch }: CaptionProps) {
  const { hand, state, facts, view, run, notes, rules, forks } = scene;
  const { words, locale, game } = hand;
  const { guess, line } = state;
  const said = announcement(scene);
  const silent = state.spoken || state.playing;
  return (
    <section
      className="step-caption"
      aria-label={words.caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a touch shows all of a long note
      tabIndex={0}
    >
      <div aria-live={silent ? 'off' : 'polite'}>
        {/* New elements at each step: nothing on the page is seen to move. */}
        <div key={`${line} ${state.at}`} className="step-caption__text">
          {run.length > 0 && (
            <p className="step-caption__situation">
              {run.map((one) => (
                <span key={hand.step(one, hand.spoken)}>
                  <Say hand={hand} sentence={(speech: Speech) => `${hand.step(one, speech)}. `} />
                </span>
              ))}
            </p>
          )}
          <p className="step-caption__step">
            {said !== null && <span className="sr-only">{said} </span>}
            {scene.away && <span className="step-caption__away">{words.inVariation} </span>}
            <Say hand={hand} sentence={(speech: Speech) => `${hand.step(facts, speech)}.`} />
          </p>
          <p className="step-caption__situation">
            {view.phase === 'over' ? (
              <Say hand={hand} sentence={(speech: Speech) => `${hand.result(view, speech)}.`} />
            ) : (
              situation(hand, view)
            )}
          </p>
          {state.lost && <p className="step-answer">{words.openedAtStart}</p>}
          {guess && <GuessText scene={scene} guess={guess} nameOf={nameOf} dispatch={dispatch} />}
          {notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the notes of a step stay in their order
            <NoteText key={index} note={note} game={game.id} locale={locale} />
          ))}
          {answer && <LazyAnswer hand={hand} answer={answer} onAct={actOf(scene, dispatch)} />}
        </div>
      </div>
      <div key={`${line} ${state.at}`}>
        <Forks scene={scene} forks={forks} nameOf={nameOf} dispatch={dispatch} />
        {scene.away ? <AtWorkHere scene={scene} /> : <AtWork hand={hand} rules={rules} />}
      </div>
    </section>
  );
}

/** While reading, a card that may be played can be tried. */
const actOf = ({ state }: Scene, dispatch: Dispatch<StepperAction>): AnswerAct =>
  state.mode === 'read' ? (action) => dispatch({ type: 'act', action }) : undefined;
