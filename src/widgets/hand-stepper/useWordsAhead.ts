import { type RefObject, useEffect } from 'react';
import { loadAnswers } from './lazily.tsx';

const APPROACHES = ['pointerenter', 'focusin'] as const;

/** Fetches the words of the referee as soon as somebody comes near the hand. */
export const useWordsAhead = (stage: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    for (const approach of APPROACHES)
      element.addEventListener(approach, loadAnswers, { once: true });
    return () => {
      for (const approach of APPROACHES) element.removeEventListener(approach, loadAnswers);
    };
  }, [stage]);
};
