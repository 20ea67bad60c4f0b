import { type Dispatch, type RefObject, useEffect, useRef } from 'react';
import type { Opening } from './address.ts';
import { RECORD } from './lines/tree.ts';
import { reveal } from './reveal.ts';
import type { StepperAction } from './state.ts';

/** Browsers refuse more than a hundred changes of an address in half a minute. */
const SETTLED = 200;

/** Opens the step that an address names. */
export const openAt = (opening: Extract<Opening, { kind: 'step' }>): StepperAction => ({
  type: 'open',
  line: opening.line ?? RECORD,
  at: opening.at,
  ...(opening.onward === undefined ? {} : { onward: opening.onward }),
});

export interface AddressOptions {
  /** False leaves the page's address alone. */
  readonly enabled: boolean;
  /** What a hash means to this hand. */
  readonly read: (hash: string) => Opening;
  /** What the step is linked by. */
  readonly address: string;
  readonly dispatch: Dispatch<StepperAction>;
  /** What is brought into view when an address opens a step. */
  readonly stage: RefObject<HTMLElement | null>;
}

/** Ties the step to the part of the page's address after `#`. */
export const useAddress = ({ enabled, read, address, dispatch, stage }: AddressOptions): void => {
  useEffect(() => {
    if (!enabled) return;
    const show = () => reveal(stage.current);
    const open = () => {
      const opening = read(location.hash);
      if (opening.kind === 'foreign') return;
      const { kind } = opening;
      if (kind === 'step') dispatch(openAt(opening));
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
  }, [enabled, read, dispatch, stage]);

  const shown = useRef(address);
  useEffect(() => {
    if (!enabled || address === shown.current) return;
    const write = () => {
      shown.current = address;
      history.replaceState(history.state, '', `#${address}`);
    };
    const timer = setTimeout(write, SETTLED);
    return () => clearTimeout(timer);
  }, [enabled, address]);
};
