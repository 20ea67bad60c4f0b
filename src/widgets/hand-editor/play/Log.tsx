import type { Step } from '#record/steps.ts';
import type { EditorWords, Speech } from '#words';
import type { Hand } from '../../hand-stepper/hand.ts';
import { Say } from '../../hand-stepper/Say.tsx';

export interface LogProps {
  readonly hand: Hand;
  readonly steps: readonly Step[];
  readonly words: EditorWords;
}

/** What has been said and played, the latest first. */
export function Log({ hand, steps, words }: LogProps) {
  const done = steps.slice(1).toReversed();
  return (
    <section className="play-log" aria-label={words.said}>
      <h3>{words.said}</h3>
      {done.length === 0 && <p>{words.nothingSaid}</p>}
      <ol reversed>
        {done.map((step) => {
          const facts = { ...step, after: hand.game.view(step.state) };
          return (
            <li key={step.address}>
              <Say hand={hand} sentence={(speech: Speech) => `${hand.step(facts, speech)}.`} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
