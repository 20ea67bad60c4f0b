import type { Card } from './card.ts';

/** Cards that are counted together. `points` is the sum of `values` less `deduction`. */
export interface CountedGroup {
  readonly cards: readonly Card[];
  readonly values: readonly number[];
  readonly deduction: number;
  readonly points: number;
  /** The total of this group and all before it. */
  readonly running: number;
}

/** A pile counted, with its working. */
export interface Counting {
  readonly groups: readonly CountedGroup[];
  readonly total: number;
}
