import { type Dispatch, useEffect } from 'react';
import type { Game } from '#engine';
import { openingIn } from './opening.ts';
import type { StepperAction } from './state.ts';

/** Shows a hand as the options of the page's address say. */
export const useOpening = (
  enabled: boolean,
  game: Game,
  addresses: readonly string[],
  dispatch: Dispatch<StepperAction>,
): void => {
  useEffect(() => {
    if (!enabled) return;
    for (const action of openingIn(location.search + location.hash, game, addresses)) {
      dispatch(action);
    }
  }, [enabled, game, addresses, dispatch]);
};
