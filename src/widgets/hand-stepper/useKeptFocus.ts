import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the focus back to the stage if what had it is gone after a change: a button of a panel that
 * has closed, a way that has been taken.
 */
export const useKeptFocus = (stage: RefObject<HTMLElement | null>, change: string): void => {
  const within = useRef(false);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onFocus = () => {
      within.current = true;
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      // An element that is removed loses the focus to nothing, and no other element gets it.
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) within.current = false;
    };
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
    };
  }, [stage]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed does not matter
  useEffect(() => {
    if (within.current && document.activeElement === document.body) {
      stage.current?.focus({ preventScroll: true });
    }
  }, [stage, change]);
};
