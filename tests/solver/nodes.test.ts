import { expect, test } from 'vitest';
import { createSolver } from '#solver';
import { contractPosition } from '../../scripts/bench/contractHands.ts';

/** The declarer's points and the nodes, deal by deal. */
const DROGGN: readonly (readonly number[])[] = [
  [40, 1389],
  [33, 1572],
  [34, 6619],
  [38, 4642],
  [38, 7212],
  [31, 53],
  [50, 2031],
  [49, 492],
];
const DOBBM: readonly (readonly number[])[] = [
  [82, 3046],
  [37, 182],
  [72, 2411],
  [76, 1782],
  [81, 1266],
  [99, 37],
  [88, 1036],
  [99, 1],
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
