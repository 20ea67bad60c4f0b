import { useState } from 'react';
import type { Options } from '#engine';
import type { Step } from '#record/steps.ts';
import type { Hand } from '../hand.ts';
import { LazyAnalysis } from '../lazily.tsx';
import '../lines.css';

export interface AnalysisOfProps {
  readonly hand: Hand;
  readonly options: Options;
  readonly steps: readonly Step[];
}

/** What perfect play makes of a hand that is still being made: computed where it is, when asked for. */
export function AnalysisOf({ hand, options, steps }: AnalysisOfProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <details
      className="step-in-words"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) setWanted(true);
      }}
    >
      <summary>{hand.words.perfectPlay}</summary>
      {wanted && (
        <LazyAnalysis
          hand={hand}
          options={options}
          steps={steps}
          at={steps.length - 1}
          recorded={steps}
          address={undefined}
          open={open}
          place={null}
        />
      )}
    </details>
  );
}
