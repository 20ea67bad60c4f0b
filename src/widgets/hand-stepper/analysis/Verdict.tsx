import type { Speech } from '#words';
import { Say } from '../Say.tsx';
import type { Line } from './line.ts';
import type { Moment } from './moment.ts';
import { costSentence, momentSentence, type Talk } from './say.ts';

export interface VerdictProps {
  readonly talk: Talk;
  readonly line: Line;
  readonly moment: Moment;
  /** Names the moment: what is new is read out, nothing is seen to move. */
  readonly id: string;
  /** Whether a new moment is not read out. */
  readonly silent: boolean;
}

/** What perfect play says of a step, in two lines. */
export function Verdict({ talk, line, moment, id, silent }: VerdictProps) {
  const { played } = moment;
  return (
    <div aria-live={silent ? 'off' : 'polite'}>
      <div key={id}>
        <p className="analysis-verdict__worth">{momentSentence(talk, moment)}</p>
        {played && (
          <p data-cost={(played.cost?.least ?? 0) > 0 || undefined}>
            <Say
              hand={talk.hand}
              sentence={(speech: Speech) => costSentence(talk, line, played, speech)}
            />
          </p>
        )}
      </div>
    </div>
  );
}
