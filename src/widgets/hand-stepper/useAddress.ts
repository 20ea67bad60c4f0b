import { type Dispatch, type RefObject, useEffect, useRef } from 'react';
import { readHash } from './address.ts';
import { reveal } from './reveal.ts';
import type { StepperAction } from './state.ts';

/** Browsers refuse more than a hundred changes of an address in half a minute. */
const SETTLED = 200;

export interface AddressOptions {
  /** False leaves the page's address alone. */
  readonly enabled: boolean;
  readonly addresses: readonly string[];
  readonly at: number;
  readonly dispatch: Dispatch<StepperAction>;
  /** What is brought into view when an address opens a step. */
  readonly stage: RefObject<HTMLElement | null>;
}

/** Ties the step to the part of the page's address after `#`. */
export const useAddress = ({ enabled, addresses, at, dispatch, stage }: AddressOptions): void => {
  useEffect(() => {
    if (!enabled) return;
    const show = () => reveal(stage.current);
    const open = () => {
      const opening = readHash(location.hash, addresses);
      if (opening.kind === 'foreign') return;
      if (opening.kind === 'step') dispatch({ type: 'go', to: opening.at });
      else dispatch({ type: 'lost' });
      show();
      // While it loads, the browser itself keeps scrolling to the step's line in the transcript.
      if (document.readyState !== 'complete') addEventListener('load', show, { once: true });
    };
    open();
    addEventListener('hashchange', open);
    return () => {
      removeEventListener('load', show);
      removeEventListener('hashchange', open);
    };
  }, [enabled, addresses, dispatch, stage]);

  const shown = useRef(at);
  useEffect(() => {
    if (!enabled || at === shown.current) return;
    const write = () => {
      shown.current = at;
      history.replaceState(history.state, '', `#${addresses[at] ?? 'start'}`);
    };
    const timer = setTimeout(write, SETTLED);
    return () => clearTimeout(timer);
  }, [enabled, addresses, at]);
};
