import type { RefObject } from 'react';
import type { Talk } from '../talk.ts';

interface OverViewProps {
  readonly talk: Talk;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onAgain: () => void;
}

/** The closing rounds are played; what remains is to settle, or to begin anew. */
export function OverView({ talk, heading, onAgain }: OverViewProps) {
  return (
    <div className="over">
      <h3 ref={heading} tabIndex={-1} className="hand-form__title">
        {talk.words.over}
      </h3>
      <div className="buttons">
        <button type="button" onClick={onAgain}>
          {talk.words.again}
        </button>
      </div>
    </div>
  );
}
