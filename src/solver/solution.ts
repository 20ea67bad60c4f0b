import type { Card } from '#engine';

/**
 * What everybody plays for: the declarer's card points, or his score with all that the rules grant
 * beside them (Pagat, Match, doublings). The score is found for endings; of longer hands it takes
 * many more nodes.
 */
export type Objective = 'points' | 'score';

/** Bounds that hold; equal where a value is known. */
export interface Known {
  readonly lower: number;
  readonly upper: number;
}

/** How far to go, and what for. */
export interface Limits {
  /** Points unless it is said. */
  readonly objective?: Objective;
  /** Ask only whether the declarer reaches so much. */
  readonly target?: number;
  /** What is proven already of what is asked. */
  readonly known?: Known;
  /** Cards that the search may play; the same number gives the same answer on every machine. */
  readonly maxNodes: number;
  readonly signal?: { readonly aborted: boolean };
}

/**
 * What the declarer comes to if everybody plays perfectly with all cards open: known exactly, or
 * between bounds, or not known beyond what is plain without any search.
 */
export interface Solution {
  readonly status: 'exact' | 'bounds' | 'unsolved';
  /**
   * The declarer's card points at the end of the hand, in a Super Mord 1 for all tricks, else 0; or
   * his score, if that is the objective.
   */
  readonly lower: number;
  readonly upper: number;
  readonly nodes: number;
}

/** A legal card, and what the declarer comes to after it. */
export interface CardValue {
  readonly card: Card;
  readonly solution: Solution;
}
