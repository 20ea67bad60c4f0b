import { createSolver } from '#solver';
import { contractPosition } from './contractHands.ts';
import { mean, processorTime, spread } from './measure.ts';

const DOBBM_DEALS = 100;
export const DOBBM_TAIL = 1000;

/** What exact values of whole Dobbm hands take. */
export interface DobbmCost {
  readonly nodes: readonly number[];
  readonly milliseconds: readonly number[];
}

export const costOfDobbm = (deals: number): DobbmCost => {
  const solver = createSolver('dobbm');
  for (let seed = 1; seed <= 20; seed += 1) {
    solver.solve(contractPosition('dobbm', 10_000 + seed, 6), { maxNodes: 1e7 });
  }
  const nodes: number[] = [];
  const milliseconds: number[] = [];
  for (let seed = 1; seed <= deals; seed += 1) {
    const position = contractPosition('dobbm', seed, 8);
    const start = processorTime();
    nodes.push(solver.solve(position, { maxNodes: 1e9 }).nodes);
    milliseconds.push(processorTime() - start);
  }
  return { nodes, milliseconds };
};

/** Exact values of whole hands, the strongest of four hands declaring. */
export const solverDobbm = (): void => {
  const { nodes, milliseconds } = costOfDobbm(DOBBM_TAIL);
  const slow = milliseconds.filter((passed) => passed > 1000).length;
  console.log(`Dobbm, exact value of the whole hand, ${DOBBM_TAIL} deals`);
  console.log(
    `  nodes of the first ${DOBBM_DEALS}: ${spread(nodes.slice(0, DOBBM_DEALS))} (goal: mean 200,000)`,
  );
  console.log(`  nodes of all: ${spread(nodes)}`);
  console.log(
    `  milliseconds of a processor: ${spread(milliseconds, 1)}; over 1 s: ${slow} (goal: none)`,
  );
  console.log(`  ${(mean(nodes) / mean(milliseconds) / 1000).toFixed(1)} million nodes a second`);
};
