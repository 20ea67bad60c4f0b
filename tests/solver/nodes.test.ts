import { expect, test } from 'vitest';
import { createSolver } from '#solver';
import { contractPosition } from '../../scripts/bench/contractHands.ts';

/** The declarer's points and the nodes, deal by deal. */
const DROGGN: readonly (readonly number[])[] = [
  [40, 5629],
  [33, 2773],
  [34, 22978],
  [38, 9440],
  [38, 19769],
  [31, 193],
  [50, 4024],
  [49, 1478],
];
const DOBBM: readonly (readonly number[])[] = [
  [82, 19852],
  [37, 432],
  [72, 9966],
  [76, 3855],
  [81, 24682],
  [99, 29146],
  [88, 2534],
  [99, 5730],
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
