import { expect, test } from 'vitest';
import { createSolver } from '#solver';
import { contractPosition } from '../../scripts/bench/contractHands.ts';

/** From the second trick from the end on, and with budgets that are soon spent. */
const IMPATIENT = { glanceTricks: 2, budgetTricks: 3, budget: 1 };
const NEVER = { glanceTricks: 99, budgetTricks: 99, budget: 1 };

test.each([
  ['droggn', 8],
  ['dobbm', 6],
] as const)(
  '%s: cards tried in passes have the same values as cards tried once',
  (id, tricks) => {
    let different = 0;
    for (let seed = 201; seed <= 225; seed += 1) {
      const position = contractPosition(id, seed, tricks);
      const inPasses = createSolver(id, { patience: IMPATIENT });
      const once = createSolver(id, { patience: NEVER });
      const values = inPasses.values(position, { maxNodes: 1e8 });
      const plain = once.values(position, { maxNodes: 1e8 });
      const bounds = (all: typeof values) =>
        all.map(({ card, solution: { lower, upper } }) => [card, lower, upper]);
      expect([seed, bounds(values)]).toEqual([seed, bounds(plain)]);
      const nodes = (all: typeof values) => all.reduce((sum, one) => sum + one.solution.nodes, 0);
      if (nodes(values) !== nodes(plain)) different += 1;
    }
    expect(different).toBeGreaterThan(10);
  },
  60_000,
);

test('within the nodes of the whole question no budget of a lead goes further', () => {
  for (const maxNodes of [10, 100, 1_000]) {
    const position = contractPosition('droggn', 201, 12);
    const { nodes } = createSolver('droggn', { patience: IMPATIENT }).solve(position, { maxNodes });
    expect(nodes).toBeLessThanOrEqual(maxNodes);
  }
});
