import type { Player, Sitting, Terms } from '#engine';
import type { Locale } from '../locale.ts';

/** Those of whom one speaks: who plays this evening, and who sits where in the hand in question. */
export interface Company {
  readonly locale: Locale;
  readonly terms: Terms;
  /** Null where no deal is meant, as after the last hand. */
  readonly sitting: Sitting | null;
}

export const nameOf = ({ terms }: Company, player: Player): string =>
  terms.players[player - 1] ?? String(player);
