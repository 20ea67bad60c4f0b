import { editDistance } from '#search/distance.ts';

/** The candidate that a mistyped id most likely means, if one is near enough. */
export const nearest = (typed: string, candidates: readonly string[]): string | undefined => {
  const limit = Math.max(2, Math.floor(typed.length / 4));
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: editDistance(typed, candidate, limit) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((a, b) => a.distance - b.distance);
  return best?.candidate;
};
