/** Where the pips of a number card lie: columns and rows of the field right of the index. */

type Place = readonly [column: number, row: number];

const LEFT = 0;
const MIDDLE = 0.5;
const RIGHT = 1;

const column = (x: number, rows: readonly number[]): readonly Place[] =>
  rows.map((row) => [x, row]);

/** Rows are fractions of the field's height. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  1: column(MIDDLE, [0.5]),
  2: column(MIDDLE, [0, 1]),
  3: column(MIDDLE, [0, 0.5, 1]),
  4: [...column(LEFT, [0, 1]), ...column(RIGHT, [0, 1])],
  5: [...column(LEFT, [0, 1]), ...column(MIDDLE, [0.5]), ...column(RIGHT, [0, 1])],
  6: [...column(LEFT, [0, 0.5, 1]), ...column(RIGHT, [0, 0.5, 1])],
  7: [...column(LEFT, [0, 0.5, 1]), ...column(MIDDLE, [0.25]), ...column(RIGHT, [0, 0.5, 1])],
  8: [...column(LEFT, [0, 0.5, 1]), ...column(MIDDLE, [0.25, 0.75]), ...column(RIGHT, [0, 0.5, 1])],
  9: [
    ...column(LEFT, [0, 1 / 3, 2 / 3, 1]),
    ...column(MIDDLE, [0.5]),
    ...column(RIGHT, [0, 1 / 3, 2 / 3, 1]),
  ],
  10: [
    ...column(LEFT, [0, 1 / 3, 2 / 3, 1]),
    ...column(MIDDLE, [1 / 6, 5 / 6]),
    ...column(RIGHT, [0, 1 / 3, 2 / 3, 1]),
  ],
};

/** The places of so many pips as fractions of their field. */
export const pipPlaces = (count: number): readonly Place[] => PLACES[count] ?? [];

/** The height of one pip, smaller the more there are; the card is 100 wide. */
export const pipHeight = (count: number): number => {
  if (count === 1) return 54;
  if (count <= 3) return 32;
  if (count <= 6) return 27;
  return count <= 8 ? 23 : 20;
};
