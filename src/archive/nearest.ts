/** Number of letters to change, add or drop to make one word of the other. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The candidate that a mistyped id most likely means, if one is near enough. */
export const nearest = (typed: string, candidates: readonly string[]): string | undefined => {
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: distance(typed, candidate) }))
    .toSorted((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, typed.length / 4) ? best.candidate : undefined;
};
