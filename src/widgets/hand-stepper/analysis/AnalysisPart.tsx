import { type Dispatch, useEffect, useState } from 'react';
import type { Options } from '#engine';
import { LazyAnalysis } from '../lazily.tsx';
import { RECORD, stepsOf } from '../lines/tree.ts';
import type { Scene } from '../scene.ts';
import type { StepperAction } from '../state.ts';

export interface AnalysisPartProps {
  readonly scene: Scene;
  readonly options: Options;
  readonly address: string | undefined;
  /** Whether the page is about this hand, so that links may lead here. */
  readonly linked: boolean;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** Where the step is judged while one steps. */
  readonly place: HTMLElement | null;
  readonly dispatch: Dispatch<StepperAction>;
}

/** Where links on the page of a hand lead to. */
const PLACE = 'analysis';

/** Opens the analysis when a link to it is followed. */
const useLinkTo = (linked: boolean, onOpen: (open: boolean) => void): void => {
  useEffect(() => {
    if (!linked) return;
    const follow = () => {
      if (location.hash === `#${PLACE}`) onOpen(true);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [linked, onOpen]);
};

/** Opens what perfect play says of the hand; closed until it is asked for. */
export function AnalysisPart(props: AnalysisPartProps) {
  const { scene, options, address, linked, open, onOpen, place, dispatch } = props;
  const { hand, state, steps } = scene;
  // What has been computed stays when it is closed.
  const [wanted, setWanted] = useState(open);
  useLinkTo(linked, onOpen);
  return (
    <details
      className="step-in-words step-analysis"
      id={linked ? PLACE : undefined}
      data-pagefind-ignore=""
      open={open}
      onToggle={({ currentTarget }) => {
        onOpen(currentTarget.open);
        if (currentTarget.open) setWanted(true);
      }}
    >
      <summary>{hand.words.perfectPlay}</summary>
      {(open || wanted) && (
        <LazyAnalysis
          hand={hand}
          options={options}
          steps={steps}
          at={state.at}
          recorded={stepsOf(state.tree, RECORD)}
          address={address}
          open={open}
          place={place}
          silent={state.spoken || state.playing}
          onGo={(to) => dispatch({ type: 'go', to })}
        />
      )}
    </details>
  );
}
