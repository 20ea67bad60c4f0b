import { lazy, Suspense } from 'react';
import type { AnswerTextProps } from './AnswerText.tsx';

/** What is shown where the words of the referee cannot be loaded: the rule, which stands in the page. */
function RuleAlone({ hand, answer }: AnswerTextProps) {
  if (answer.kind !== 'refused') return null;
  const { href, text } = hand.rule(answer.refusal.rule);
  return (
    <p className="step-answer" data-refused="">
      {hand.name(answer.card)}: {hand.words.notLegal}. <a href={href}>{text}</a>
    </p>
  );
}

/** Fetches the words of the referee, which the page opens without. */
export const loadAnswers = () =>
  import('./AnswerText.tsx').then(
    ({ AnswerText }) => ({ default: AnswerText }),
    () => ({ default: RuleAlone }),
  );

const Loaded = lazy(loadAnswers);

/** What the referee says of the touched card, as soon as its words are here. */
export function LazyAnswer(props: AnswerTextProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
