import { expect, test } from 'vitest';
import { createSolver } from '#solver';
import { contractPosition } from '../../scripts/bench/contractHands.ts';

/** The declarer's points and the nodes, deal by deal. */
const DROGGN: readonly (readonly number[])[] = [
  [40, 4821],
  [33, 1669],
  [34, 12815],
  [38, 6747],
  [38, 10804],
  [31, 193],
  [50, 2925],
  [49, 914],
];
const DOBBM: readonly (readonly number[])[] = [
  [82, 7563],
  [37, 432],
  [72, 4272],
  [76, 3329],
  [81, 10363],
  [99, 11035],
  [88, 2432],
  [99, 1025],
];

/**
 * Cards played in the search for exact values. A change of the search changes them, and must not
 * make them many more.
 */
test.each([
  ['droggn', 8, DROGGN],
  ['dobbm', 6, DOBBM],
] as const)(
  '%s: values and nodes of a fixed set are what they were',
  (id, tricksLeft, expected) => {
    const found = expected.map((_, index) => {
      const position = contractPosition(id, index + 1, tricksLeft);
      const { lower, upper, nodes } = createSolver(id).solve(position, { maxNodes: 1e7 });
      expect(upper).toBe(lower);
      return [lower, nodes];
    });
    expect(found).toEqual(expected);
  },
);
