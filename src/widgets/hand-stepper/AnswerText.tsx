import type { Action } from '#engine';
import { refusalSentence, type Speech, sentenceCase } from '#words';
import { answerWords } from '#words/hand/answer.ts';
import type { Answer } from './answer.ts';
import type { Hand } from './hand.ts';
import { Say } from './Say.tsx';

export interface AnswerTextProps {
  readonly hand: Hand;
  readonly answer: Answer;
  /** Tries a card that may be played, where that leaves the record. */
  readonly onAct?: AnswerAct;
}

export type AnswerAct = ((action: Action) => void) | undefined;

const sentenceOf =
  ({ hand, answer }: AnswerTextProps) =>
  (speech: Speech): string => {
    const { who } = hand;
    const words = answerWords[hand.locale];
    if (answer.kind === 'refused') return refusalSentence(answer.refusal, speech);
    const card = sentenceCase(speech.nominative.card(answer.card));
    switch (answer.kind) {
      case 'legal': {
        const may = words.mayBePlayed(card);
        return answer.next === null
          ? may
          : `${may} ${words.recordPlays(who(answer.seat), speech.card(answer.next))}`;
      }
      case 'already-played':
        return words.alreadyPlayed(card);
      case 'not-in-turn':
        return words.notInTurn(who(answer.owner), who(answer.turn));
      case 'no-play':
        return answer.over ? words.handOver : words.notYetPlayed;
    }
  };

/** What the referee says of the touched card, with the rule that it breaks. */
export function AnswerText(props: AnswerTextProps) {
  const { hand, answer, onAct } = props;
  const rule = answer.kind === 'refused' ? hand.rule(answer.refusal.rule) : null;
  return (
    <p className="step-answer" data-refused={rule !== null || undefined}>
      <Say hand={hand} sentence={sentenceOf(props)} />
      {rule && (
        <>
          {' '}
          <a href={rule.href}>{rule.title}</a>
        </>
      )}
      {answer.kind === 'legal' && onAct && (
        <>
          {' '}
          <button type="button" onClick={() => onAct({ type: 'play', card: answer.card })}>
            {answerWords[hand.locale].tryIt}
          </button>
        </>
      )}
    </p>
  );
}
