import { useEffect, useReducer, useRef, useState } from 'react';
import type { RuleId } from '#engine';
import { loadSprite } from '../hand-desk/sprite.ts';
import { begin } from './begin.ts';
import { changeSentence } from './changeSentence.ts';
import { DealPart } from './deal/DealPart.tsx';
import type { Draft } from './draft.ts';
import { historyReducer } from './history.ts';
import { keepDraft } from './kept.ts';
import type { WorkshopMeans } from './means.ts';
import type { Opening } from './opening.ts';
import { PlayPart } from './play/PlayPart.tsx';
import { useUndoKeys } from './useUndoKeys.ts';

export interface WorkshopProps {
  readonly opening: Opening;
  readonly ruleNumbers: Readonly<Record<RuleId, string>>;
  readonly ruleTitles: Readonly<Record<RuleId, string>>;
  readonly onAnew: () => void;
}

/** The table of one's own: the deal, then the hand, with every step to take back. */
export function Workshop(props: WorkshopProps & WorkshopMeans) {
  const { opening, onAnew, locale, words } = props;
  const [beginning] = useState(() => begin(opening, locale));
  const [history, dispatch] = useReducer(historyReducer, beginning.history);
  const [said, setSaid] = useState('');
  const stage = useRef<HTMLDivElement>(null);
  const { draft, past, future } = history;
  // What is kept gives way to another hand only when something is done to that.
  const untouched = draft === beginning.history.draft;
  useEffect(() => {
    if (!untouched) keepDraft(draft);
  }, [draft, untouched]);
  useEffect(() => {
    loadSprite(draft.game, locale).catch(() => undefined);
  }, [draft.game, locale]);

  const change = (next: Draft): void => {
    setSaid('');
    dispatch({ type: 'change', draft: next });
  };
  const undo = (): void => {
    const last = past.at(-1);
    if (!last) return;
    dispatch({ type: 'undo' });
    setSaid(words.undone(changeSentence(last, draft, props)));
  };
  const redo = (): void => {
    const [next] = future;
    if (!next) return;
    dispatch({ type: 'redo' });
    setSaid(words.redone(changeSentence(draft, next, props)));
  };
  useUndoKeys(stage, undo, redo);
  const part = { ...props, draft, onChange: change };
  return (
    <div ref={stage} className="workshop">
      <div className="workshop__bar">
        <button type="button" aria-disabled={past.length === 0} onClick={undo}>
          {words.undo}
        </button>
        <button type="button" aria-disabled={future.length === 0} onClick={redo}>
          {words.redo}
        </button>
        <button type="button" onClick={onAnew}>
          {words.startAnew}
        </button>
      </div>
      {beginning.trouble !== null && (
        <p className="workshop__trouble">
          {words.badLink} {beginning.trouble}
        </p>
      )}
      <p className="workshop__said" role="status">
        {said}
      </p>
      {draft.begun ? (
        <PlayPart {...part} />
      ) : (
        <DealPart {...part} onAmend={(next) => dispatch({ type: 'amend', draft: next })} />
      )}
    </div>
  );
}
