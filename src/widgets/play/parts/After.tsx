import { lazy, Suspense, useState } from 'react';
import { accountOf } from '#engine';
import { type HandRecord, linkOf } from '#record';
import { sentenceCase, signed } from '#words';
import type { RuleNumbers } from '../../evening/talk.ts';
import { Say } from '../../hand-stepper/Say.tsx';
import type { Settled } from '../account/keep.ts';
import { type Playing, withAgain, withCall, withNext } from '../game/saved.ts';
import { fetchPlaying } from '../game/stored.ts';
import type { Common } from './common.ts';
import { PlayButton } from './PlayButton.tsx';

const AccountView = lazy(() => import('../account/AccountView.tsx'));
const WalkThrough = lazy(() => import('../account/WalkThrough.tsx'));
const HandAway = lazy(() => import('../account/HandAway.tsx'));

export interface AfterProps extends Common {
  readonly ruleNumbers: RuleNumbers;
  readonly playing: Playing;
  /** The evening with this hand; null where there is no evening. */
  readonly settled: Settled | null;
  readonly record: HandRecord;
  readonly put: (playing: Playing) => void;
  readonly onNew: () => void;
}

/** The address of the viewer with a hand. */
const viewerOf = (link: string, locale: string): string =>
  `${locale === 'en' ? '' : `/${locale}`}/viewer/#h=${link}`;

/** After a hand: what it came to, what can be done with it, how the evening stands. */
export function After(props: AfterProps) {
  const { tongue, hand, talk, table, ruleNumbers, playing, settled, record, put, onNew } = props;
  const { words, locale } = tongue;
  const [walking, setWalking] = useState(false);
  const [taking, setTaking] = useState(false);
  const { course } = playing;
  const left = course.kind === 'single' ? fetchPlaying('evening') : null;
  const link = linkOf(record);
  const evening = settled?.course ?? null;
  const account = evening && accountOf(evening.evening);
  const payment =
    hand.own === null ? table.score?.payments.at(-1) : table.score?.payments[hand.own - 1];
  const mayCall = account?.next.kind === 'deal' && account.next.closing === null;
  const kind = hand.game.id === 'droggn' ? 'last-three' : 'mussrunde';
  return (
    <section className="play-after" aria-label={words.over}>
      <p className="play-after__result" role="status">
        {table.thrownIn ? (
          words.thrownIn
        ) : (
          <Say hand={talk} sentence={(speech) => `${sentenceCase(talk.result(table, speech))}.`} />
        )}{' '}
        {payment !== undefined && <strong>{words.yourResult(signed(payment))}</strong>}
      </p>
      <div className="play__buttons">
        {evening && (
          <PlayButton main onClick={() => put(withNext(playing, evening))}>
            {account?.next.kind === 'over' ? words.on : words.next}
          </PlayButton>
        )}
        {course.kind === 'single' && (
          <>
            <PlayButton main onClick={() => put(withAgain(playing))}>
              {words.again}
            </PlayButton>
            {left ? (
              <PlayButton onClick={() => put(left)}>{words.backToEvening}</PlayButton>
            ) : (
              <PlayButton onClick={onNew}>{words.newEvening}</PlayButton>
            )}
          </>
        )}
        <PlayButton onClick={() => setWalking(!walking)}>
          {walking ? words.closeWalk : words.walk}
        </PlayButton>
        <PlayButton onClick={() => setTaking(!taking)}>
          {taking ? words.closeAway : words.away}
        </PlayButton>
        {link.ok && (
          <a className="play__link" href={viewerOf(link.value, locale)}>
            {words.link}
          </a>
        )}
      </div>
      {taking && (
        <Suspense fallback={<p>{words.opening}</p>}>
          <HandAway tongue={tongue} record={record} />
        </Suspense>
      )}
      {walking && (
        <Suspense fallback={<p>{words.opening}</p>}>
          <WalkThrough tongue={tongue} record={record} ruleNumbers={ruleNumbers} />
        </Suspense>
      )}
      {evening && (
        <section aria-label={words.account}>
          <h3 className="play-after__title">{words.account}</h3>
          {settled?.parted && <p className="play__notice">{words.parted}</p>}
          <Suspense fallback={<p>{words.opening}</p>}>
            <AccountView tongue={tongue} evening={evening.evening} ruleNumbers={ruleNumbers} />
          </Suspense>
          <div className="play__buttons">
            {mayCall && (
              <PlayButton onClick={() => put(withNext(playing, withCall(evening, kind)))}>
                {kind === 'last-three' ? words.callLast : words.callMuss}
              </PlayButton>
            )}
            <a
              className="play__link"
              href={`${locale === 'en' ? '' : `/${locale}`}/evening/#${evening.id}`}
            >
              {words.openAccount}
            </a>
            <PlayButton onClick={onNew}>{words.newEvening}</PlayButton>
          </div>
        </section>
      )}
    </section>
  );
}
