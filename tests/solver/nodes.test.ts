import { expect, test } from 'vitest';
import { createSolver } from '#solver';
import { contractPosition } from '../../scripts/bench/contractHands.ts';

/** The declarer's points and the nodes, deal by deal. */
const DROGGN: readonly (readonly number[])[] = [
  [40, 3189],
  [33, 1588],
  [34, 8697],
  [38, 7095],
  [38, 8358],
  [31, 238],
  [50, 2727],
  [49, 776],
];
const DOBBM: readonly (readonly number[])[] = [
  [82, 2728],
  [37, 421],
  [72, 3216],
  [76, 2570],
  [81, 1531],
  [99, 37],
  [88, 1462],
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
