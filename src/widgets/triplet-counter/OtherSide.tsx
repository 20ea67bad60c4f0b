import type { Counting } from '#engine';
import { counterWords, type Locale } from '#words';
import { Groups } from './Groups.tsx';

export interface OtherSideProps {
  readonly locale: Locale;
  readonly cards: number;
  readonly counting: Counting;
  readonly ready: boolean;
}

/** What the rest of the pack comes to, which belongs to the other side. */
export function OtherSide({ locale, cards, counting, ready }: OtherSideProps) {
  const words = counterWords[locale];
  return (
    <>
      <h3>{words.otherPile}</h3>
      <p>{words.outcome(cards, counting.total)}</p>
      <details className="counter__other">
        <summary>{words.label}</summary>
        <Groups locale={locale} counting={counting} picked={null} ready={ready} />
      </details>
    </>
  );
}
