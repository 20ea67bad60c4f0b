import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { Options } from '#engine';
import type { Step } from '#record/steps.ts';
import type { Hand } from '../hand.ts';
import { Choices } from './Choices.tsx';
import { Curve } from './Curve.tsx';
import { lineOf } from './line.ts';
import { momentAt } from './moment.ts';
import { talkOf } from './say.ts';
import { useAnalysis } from './useAnalysis.ts';
import { Verdict } from './Verdict.tsx';
import { Work } from './Work.tsx';
import './analysis.css';

export interface AnalysisProps {
  readonly hand: Hand;
  readonly options: Options;
  /** The line that is followed, and where it stands. */
  readonly steps: readonly Step[];
  readonly at: number;
  /** The hand as it is recorded. */
  readonly recorded: readonly Step[];
  /** Where the archive has its analysis; without it everything is computed in the browser. */
  readonly address: string | undefined;
  readonly open: boolean;
  /** Where the step is judged in two lines while one steps; in the panel if there is no such place. */
  readonly place: HTMLElement | null;
  /** Whether a new step is not read out. */
  readonly silent?: boolean;
  readonly onGo?: (step: number) => void;
}

/** What perfect play by everybody would make of the hand: from here on, card by card, as a curve. */
export function Analysis(props: AnalysisProps) {
  const { hand, options, steps, at, recorded, address, open, place, silent = false, onGo } = props;
  const { game } = hand;
  const line = useMemo(() => lineOf(game, options, steps), [game, options, steps]);
  const record = useMemo(() => lineOf(game, options, recorded), [game, options, recorded]);
  const analysis = useAnalysis({ line, recorded: record, address, open });
  const talk = talkOf(hand, line);
  const { words } = talk;
  const { known } = analysis;
  const moment = momentAt(line, known, at);
  if (!steps.some(({ state }) => state.phase === 'play')) return <p>{words.noPlay}</p>;
  const id = `${line.keys[at]} ${moment.worth?.lower} ${moment.worth?.upper}`;
  const verdict = <Verdict talk={talk} line={line} moment={moment} id={id} silent={silent} />;
  return (
    <div className="analysis">
      {place ? open && createPortal(verdict, place) : verdict}
      <Work words={words} analysis={analysis} />
      <Curve talk={talk} line={line} known={known} at={at} onGo={onGo} />
      <Choices talk={talk} moment={moment} />
      <p className="analysis__honest">
        {words.honest} {words.counts[talk.allTricks ? 'tricks' : game.id]}
      </p>
    </div>
  );
}
