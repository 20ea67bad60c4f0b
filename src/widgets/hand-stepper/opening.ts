import type { Game, Seat } from '#engine';
import { readHash } from './address.ts';
import type { Shown, StepperAction } from './state.ts';

/** The value of an option in an address, after `?`, `#` or `&`: `view=2`. */
const optionIn = (address: string, name: string): string | null =>
  new RegExp(`[?#&]${name}=([\\w.-]{1,20})`).exec(address)?.[1] ?? null;

const seatIn = (game: Game, text: string | null): Seat | null =>
  game.seats.find((seat) => String(seat) === text) ?? null;

const shownIn = (game: Game, text: string | null): Shown | null =>
  text === 'all' || text === 'defenders' ? text : seatIn(game, text);

/**
 * What an address says of how a hand is to be shown: `step=t4.2`, `view=all`, `view=defenders` or
 * `view=2` (the hand of one seat), `bottom=3` (who sits at the bottom). What it does not know, it
 * leaves alone; a step that the hand does not have is said to be none.
 */
export const openingIn = (
  address: string,
  game: Game,
  addresses: readonly string[],
): readonly StepperAction[] => {
  const actions: StepperAction[] = [];
  const shown = shownIn(game, optionIn(address, 'view'));
  if (shown !== null) actions.push({ type: 'show', shown });
  const bottom = seatIn(game, optionIn(address, 'bottom'));
  if (bottom !== null) actions.push({ type: 'turn', bottom });
  const step = optionIn(address, 'step');
  if (step !== null) {
    const opening = readHash(step, addresses);
    actions.push(opening.kind === 'step' ? { type: 'go', to: opening.at } : { type: 'lost' });
  }
  return actions;
};
