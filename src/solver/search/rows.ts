/**
 * Rows of proofs that are looked through together, each in one piece, so that looking through it
 * costs little. A row begins with how many places it has and how many are taken.
 */
export interface Rows {
  words: Int32Array;
  used: number;
  /** By size, the first of the rows that were given up, or 0. */
  readonly free: Int32Array;
}

export const ROW_HEAD = 2;
export const COUNT = 1;

/** The words of a place: the bounds, the outline, which of its bits matter, and where the rest is. */
export const PLACE = 4;
export const OUTLINE = 1;
export const MASK = 2;
export const ENTRY = 3;

const SMALLEST = 2;
/** A row is never given more places. */
export const LONGEST = 1024;

const sizeOf = (places: number): number => 31 - Math.clz32(places);

export const createRows = (): Rows => ({
  words: new Int32Array(1 << 14),
  used: ROW_HEAD,
  free: new Int32Array(sizeOf(LONGEST) + 1),
});

export const clearRows = (rows: Rows): void => {
  rows.used = ROW_HEAD;
  rows.free.fill(0);
};

const newRow = (rows: Rows, places: number): number => {
  const { free } = rows;
  const size = sizeOf(places);
  let row = free[size] as number;
  if (row !== 0) {
    free[size] = rows.words[row + COUNT] as number;
  } else {
    row = rows.used;
    rows.used += ROW_HEAD + places * PLACE;
    if (rows.used > rows.words.length) {
      const words = new Int32Array(2 * rows.words.length);
      words.set(rows.words);
      rows.words = words;
    }
    rows.words[row] = places;
  }
  rows.words[row + COUNT] = 0;
  return row;
};

/** A row with twice as many places that begins with the same; the one before is given up. */
const longer = (rows: Rows, row: number): number => {
  const places = rows.words[row] as number;
  const next = newRow(rows, 2 * places);
  const { words, free } = rows;
  const begin = row + ROW_HEAD;
  words.copyWithin(next + ROW_HEAD, begin, begin + places * PLACE);
  words[next + COUNT] = places;
  words[row + COUNT] = free[sizeOf(places)] as number;
  free[sizeOf(places)] = row;
  return next;
};

/** The row, or a longer one in its stead, with one more place taken, which is its last. */
export const withPlace = (rows: Rows, row: number): number => {
  let own = row === 0 ? newRow(rows, SMALLEST) : row;
  const count = rows.words[own + COUNT] as number;
  if (count === rows.words[own]) own = longer(rows, own);
  rows.words[own + COUNT] = count + 1;
  return own;
};

/** Takes a place out of a row; those after it move up. */
export const withoutPlace = (words: Int32Array, row: number, index: number): void => {
  const begin = row + ROW_HEAD;
  const count = words[row + COUNT] as number;
  words.copyWithin(begin + index * PLACE, begin + (index + 1) * PLACE, begin + count * PLACE);
  words[row + COUNT] = count - 1;
};

/** Exchanges the words of two places. */
export const exchange = (words: Int32Array, one: number, other: number): void => {
  for (let word = 0; word < PLACE; word += 1) {
    const held = words[one + word] as number;
    words[one + word] = words[other + word] as number;
    words[other + word] = held;
  }
};
