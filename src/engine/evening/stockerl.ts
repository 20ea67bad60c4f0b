import { schillingOf } from '../dobbm/money.ts';
import { readOptions } from '../dobbm/options.ts';
import { type Player, playersOf } from './player.ts';
import type { DobbmTerms } from './terms.ts';

/** What the new dealer collects when five players have all passed. */
export interface Stockerl {
  readonly collector: Player;
  /** By player, in Schilling, summing to 0. */
  readonly payments: readonly number[];
}

const POINTS = 10;

/**
 * Each other player pays the worth of ten points of an ordinary game, never doubled.
 *
 * @rule dobbm/deal/stockerl
 * @rule dobbm/session/stockerl-worth
 */
export const stockerlFor = (collector: Player, { players, options }: DobbmTerms): Stockerl => {
  const worth = schillingOf(POINTS, readOptions(options).matchPrice);
  const payments = playersOf(players.length).map((player) =>
    player === collector ? worth * (players.length - 1) : -worth,
  );
  return { collector, payments };
};
