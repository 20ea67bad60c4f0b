import type { GameId } from '#engine';

/** Where the weights of each kind of card begin; the weights of a defender follow the declarer's. */
export const LEAD_PLAIN = 0;
export const LEAD_TRUMP = 12;
export const WIN_SAFE = 18;
export const WIN_OPEN = 24;
export const LOSE_PARTNER_SAFE = 30;
export const LOSE_PARTNER_OPEN = 36;
export const LOSE_ENEMY = 42;
export const GSTIESS = 48;
export const ROLE_WEIGHTS = 52;

/** How much each feature of a card speaks for trying it early. */
export type Weights = Int32Array;

// biome-ignore format: a table
const ROLE = [
  // lead plain: top, units if top, units if not, length, enemy ruffs, no enemy trumps, partner ruffs, singleton, cards above, enemy void, enemies' count, constant
  40, 4, -6, 3, -30, 10, 10, 5, -2, 0, 0, 0,
  // lead trump: constant, top, units, own count, enemies' count, cards above
  0, 30, -3, 3, -2, -1,
  // wins for sure: constant, units, units on the table, trump, cards above, length
  80, 6, 6, -10, 1, 0,
  // wins so far
  20, -3, 3, -10, -1, 0,
  // loses to a partner who wins for sure
  40, 8, 0, -10, 0, -1,
  // loses to a partner who wins so far
  10, 1, 0, -10, 0, -1,
  // loses to an enemy
  0, -8, 0, -10, 1, -1,
  // the Gstieß: led, under a partner, under an enemy, units on the table under an enemy
  -40, -20, 5, 1,
];

export const WEIGHTS: Readonly<Record<GameId, readonly number[]>> = {
  droggn: [...ROLE, ...ROLE],
  dobbm: [...ROLE, ...ROLE],
};
