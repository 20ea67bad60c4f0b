import { expect, test } from 'vitest';
import { createSolver } from '#solver';
import { contractPosition } from '../../scripts/bench/contractHands.ts';

/** The declarer's points and the nodes, deal by deal. */
const DROGGN: readonly (readonly number[])[] = [
  [40, 5020],
  [33, 1658],
  [34, 11654],
  [38, 6634],
  [38, 10649],
  [31, 183],
  [50, 2863],
  [49, 914],
];
const DOBBM: readonly (readonly number[])[] = [
  [82, 7555],
  [37, 401],
  [72, 4153],
  [76, 2833],
  [81, 8215],
  [99, 11015],
  [88, 2327],
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
