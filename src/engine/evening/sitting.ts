import type { Seat } from '../core/seat.ts';
import { seatsOf } from '../core/seat.ts';
import { type Player, playerAfter } from './player.ts';

/** Who sits where in one deal. */
export interface Sitting {
  readonly dealer: Player;
  /** The dealer, if there is one player more than the game has seats. */
  readonly resting: Player | null;
  /** The active players, index seat - 1, from the dealer's left. */
  readonly seats: readonly Player[];
}

/**
 * Seat 1 is left of the dealer, who has the last seat, or rests if one player too many is at the
 * table.
 *
 * @rule droggn/overview/four-at-the-table
 * @rule dobbm/overview/five-at-the-table
 */
export const sittingOf = (dealer: Player, players: number, seats: number): Sitting => ({
  dealer,
  resting: players > seats ? dealer : null,
  seats: seatsOf(seats).map((seat) => playerAfter(dealer, seat, players)),
});

/** The seat of a player, or null if he rests. */
export const seatOf = (sitting: Sitting, player: Player): Seat | null =>
  seatsOf(sitting.seats.length).find((seat) => sitting.seats[seat - 1] === player) ?? null;

/** Numbers given by seat, the resting player last, put into the order of the players. */
export const byPlayer = (sitting: Sitting, bySeat: readonly number[]): readonly number[] => {
  const { seats, resting } = sitting;
  const order = resting === null ? seats : [...seats, resting];
  const ordered = Array.from(order, () => 0);
  order.forEach((player, index) => {
    ordered[player - 1] = bySeat[index] ?? 0;
  });
  return ordered;
};
