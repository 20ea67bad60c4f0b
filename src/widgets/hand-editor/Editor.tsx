import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { RuleId } from '#engine';
import { lettersIn } from '../hand-desk/address.ts';
import { useReady } from '../useReady.ts';
import { EDITOR_KEY, type Opening } from './opening.ts';
import type { EditorTongue } from './tongue.ts';
import { Unloaded } from './Unloaded.tsx';
import '../hand-desk/desk.css';
import './editor.css';

export interface EditorProps {
  readonly ruleNumbers: Readonly<Record<RuleId, string>>;
  readonly ruleTitles: Readonly<Record<RuleId, string>>;
}

const GAMES = [
  ['droggn', 'Droggn'],
  ['dobbm', 'Dobbm'],
] as const;

const hasKept = (): boolean => {
  try {
    return localStorage.getItem(EDITOR_KEY) !== null;
  } catch {
    return false;
  }
};

/** What the page opens with: the hand of its address, else the one that is kept. */
const firstOpening = (): Opening | null => {
  if (lettersIn(location.hash) !== null) return { kind: 'link', address: location.hash };
  return hasKept() ? { kind: 'kept' } : null;
};

/** One's own hand: the choice of the game, and then the table, which is fetched for it. */
export function Editor({ tongue, ...props }: EditorProps & { readonly tongue: EditorTongue }) {
  const { words } = tongue;
  const ready = useReady();
  const [opening, setOpening] = useState<Opening | null>(null);
  const [count, setCount] = useState(0);
  const Workshop = useMemo(() => lazy(tongue.loadWorkshop), [tongue]);
  useEffect(() => {
    const open = (): void => {
      const first = firstOpening();
      setOpening((old) => (first?.kind === 'link' ? first : (old ?? first)));
      setCount((old) => old + 1);
    };
    const onHash = (): void => {
      if (lettersIn(location.hash) !== null) open();
    };
    open();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  return (
    <section className="editor-of-hands" aria-label={words.editor} data-ready={ready}>
      {opening === null ? (
        <fieldset className="editor-of-hands__games">
          <legend>{words.chooseGame}</legend>
          {GAMES.map(([game, name]) => (
            <button
              key={game}
              type="button"
              className="button--main"
              disabled={!ready}
              onClick={() => setOpening({ kind: 'game', game })}
            >
              {name}
            </button>
          ))}
        </fieldset>
      ) : (
        <Unloaded sentence={words.notLoaded}>
          <Suspense fallback={<p>{words.goOn}</p>}>
            <Workshop
              key={count}
              {...props}
              opening={opening}
              onAnew={() => {
                setOpening(null);
                setCount((old) => old + 1);
              }}
            />
          </Suspense>
        </Unloaded>
      )}
    </section>
  );
}
