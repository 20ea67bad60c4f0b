import { lazy, Suspense } from 'react';
import type { RuleNumbers } from '../../evening/talk.ts';
import type { Playing } from '../game/saved.ts';
import type { PlayTongue } from '../tongue.ts';
import { PlayButton } from './PlayButton.tsx';

const AccountView = lazy(() => import('../account/AccountView.tsx'));

export interface EveningOverProps {
  readonly tongue: PlayTongue;
  readonly ruleNumbers: RuleNumbers;
  readonly playing: Playing;
  readonly onNew: () => void;
}

/** The closing rounds are played: the whole account. */
export function EveningOver({ tongue, ruleNumbers, playing, onNew }: EveningOverProps) {
  const { words } = tongue;
  const { course } = playing;
  return (
    <section className="play-after" aria-label={words.eveningOver}>
      <p className="play-after__result" role="status">
        {words.eveningOver}
      </p>
      {course.kind === 'evening' && (
        <Suspense fallback={<p>{words.opening}</p>}>
          <AccountView tongue={tongue} evening={course.evening} ruleNumbers={ruleNumbers} />
        </Suspense>
      )}
      <p className="play-setup__hint">{words.newEveningHint}</p>
      <div className="play__buttons">
        <PlayButton main onClick={onNew}>
          {words.newEvening}
        </PlayButton>
      </div>
    </section>
  );
}
