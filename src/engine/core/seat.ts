/**
 * A place at the table. Seat 1 sits left of the dealer and speaks first; ascending is clockwise.
 * Droggn has seats 1 to 3, Dobbm 1 to 4.
 */
export type Seat = 1 | 2 | 3 | 4;

const SEATS: readonly Seat[] = [1, 2, 3, 4];

/** The seats of a table with so many active players. */
export const seatsOf = (count: number): readonly Seat[] => SEATS.slice(0, count);

/** The next seat clockwise. */
export const nextSeat = (seat: Seat, count: number): Seat => seatAfter(seat, 1, count);

/** The seat so many places further clockwise. */
export const seatAfter = (seat: Seat, places: number, count: number): Seat => {
  const found = SEATS[(seat - 1 + places) % count];
  if (found === undefined) throw new RangeError(`no seat ${places} after ${seat} of ${count}`);
  return found;
};

/** The other seats, clockwise from the left of the given one. */
export const othersOf = (seat: Seat, count: number): readonly Seat[] => {
  const others: Seat[] = [];
  for (let places = 1; places < count; places += 1) others.push(seatAfter(seat, places, count));
  return others;
};
