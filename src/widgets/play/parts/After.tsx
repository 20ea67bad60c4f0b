import { lazy, Suspense, useState } from 'react';
import { accountOf } from '#engine';
import { type HandRecord, linkOf } from '#record';
import { sentenceCase, signed } from '#words';
import type { RuleNumbers } from '../../evening/talk.ts';
import { Say } from '../../hand-stepper/Say.tsx';
import { type Playing, withCall, withHand } from '../game/saved.ts';
import { fetchPlaying } from '../game/stored.ts';
import type { Common } from './common.ts';
import { PlayButton } from './PlayButton.tsx';

const AccountView = lazy(() => import('../account/AccountView.tsx'));
const WalkThrough = lazy(() => import('../account/WalkThrough.tsx'));

export interface AfterProps extends Common {
  readonly ruleNumbers: RuleNumbers;
  readonly playing: Playing;
  readonly record: HandRecord;
  readonly put: (playing: Playing) => void;
  readonly onNew: () => void;
}

/** The address of the viewer with a hand. */
const viewerOf = (link: string, locale: string): string =>
  `${locale === 'en' ? '' : `/${locale}`}/viewer/#h=${link}`;

/** After a hand: what it came to, what can be done with it, how the evening stands. */
export function After(props: AfterProps) {
  const { tongue, hand, talk, table, ruleNumbers, playing, record, put, onNew } = props;
  const { words, locale } = tongue;
  const [walking, setWalking] = useState(false);
  const { course } = playing;
  const left = course.kind === 'single' ? fetchPlaying('evening') : null;
  const link = linkOf(record);
  const after = withHand(playing);
  const evening = after.course.kind === 'evening' ? after.course : null;
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
        {course.kind === 'evening' ? (
          <PlayButton main onClick={() => put(after)}>
            {account?.next.kind === 'over' ? words.on : words.next}
          </PlayButton>
        ) : (
          <>
            <PlayButton main onClick={() => put({ ...playing, actions: course.record.actions })}>
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
        {link.ok && (
          <a className="play__link" href={viewerOf(link.value, locale)}>
            {words.link}
          </a>
        )}
      </div>
      {walking && (
        <Suspense fallback={<p>{words.opening}</p>}>
          <WalkThrough tongue={tongue} record={record} ruleNumbers={ruleNumbers} />
        </Suspense>
      )}
      {evening && (
        <section aria-label={words.account}>
          <h3 className="play-after__title">{words.account}</h3>
          <Suspense fallback={<p>{words.opening}</p>}>
            <AccountView tongue={tongue} evening={evening.evening} ruleNumbers={ruleNumbers} />
          </Suspense>
          <div className="play__buttons">
            {mayCall && (
              <PlayButton onClick={() => put(withCall(after, kind))}>
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
