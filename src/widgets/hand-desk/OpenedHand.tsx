import { useEffect, useRef } from 'react';
import { games, type RuleId } from '#engine';
import { type HandRecord, linkOf, linkRefusalSentence, replay, rulesByStep } from '#record';
import type { DeskWords, Locale, StepperWords } from '#words';
import { HandDiagram } from '../hand-sheet/HandDiagram.tsx';
import { HandScore } from '../hand-stepper/HandScore.tsx';
import { HandStepper } from '../hand-stepper/HandStepper.tsx';
import { HandTranscript } from '../hand-stepper/HandTranscript.tsx';
import { handAddress } from './address.ts';
import { titleOf } from './names.ts';
import { loadSprite } from './sprite.ts';
import { TakeAway } from './TakeAway.tsx';
import './opened.css';

export interface OpenedHandProps {
  readonly record: HandRecord;
  readonly ruleNumbers: Readonly<Record<RuleId, string>>;
  readonly ruleTitles: Readonly<Record<RuleId, string>>;
  /** Whether the reader should be brought to the hand; not if the referee has something to say first. */
  readonly leads?: boolean;
  /** In a frame: the stepper alone. */
  readonly embedded?: boolean;
  /** The link of the hand, once it is known, for the address of the page. */
  readonly onLink?: (letters: string | null) => void;
}

export interface OpenedHandMeans {
  readonly locale: Locale;
  readonly words: DeskWords;
  readonly stepper: StepperWords;
}

/** A hand that has been opened: the stepper, the whole hand in words, and ways to take it away. */
export function OpenedHand(props: OpenedHandProps & OpenedHandMeans) {
  const { record, ruleNumbers, ruleTitles, leads = false, embedded = false, onLink } = props;
  const { locale, words, stepper } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const link = linkOf(record);
  const letters = link.ok ? link.value : null;
  useEffect(() => onLink?.(letters), [onLink, letters]);
  useEffect(() => {
    loadSprite(record.game, locale).catch(() => undefined);
    if (!leads) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [record, locale, leads]);

  const title = titleOf(record, words, locale);
  const replayed = replay(record);
  const hand = {
    locale,
    title,
    record,
    notes: {},
    ruleNumbers,
    ruleTitles,
    atWork: rulesByStep(replayed),
    game: games[record.game],
    words: stepper,
  };
  const over = replayed.steps.at(-1)?.state.phase === 'over';
  return (
    <section className="opened" aria-labelledby="opened">
      <h2 id="opened" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {!over && <p className="opened__remark">{words.unfinished}</p>}
      <div className="opened__diagram">
        <HandDiagram {...hand} />
      </div>
      <HandStepper
        key={letters ?? record.actions}
        {...hand}
        inAddress={false}
        takesOptions
        playsOn={!embedded}
        score={<HandScore {...hand} />}
      >
        {!embedded && <HandTranscript {...hand} />}
      </HandStepper>
      {!embedded && (
        <TakeAway
          record={record}
          locale={locale}
          words={words}
          letters={letters}
          refusal={link.ok ? null : linkRefusalSentence(link.error, locale)}
          next={
            letters === null
              ? null
              : { href: handAddress('editor', letters, locale), text: words.edit }
          }
        />
      )}
    </section>
  );
}
