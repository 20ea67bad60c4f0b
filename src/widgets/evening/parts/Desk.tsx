import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { accountWith, type ClosingCall, type Evening, type EveningEntry } from '#engine';
import type { Kept } from '../book/kept.ts';
import type { KeptAction } from '../book/keptReducer.ts';
import { previewOf } from '../draft/preview.ts';
import { focusSoon, turnTo } from '../focus.ts';
import { subtitleOf, titleOf } from '../names.ts';
import { replay } from '../record/referee.ts';
import { sentenceOf } from '../result.ts';
import type { Talk } from '../talk.ts';
import { AccountTable } from './AccountTable.tsx';
import { ClosingView } from './ClosingView.tsx';
import { DeskBar } from './DeskBar.tsx';
import { Files } from './Files.tsx';
import { HandForm } from './HandForm.tsx';
import { OverView } from './OverView.tsx';
import { Plot } from './Plot.tsx';
import { SettlementView } from './SettlementView.tsx';
import { Standings } from './Standings.tsx';
import './desk.css';

const TermsForm = lazy(() => import('./TermsForm.tsx'));

export interface DeskProps {
  readonly talk: Talk;
  readonly kept: Kept;
  readonly act: (action: KeptAction) => void;
  /** Whether the reader has just come here, and is to be met at the title. */
  readonly arrived: RefObject<boolean>;
  readonly onOpen: (evening: Evening) => void;
  /** Begins another evening under the same terms. */
  readonly onAgain: () => void;
}

/** What leads to the form. */
const TURNING: readonly KeptAction['type'][] = [
  'correct',
  'insert',
  'leave',
  'take-terms',
  'leave-terms',
];

/** One evening: how it stands, the hand that comes, the account, and the end. */
export default function Desk(props: DeskProps) {
  const { talk, kept, act, arrived, onOpen, onAgain } = props;
  const { words, entry: entryWords } = talk;
  const { evening, correction, terms: draft } = kept;
  const { terms } = evening;
  const account = accountWith(evening, replay);
  const title = useRef<HTMLHeadingElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (arrived.current) title.current?.focus();
    arrived.current = false;
  }, [arrived]);

  const say = (sentence: string): void => {
    setSaid(sentence);
    talk.say(sentence);
  };

  const doAction = (action: KeptAction): void => {
    act(action);
    if (action.type === 'draft') return;
    say(action.type === 'undo' || action.type === 'redo' ? words.done[action.type] : '');
    if (action.type === 'remove') focusSoon(() => list.current);
    else if (TURNING.includes(action.type)) turnTo(() => heading.current);
  };

  const write = (entry: EveningEntry): void => {
    const preview = previewOf(kept, entry);
    if (preview.kind !== 'possible') return;
    const sentence = sentenceOf(preview.posting, terms, talk);
    act({ type: 'enter', entry });
    say(correction ? entryWords.corrected(sentence) : entryWords.written(sentence));
    turnTo(() => heading.current);
  };

  const call = (entry: ClosingCall): void => {
    act({ type: 'append', entry });
    say(words.calls[entry.type]);
    turnTo(() => heading.current);
  };

  const isOver = account.next.kind === 'over';
  const begun = account.postings.some(({ kind }) => kind === 'hand' || kind === 'thrown-in');
  return (
    <div className="desk">
      <DeskBar
        talk={talk}
        kept={kept}
        title={titleOf(evening, talk)}
        subtitle={subtitleOf(evening, talk)}
        act={doAction}
        heading={title}
      />
      {draft ? (
        <Suspense>
          <TermsForm
            talk={talk}
            draft={draft}
            begun={evening.entries.length > 0}
            onChange={(change) => act({ type: 'terms', change })}
            onAgree={() => doAction({ type: 'take-terms' })}
            onLeave={() => doAction({ type: 'leave-terms' })}
          />
        </Suspense>
      ) : (
        <div className="desk__columns">
          <div className="desk__hand">
            <Standings talk={talk} terms={terms} account={account} />
            <p className="desk__said">{said}</p>
            {isOver && !correction ? (
              <OverView talk={talk} heading={heading} onAgain={onAgain} />
            ) : (
              <HandForm
                talk={talk}
                kept={kept}
                account={account}
                act={doAction}
                onWrite={write}
                heading={heading}
              />
            )}
            {!correction && (
              <ClosingView talk={talk} terms={terms} account={account} onCall={call} />
            )}
          </div>
          <div className="desk__account">
            <section aria-labelledby="evening-account">
              <h3 ref={list} tabIndex={-1} id="evening-account">
                {words.account}
              </h3>
              {account.impossible.length > 0 && (
                <p className="desk__impossible">
                  {words.impossibleCount(account.impossible.length)}
                </p>
              )}
              <AccountTable
                talk={talk}
                terms={terms}
                account={account}
                correcting={correction?.at ?? null}
                act={doAction}
              />
            </section>
            {begun && (
              <>
                <section aria-labelledby="evening-settlement">
                  <h3 id="evening-settlement">{words.settlement}</h3>
                  <SettlementView talk={talk} terms={terms} account={account} />
                </section>
                <section aria-labelledby="evening-plot" className="desk__plot">
                  <h3 id="evening-plot">{words.plot}</h3>
                  <Plot talk={talk} terms={terms} account={account} />
                </section>
              </>
            )}
            <section aria-labelledby="evening-files" className="desk__files">
              <h3 id="evening-files">{words.files}</h3>
              <Files talk={talk} evening={evening} onOpen={onOpen} onSaved={say} />
            </section>
          </div>
        </div>
      )}
    </div>
  );
}
