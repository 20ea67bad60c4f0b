import { type ComponentType, lazy, Suspense } from 'react';
import type { AnswerTextProps } from './AnswerText.tsx';
import type { AnalysisProps } from './analysis/Analysis.tsx';
import type { AutoplayProps } from './autoplay/Autoplay.tsx';
import type { DoingProps } from './doing/Doing.tsx';
import type { GuessTextProps } from './guess/GuessText.tsx';
import type { AtWorkHereProps } from './lines/AtWorkHere.tsx';
import type { ScoreTableProps } from './ScoreTable.tsx';
import type { TableInWordsProps } from './words/TableInWords.tsx';

/**
 * A part that a page opens without and loads when it is wanted. Where it cannot be loaded, another
 * stands in its place.
 */
const lazily = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props>,
): ComponentType<Props> => {
  const Loaded = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
  const Part = Loaded as unknown as ComponentType<Props>;
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
};

const Nothing = () => null;

/** What is shown where the words of the referee cannot be loaded: the rule, which stands in the page. */
function RuleAlone({ hand, answer }: AnswerTextProps) {
  if (answer.kind !== 'refused') return null;
  const { href, text } = hand.rule(answer.refusal.rule);
  return (
    <p className="step-answer" data-refused="">
      {hand.words.notLegal}. <a href={href}>{text}</a>
    </p>
  );
}

function NotLoaded({ scene }: DoingProps) {
  return <p className="step-deed__status">{scene.hand.words.notLoaded}</p>;
}

const answers = () => import('./AnswerText.tsx').then(({ AnswerText }) => AnswerText);

/** Fetches the words of the referee ahead of the first question. */
export const loadAnswers = (): void => void answers().catch(() => null);

/** What the referee says of the touched card, as soon as its words are here. */
export const LazyAnswer = lazily<AnswerTextProps>(answers, RuleAlone);

/** What the reader may do at a step. */
export const Doing = lazily<DoingProps>(
  () => import('./doing/Doing.tsx').then((part) => part.Doing),
  NotLoaded,
);

/** What is said of a guess. */
export const GuessText = lazily<GuessTextProps>(
  () => import('./guess/GuessText.tsx').then((part) => part.GuessText),
  Nothing,
);

/** Lets a hand play by itself. */
export const Autoplay = lazily<AutoplayProps>(
  () => import('./autoplay/Autoplay.tsx').then((part) => part.Autoplay),
  Nothing,
);

/** The score of a line that the server has not written. */
export const LazyScore = lazily<ScoreTableProps>(
  () => import('./ScoreTable.tsx').then((part) => part.ScoreTable),
  Nothing,
);

function NoAnalysis({ hand }: AnalysisProps) {
  return <p>{hand.words.notLoaded}</p>;
}

/** What perfect play would make of the hand. */
export const LazyAnalysis = lazily<AnalysisProps>(
  () => import('./analysis/Analysis.tsx').then((part) => part.Analysis),
  NoAnalysis,
);

/** The rules at work at a step that is not one of the record. */
export const AtWorkHere = lazily<AtWorkHereProps>(
  () => import('./lines/AtWorkHere.tsx').then((part) => part.AtWorkHere),
  Nothing,
);

/** The whole table in words. */
export const TableInWords = lazily<TableInWordsProps>(
  () => import('./words/TableInWords.tsx').then((part) => part.TableInWords),
  Nothing,
);
