import { createSolver, type Limits } from '#solver';
import { contractPosition } from './contractHands.ts';
import { spread } from './measure.ts';

const DEALS = 20;
const TRICKS = [10, 12, 13, 14, 16, 21];

/** Nodes that take about one second, and about ten, on an idle machine. */
const BUDGETS: readonly (readonly [string, number])[] = [
  ['1 s', 3_000_000],
  ['10 s', 30_000_000],
];

interface Reach {
  readonly solved: number;
  readonly nodes: readonly number[];
}

const reachOf = (tricksLeft: number, limits: Limits): Reach => {
  const nodes: number[] = [];
  let solved = 0;
  for (let seed = 1; seed <= DEALS; seed += 1) {
    const position = contractPosition('droggn', seed, tricksLeft);
    const { lower, upper, nodes: used } = createSolver('droggn').solve(position, limits);
    const { target } = limits;
    const settled =
      lower === upper || (target !== undefined && (lower >= target || upper < target));
    if (settled) solved += 1;
    nodes.push(used);
  }
  return { solved, nodes };
};

/** How far before the end Droggn can be solved, exactly or as far as winning goes. */
export const solverDroggn = (most = 10): void => {
  console.log(
    `Droggn, of ${DEALS} deals with so many tricks left, solved within a budget of nodes`,
  );
  for (const [name, maxNodes] of BUDGETS.slice(0, most)) {
    for (const tricksLeft of TRICKS) {
      const exact = reachOf(tricksLeft, { maxNodes });
      const won = reachOf(tricksLeft, { maxNodes, target: 37 });
      const share = ({ solved }: Reach): string => `${Math.round((100 * solved) / DEALS)} %`;
      console.log(
        `  ${tricksLeft} tricks, about ${name}: exact ${share(exact)}, won or lost ${share(won)}; ` +
          `nodes ${spread(exact.nodes)}`,
      );
    }
  }
};
