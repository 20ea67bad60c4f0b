import { type RefObject, useEffect, useRef } from 'react';

/** The card of the own hand that the keyboard comes to. */
const ENTRY = '.play-hand__card[tabindex="0"]';

/**
 * Brings the focus back when the button that had it has gone: from a card that was played to the
 * hand, else to the table. Nothing happens as long as the reader has not been there, unless the
 * table is to `meet` him who has just set it.
 */
export const useKeptFocus = (moment: string, meet: boolean): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const within = useRef<'table' | 'hand' | null>(null);
  const meeting = useRef(meet);
  useEffect(() => {
    const table = place.current;
    const enter = ({ target }: FocusEvent): void => {
      within.current =
        target instanceof Element && target.matches('.play-hand *') ? 'hand' : 'table';
    };
    const leave = ({ relatedTarget }: FocusEvent): void => {
      // A button that goes leaves no other in its place; a reader who goes does.
      if (relatedTarget instanceof Node && !table?.contains(relatedTarget)) within.current = null;
    };
    table?.addEventListener('focusin', enter);
    table?.addEventListener('focusout', leave);
    if (meeting.current) table?.focus({ preventScroll: true });
    return () => {
      table?.removeEventListener('focusin', enter);
      table?.removeEventListener('focusout', leave);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each moment
  useEffect(() => {
    if (within.current === null || document.activeElement !== document.body) return;
    const card =
      within.current === 'hand' ? place.current?.querySelector<HTMLElement>(ENTRY) : null;
    (card ?? place.current)?.focus({ preventScroll: true });
  }, [moment]);
  return place;
};
