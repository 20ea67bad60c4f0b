import { createSolver } from '#solver';
import { contractPosition } from './contractHands.ts';
import { spread } from './measure.ts';

const DEALS = 10;
const TRICKS = [10, 12, 13, 14, 15, 16, 21];

/** Nodes that take about one second, and about ten, on an idle machine. */
const SHORT = 2_000_000;
const LONG = 20_000_000;
const HALF = 37;

/** The nodes that each deal took; infinitely many where they were not enough. */
const nodesOf = (tricksLeft: number, target: number | null): readonly number[] =>
  Array.from({ length: DEALS }, (_, index) => {
    const position = contractPosition('droggn', index + 1, tricksLeft);
    const limits = { maxNodes: LONG, ...(target === null ? {} : { target }) };
    const { lower, upper, nodes } = createSolver('droggn').solve(position, limits);
    const settled = lower === upper || (target !== null && (lower >= target || upper < target));
    return settled ? nodes : Number.POSITIVE_INFINITY;
  });

const share = (nodes: readonly number[], budget: number): string =>
  `${Math.round((100 * nodes.filter((used) => used <= budget).length) / nodes.length)} %`;

/** How far before the end Droggn can be solved, exactly or as far as winning goes. */
export const solverDroggn = (): void => {
  console.log(
    `Droggn, of ${DEALS} deals, solved within ${SHORT / 1e6} and ${LONG / 1e6} million nodes ` +
      '(about 1 s and 10 s)',
  );
  for (const tricksLeft of TRICKS) {
    const exact = nodesOf(tricksLeft, null);
    const won = nodesOf(tricksLeft, HALF);
    console.log(
      `  ${tricksLeft} tricks left: exact ${share(exact, SHORT)}, ${share(exact, LONG)}; ` +
        `won or lost ${share(won, SHORT)}, ${share(won, LONG)}; ` +
        `nodes where exact: ${spread(exact.filter(Number.isFinite))}`,
    );
  }
};
