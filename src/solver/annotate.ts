import type { Seat } from '#engine';
import type { Position } from './position.ts';
import type { CardValue, Limits, Solution } from './solution.ts';
import { createSolver, type Solver, turnOf } from './solver.ts';

/** What perfect play yields at one turn of a hand, and after each card that might be played. */
export interface Annotation {
  /** Counts the cards played before. */
  readonly at: number;
  readonly seat: Seat;
  readonly solution: Solution;
  readonly cards: readonly CardValue[];
}

/** What is known so far; `done` of `all` turns. */
export type OnProgress = (annotation: Annotation, done: number, all: number) => void;

/**
 * Annotates a hand, given the position before each card in the order of play. The end of the hand
 * comes first, and what is proven there helps with what was before. The limits are those of each
 * value. What the signal cuts off is left out.
 */
export const annotate = (
  positions: readonly Position[],
  limits: Limits,
  onProgress: OnProgress = () => {},
  solver: Solver | null = null,
): readonly Annotation[] => {
  const [first] = positions;
  if (!first) return [];
  const using = solver ?? createSolver(first.game);
  const annotations: Annotation[] = [];
  for (const [at, position] of [...positions.entries()].toReversed()) {
    const solution = using.solve(position, limits);
    const cards = using.values(position, limits, solution);
    if (limits.signal?.aborted) break;
    const annotation: Annotation = { at, seat: turnOf(position), solution, cards };
    annotations.push(annotation);
    onProgress(annotation, annotations.length, positions.length);
  }
  return annotations.toReversed();
};
