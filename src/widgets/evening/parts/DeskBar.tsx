import type { RefObject } from 'react';
import type { Kept } from '../book/kept.ts';
import type { KeptAction } from '../book/keptReducer.ts';
import type { Talk } from '../talk.ts';

interface DeskBarProps {
  readonly talk: Talk;
  readonly kept: Kept;
  readonly title: string;
  readonly subtitle: string;
  readonly act: (action: KeptAction) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Outlines in a field of 24: an arrow that turns back, and its mirror image. */
const SIGNS = {
  undo: 'M8 4L4 8l4 4M4 8h10a5 5 0 0 1 0 10h-5',
  redo: 'M16 4l4 4l-4 4M20 8h-10a5 5 0 0 0 0 10h5',
} as const;

function Step({ talk, kept, act, step }: DeskBarProps & { step: 'undo' | 'redo' }) {
  const { past, future, correction } = kept;
  const none = (step === 'undo' ? past : future).length === 0;
  return (
    <button
      type="button"
      className="desk-bar__step"
      aria-label={talk.words[step]}
      title={talk.words[step]}
      aria-disabled={none || correction !== null}
      onClick={() => act({ type: step })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={SIGNS[step]} />
      </svg>
    </button>
  );
}

/** The name of the evening, the way back to all of them, undo and redo. */
export function DeskBar(props: DeskBarProps) {
  const { talk, kept, title, subtitle, act, heading } = props;
  const { words } = talk;
  return (
    <header className="desk-bar">
      <h2 ref={heading} tabIndex={-1} className="desk-bar__title">
        {title}
      </h2>
      <p className="desk-bar__subtitle">{subtitle}</p>
      <div className="desk-bar__buttons">
        <a href="#evenings">{words.allEvenings}</a>
        {kept.terms === null && (
          <button
            type="button"
            className="button--quiet"
            onClick={() => act({ type: 'open-terms' })}
          >
            {words.changeTerms}
          </button>
        )}
        <span className="desk-bar__steps">
          <Step {...props} step="undo" />
          <Step {...props} step="redo" />
        </span>
      </div>
    </header>
  );
}
