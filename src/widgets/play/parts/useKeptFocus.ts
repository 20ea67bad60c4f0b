import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the focus back to the table when the button that had it has gone with its question. Nothing
 * happens as long as the reader has not been there.
 */
export const useKeptFocus = (moment: string): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  useEffect(() => {
    const table = place.current;
    const enter = (): void => {
      within.current = true;
    };
    const leave = ({ relatedTarget }: FocusEvent): void => {
      // A button that goes leaves no other in its place; a reader who goes does.
      if (relatedTarget instanceof Node && !table?.contains(relatedTarget)) within.current = false;
    };
    table?.addEventListener('focusin', enter);
    table?.addEventListener('focusout', leave);
    return () => {
      table?.removeEventListener('focusin', enter);
      table?.removeEventListener('focusout', leave);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each moment
  useEffect(() => {
    if (within.current && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
  }, [moment]);
  return place;
};
