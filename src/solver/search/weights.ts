import type { GameId } from '#engine';

/** Where the weights of each kind of card begin. */
export const LEAD_PLAIN = 0;
export const LEAD_TRUMP = 14;
export const WIN_SAFE = 20;
export const WIN_OPEN = 26;
export const LOSE_PARTNER_SAFE = 32;
export const LOSE_PARTNER_OPEN = 38;
export const LOSE_ENEMY = 44;
export const GSTIESS = 50;
export const HINT = 54;
/** The declarer’s weights come first, then those of the defenders by how soon he plays after them. */
export const ROLE_WEIGHTS = 55;

/** How much each feature of a card speaks for trying it early. */
export type Weights = Int32Array;

// biome-ignore format: a table
const DROGGN_DECLARER = [
  // lead plain: top, units if top, units if not, length, enemy ruffs, no enemy trumps, partner ruffs, singleton, cards above, enemy void, enemies’ count, constant, partner has the best, enemies’ singles
  13, 4, 4, 3, -29, 6, 9, 0, -2, -1, 18, 0, 1, -2,
  // lead trump: constant, top, units, own count, enemies’ count, cards above
  -5, 34, -9, 0, -3, -3,
  // wins for sure: constant, units, units on the table, trump, cards above, length
  80, 0, 6, -14, 1, 1,
  // wins so far
  5, -6, 2, -15, -1, 0,
  // loses to a partner who wins for sure
  54, 8, 0, -6, 0, -2,
  // loses to a partner who wins so far
  10, 1, 2, -8, 4, -7,
  // loses to an enemy
  0, -15, 1, -12, 1, 0,
  // the Gstieß: led, under a partner, under an enemy, units on the table under an enemy; what settled a like position
  -35, -20, 4, 0, 30,
];

// biome-ignore format: a table
const DROGGN_DEFENDER_BEFORE = [
  // lead plain: top, units if top, units if not, length, enemy ruffs, no enemy trumps, partner ruffs, singleton, cards above, enemy void, enemies’ count, constant, partner has the best, enemies’ singles
  40, 3, -5, 5, -180, 10, 14, 11, -4, 0, -2, 0, -1, 0,
  // lead trump: constant, top, units, own count, enemies’ count, cards above
  0, -29, -4, 3, -2, -2,
  // wins for sure: constant, units, units on the table, trump, cards above, length
  49, 6, 6, -10, 1, 3,
  // wins so far
  32, -4, 3, -8, -1, 0,
  // loses to a partner who wins for sure
  40, 8, 0, -8, -2, -2,
  // loses to a partner who wins so far
  3, -3, 1, -2, -1, -1,
  // loses to an enemy
  8, -8, -8, -21, 1, -3,
  // the Gstieß: led, under a partner, under an enemy, units on the table under an enemy; what settled a like position
  -52, -20, 17, 2, 30,
];

// biome-ignore format: a table
const DROGGN_DEFENDER_AFTER = [
  // lead plain: top, units if top, units if not, length, enemy ruffs, no enemy trumps, partner ruffs, singleton, cards above, enemy void, enemies’ count, constant, partner has the best, enemies’ singles
  52, 3, -6, 9, -100, 10, 30, 10, -2, 2, 2, -1, 0, -2,
  // lead trump: constant, top, units, own count, enemies’ count, cards above
  3, -37, -3, 3, -2, -3,
  // wins for sure: constant, units, units on the table, trump, cards above, length
  80, 6, 9, -10, 1, 1,
  // wins so far
  28, -3, 8, -8, -1, 0,
  // loses to a partner who wins for sure
  37, 4, 0, -8, 0, -1,
  // loses to a partner who wins so far
  2, 0, 2, 1, 1, -2,
  // loses to an enemy
  4, -8, -4, -10, 1, -4,
  // the Gstieß: led, under a partner, under an enemy, units on the table under an enemy; what settled a like position
  -52, -20, 10, 2, 49,
];

// biome-ignore format: a table
const DOBBM_DECLARER = [
  // lead plain: top, units if top, units if not, length, enemy ruffs, no enemy trumps, partner ruffs, singleton, cards above, enemy void, enemies’ count, constant, partner has the best, enemies’ singles
  65, 4, -6, 3, -21, 10, 10, 3, 1, 0, 4, -2, 0, 0,
  // lead trump: constant, top, units, own count, enemies’ count, cards above
  0, 34, -8, 3, -3, -1,
  // wins for sure: constant, units, units on the table, trump, cards above, length
  80, -4, 6, -10, 1, 0,
  // wins so far
  20, -3, 3, -10, -1, 0,
  // loses to a partner who wins for sure
  48, 8, 0, -10, 2, 2,
  // loses to a partner who wins so far
  10, 1, 0, -10, -4, -7,
  // loses to an enemy
  -1, -8, 2, -10, 1, -1,
  // the Gstieß: led, under a partner, under an enemy, units on the table under an enemy; what settled a like position
  29, -22, 8, 1, 30,
];

// biome-ignore format: a table
const DOBBM_DEFENDER = [
  // lead plain: top, units if top, units if not, length, enemy ruffs, no enemy trumps, partner ruffs, singleton, cards above, enemy void, enemies’ count, constant, partner has the best, enemies’ singles
  40, 3, -7, 3, 5, 8, 10, 8, -2, 1, 0, 0, 0, 0,
  // lead trump: constant, top, units, own count, enemies’ count, cards above
  0, 90, -3, 3, -2, -1,
  // wins for sure: constant, units, units on the table, trump, cards above, length
  80, 6, 6, -10, 2, 0,
  // wins so far
  20, -3, 3, -6, -1, -4,
  // loses to a partner who wins for sure
  40, 8, 0, -10, 0, -1,
  // loses to a partner who wins so far
  10, 2, 1, -10, 0, -1,
  // loses to an enemy
  0, -8, 0, -10, 1, -1,
  // the Gstieß: led, under a partner, under an enemy, units on the table under an enemy; what settled a like position
  -34, -20, 6, 2, 30,
];

/** Found by changing a few at a time and keeping what took fewer nodes. */
export const WEIGHTS: Readonly<Record<GameId, readonly number[]>> = {
  droggn: [...DROGGN_DECLARER, ...DROGGN_DEFENDER_BEFORE, ...DROGGN_DEFENDER_AFTER],
  dobbm: [...DOBBM_DECLARER, ...DOBBM_DEFENDER, ...DOBBM_DEFENDER, ...DOBBM_DEFENDER],
};
