/**
 * A player by his place at the table, clockwise from 1. Places stay for the evening, while seats
 * are counted anew from the dealer in every hand. Lists of one thing a player have index player - 1.
 */
export type Player = 1 | 2 | 3 | 4 | 5;

export const PLAYERS: readonly Player[] = [1, 2, 3, 4, 5];

export const playersOf = (count: number): readonly Player[] => PLAYERS.slice(0, count);

/** The player so many places further to the left. */
export const playerAfter = (player: Player, places: number, count: number): Player => {
  const found = PLAYERS[(player - 1 + places) % count];
  if (found === undefined) throw new RangeError(`no player ${places} after ${player} of ${count}`);
  return found;
};
