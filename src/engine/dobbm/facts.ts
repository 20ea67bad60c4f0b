import type { Contract } from './contracts.ts';

/** What decides the score of a hand, whether it was replayed or written down at the table. */
export type HandFacts = {
  readonly contract: Contract;
  /** The doublings alone: 1, 2, 4 … */
  readonly multiplier: number;
} & (
  | {
      readonly kind: 'counted';
      /** The declarer's card points, with the Dobb unless he took no trick. */
      readonly points: number;
    }
  | { readonly kind: 'revoked'; readonly by: 'declarer' | 'defenders' }
);
