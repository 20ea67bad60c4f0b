import { type RefObject, useEffect, useRef } from 'react';

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('textarea, select, input:not([type="radio"])');

/** Control or Command with Z takes back, with Shift or Y does again; not in a field, which has its own. */
export const useUndoKeys = (
  stage: RefObject<HTMLElement | null>,
  undo: () => void,
  redo: () => void,
): void => {
  const latest = useRef({ undo, redo });
  latest.current = { undo, redo };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isField(event.target)) return;
      const target = event.target as Node;
      // A click on plain text leaves the focus on what holds the table.
      const inside = stage.current?.contains(target) || target.contains(stage.current);
      if (!inside || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [stage]);
};
