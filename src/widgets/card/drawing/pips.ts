/** Where the pips of a number card lie: columns and rows of a field. */

type Place = readonly [column: number, row: number];

const LEFT = 0;
const MIDDLE = 0.5;
const RIGHT = 1;

const column = (x: number, rows: readonly number[]): readonly Place[] =>
  rows.map((row) => [x, row]);

const sides = (rows: readonly number[]): readonly Place[] => [
  ...column(LEFT, rows),
  ...column(RIGHT, rows),
];

/** Rows are fractions of the field's height. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  1: column(MIDDLE, [0.5]),
  2: column(MIDDLE, [0, 1]),
  3: column(MIDDLE, [0, 0.5, 1]),
  4: sides([0, 1]),
  5: [...sides([0, 1]), ...column(MIDDLE, [0.5])],
  6: sides([0, 0.5, 1]),
  7: [...sides([0, 0.5, 1]), ...column(MIDDLE, [0.25])],
  8: [...sides([0, 0.5, 1]), ...column(MIDDLE, [0.25, 0.75])],
  9: [...sides([0, 1 / 3, 2 / 3, 1]), ...column(MIDDLE, [0.5])],
  10: [...sides([0, 1 / 3, 2 / 3, 1]), ...column(MIDDLE, [1 / 6, 5 / 6])],
};

/** The places of so many pips as fractions of their field. */
export const pipPlaces = (count: number): readonly Place[] => PLACES[count] ?? [];

const same = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

/** Pips in the upper half that the turned half repeats, and all that stand by themselves. */
export const pipHalves = (
  count: number,
): { readonly repeated: readonly Place[]; readonly single: readonly Place[] } => {
  const places = pipPlaces(count);
  const isTwin = ([x, y]: Place): boolean =>
    !same(y, 0.5) && places.some(([otherX, otherY]) => same(otherX, 1 - x) && same(otherY, 1 - y));
  return {
    repeated: places.filter((place) => isTwin(place) && place[1] < 0.5),
    single: places.filter((place) => !isTwin(place)),
  };
};
