import { createSolver } from '#solver';
import { contractPosition } from './contractHands.ts';
import { processorTime, spread } from './measure.ts';

const DEALS = 20;
const HALF = 37;

/** A deal that is not settled within these nodes counts as never settled. */
const MAX_NODES = 30_000_000;
const TRICKS = [10, 12, 13, 14, 15, 16, 21];

/** What settling a question took, or infinitely much if the nodes were not enough. */
interface Cost {
  readonly nodes: number;
  readonly seconds: number;
}

const NEVER: Cost = { nodes: Number.POSITIVE_INFINITY, seconds: Number.POSITIVE_INFINITY };

const costOf = (seed: number, tricksLeft: number, target?: number): Cost => {
  const position = contractPosition('droggn', seed, tricksLeft);
  const solver = createSolver('droggn');
  const start = processorTime();
  const { lower, upper, nodes } = solver.solve(position, {
    maxNodes: MAX_NODES,
    ...(target === undefined ? {} : { target }),
  });
  const settled = lower === upper || (target !== undefined && (lower >= target || upper < target));
  return settled ? { nodes, seconds: (processorTime() - start) / 1000 } : NEVER;
};

const share = (costs: readonly Cost[], limit: number): string =>
  `${Math.round((100 * costs.filter(({ seconds }) => seconds <= limit).length) / costs.length)} %`;

const costsOf = (tricksLeft: number, target?: number): readonly Cost[] =>
  Array.from({ length: DEALS }, (_, index) => costOf(index + 1, tricksLeft, target));

const nodesOf = (costs: readonly Cost[]): string => {
  const settled = costs.map(({ nodes }) => nodes).filter(Number.isFinite);
  return settled.length === 0 ? 'none' : spread(settled);
};

/** How far before the end Droggn can be solved, exactly or as far as winning goes. */
export const solverDroggn = (): void => {
  console.log(`Droggn, of ${DEALS} deals, settled within 1 s and 10 s of a processor`);
  for (const tricksLeft of TRICKS) {
    const won = costsOf(tricksLeft, HALF);
    const exact = costsOf(tricksLeft);
    console.log(
      `  ${tricksLeft} tricks left: exact ${share(exact, 1)}, ${share(exact, 10)}; ` +
        `won or lost ${share(won, 1)}, ${share(won, 10)}; nodes where exact: ${nodesOf(exact)}`,
    );
  }
};
