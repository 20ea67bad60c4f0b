/** How many typing errors a word of this length may hold: one from four letters, two from seven. */
export const allowedEdits = (length: number): 0 | 1 | 2 => {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
};

/**
 * Damerau–Levenshtein distance (insert, delete, replace, swap two neighbours) between two words,
 * or `limit + 1` as soon as it is certain to exceed `limit`.
 */
export const editDistance = (left: string, right: string, limit: number): number => {
  const beyond = limit + 1;
  if (Math.abs(left.length - right.length) > limit) return beyond;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : beyond + right.length,
      );
    }
    if (Math.min(...current) > limit) return beyond;
    beforeLast = last;
    last = current;
  }
  return Math.min(at(last, right.length), beyond);
};

const at = (row: readonly number[], column: number): number => row[column] ?? 0;
