import type { Dispatch } from 'react';
import type { Action } from '#engine';
import { type Speech, sentenceCase } from '#words';
import { guessWords } from '#words/hand/guess.ts';
import type { Hand } from '../hand.ts';
import { Say } from '../Say.tsx';
import type { Scene } from '../scene.ts';
import type { StepperAction } from '../state.ts';
import { actionPhrase } from './actionPhrase.ts';
import type { Feedback, Guess } from './guess.ts';
import { type Hint, hintsOn } from './hints.ts';

export interface GuessTextProps {
  readonly scene: Scene;
  readonly guess: Guess;
  readonly nameOf: (line: string) => string;
  readonly dispatch: Dispatch<StepperAction>;
}

const hintSentence = (hand: Hand, hint: Hint, { nominative: speech }: Speech): string => {
  const words = guessWords[hand.locale];
  switch (hint.kind) {
    case 'suits':
      return words.suits(speech.all(hint.suits.map(speech.suit)));
    case 'among':
      return words.among(speech.anyCard(hint.cards));
    case 'not':
      return words.not(actionPhrase(hint.action, speech));
    case 'puts-away':
      return words.putsAway(speech.card(hint.card));
    case 'buys':
      return hint.buys ? words.buys : words.buysNot;
    case 'wants':
      return words.wants(speech.card(hint.card));
  }
};

const cardOf = (action: Action): string => (action.type === 'play' ? action.card : '');

const feedbackSentence = (
  hand: Hand,
  feedback: Feedback,
  { nominative: speech }: Speech,
): string => {
  const words = guessWords[hand.locale];
  const { action } = feedback;
  if (feedback.kind === 'right') {
    const { instead } = feedback;
    if (!instead) return words.right;
    return words.asGood(speech.card(cardOf(action)), speech.card(cardOf(instead)));
  }
  const said = words.other(sentenceCase(actionPhrase(action, speech)));
  if (action.type !== 'discard' && action.type !== 'buy') return said;
  const { right } = feedback;
  return `${said} ${right.length > 0 ? words.partly(speech.cards(right)) : words.noneRight}`;
};

/** The hints so far: the last one, or that there is no further one. */
const hintText = ({ hand, state, steps, current }: Scene, { hints }: Guess) => {
  const recorded = steps[state.at + 1]?.action;
  if (hints === 0 || !recorded) return null;
  const all = hintsOn(hand.game, current.state, recorded);
  const hint = all[hints - 1];
  return hint
    ? (speech: Speech) => hintSentence(hand, hint, speech)
    : () => guessWords[hand.locale].noMoreHints;
};

/** What is said of a guess, and the hint that was asked for. */
export function GuessText({ scene, guess, nameOf, dispatch }: GuessTextProps) {
  const { hand, state } = scene;
  const { feedback, horizon } = guess;
  const words = guessWords[hand.locale];
  if (state.at !== horizon) return null;
  const hint = hintText(scene, guess);
  const line = feedback?.kind === 'other' ? feedback.line : null;
  return (
    <>
      {feedback && (
        <p className="step-answer" data-guess={feedback.kind}>
          <Say hand={hand} sentence={(speech) => feedbackSentence(hand, feedback, speech)} />
          {line !== null && (
            <>
              {' '}
              {words.variation(nameOf(line))}{' '}
              <button
                type="button"
                onClick={() => dispatch({ type: 'open', line, at: horizon + 1 })}
              >
                {words.open}
              </button>
            </>
          )}
        </p>
      )}
      {hint && (
        <p className="step-answer" data-hint="">
          <Say hand={hand} sentence={hint} />
        </p>
      )}
    </>
  );
}
