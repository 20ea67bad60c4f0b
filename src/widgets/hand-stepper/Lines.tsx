import type { Dispatch } from 'react';
import type { Hand } from './hand.ts';
import { addressIn } from './lines/addressIn.ts';
import { type Branch, RECORD, stepsOf } from './lines/tree.ts';
import type { StepperAction, StepperState } from './state.ts';
import './lines.css';

export interface LinesProps {
  readonly hand: Hand;
  readonly state: StepperState;
  readonly nameOf: (line: string) => string;
  readonly dispatch: Dispatch<StepperAction>;
}

interface LineProps extends LinesProps {
  readonly branch: Branch;
}

/** What the line does at its first step, and what the line that it leaves does there. */
const placeOf = ({ hand, state, branch }: LineProps): string | null => {
  const { game, words, speech } = hand;
  const replaced = stepsOf(state.tree, branch.from)[branch.at + 1];
  if (!replaced) return null;
  return `${words.insteadOf} ${hand.step({ ...replaced, after: game.view(replaced.state) }, speech)}`;
};

function Line(props: LineProps) {
  const { hand, state, branch, nameOf, dispatch } = props;
  const { words } = hand;
  const { id, by, steps, at } = branch;
  const open = (): void => dispatch({ type: 'open', line: id, at: at + 1 });
  const current = state.line === id ? 'true' : undefined;
  const leaving = state.tree.branches.filter(({ from }) => from === id);
  return (
    <li>
      {by === 'author' ? (
        <a
          href={`#${addressIn(id, steps[0]?.address ?? '')}`}
          aria-current={current}
          onClick={(event) => {
            event.preventDefault();
            open();
          }}
        >
          {nameOf(id)}
        </a>
      ) : (
        <button type="button" className="hand-lines__line" aria-current={current} onClick={open}>
          {nameOf(id)}
        </button>
      )}{' '}
      <span className="hand-lines__about">
        {[placeOf(props), words.stepCount(steps.length), by === 'reader' ? words.yours : null]
          .filter((part) => part !== null)
          .join('\u00a0· ')}
      </span>
      {by === 'reader' && (
        <button
          type="button"
          className="hand-lines__remove"
          aria-label={words.remove(nameOf(id))}
          title={words.remove(nameOf(id))}
          onClick={() => dispatch({ type: 'remove', line: id })}
        >
          ×
        </button>
      )}
      {leaving.length > 0 && (
        <ul>
          {leaving.map((one) => (
            <Line key={one.id} {...props} branch={one} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** All ways through the hand as a tree: the record, the author's variations, the reader's own. */
export function Lines(props: LinesProps) {
  const { hand, state, dispatch } = props;
  const { words } = hand;
  const { branches } = state.tree;
  if ((branches.length === 0 && !state.before) || state.mode === 'guess') return null;
  return (
    <nav className="hand-lines" aria-label={words.lines}>
      <p className="hand-lines__title">{words.lines}</p>
      <ul>
        {branches
          .filter(({ from }) => from === RECORD)
          .map((branch) => (
            <Line key={branch.id} {...props} branch={branch} />
          ))}
      </ul>
      {state.before && (
        <button type="button" onClick={() => dispatch({ type: 'restore' })}>
          {words.restore}
        </button>
      )}
    </nav>
  );
}
