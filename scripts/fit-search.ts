import { below, type Chance, createSolver, type Position } from '#solver';
import { ROLE_WEIGHTS, WEIGHTS } from '../src/solver/search/weights.ts';
import { contractPosition } from './bench/contractHands.ts';

/*
 * Fits the weights of src/solver/search/weights.ts for Droggn: a few are changed at a time, and what
 * takes fewer nodes to tell whether the declarer wins is kept. As many seeds after the last are not
 * fitted to and say at the end what the change is worth.
 *
 *   node scripts/fit-search.ts FIRST LAST ROUNDS
 */

const TRICKS = [17, 15];
const WINS = 37;

/** Easier questions say little, and harder ones take too long. */
const FEWEST_NODES = 20_000;
const MOST_NODES = 600_000;

/** A question that takes so many times its nodes counts no more than that. */
const WORST = 4;
/** So much of a logarithm worse on a third of the questions, and the others are not asked. */
const HOPELESS = 0.06;
const WORTH_KEEPING = 0.001;

interface Question {
  readonly position: Position;
  readonly nodes: number;
}

const nodesOf = (position: Position, weights: readonly number[], maxNodes: number): number => {
  const solver = createSolver('droggn', { weights });
  const { lower, upper, nodes } = solver.solve(position, { maxNodes, target: WINS });
  return lower >= WINS || upper < WINS ? nodes : maxNodes;
};

const questionsOf = (first: number, last: number): readonly Question[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .flatMap((seed) => TRICKS.map((tricks) => contractPosition('droggn', seed, tricks)))
    .map((position) => ({ position, nodes: nodesOf(position, WEIGHTS.droggn, MOST_NODES) }))
    .filter(({ nodes }) => nodes > FEWEST_NODES && nodes < MOST_NODES);

/** The mean logarithm of the nodes in parts of what they were, or more if it is plainly too much. */
const costOf = (
  questions: readonly Question[],
  weights: readonly number[],
  best = Number.POSITIVE_INFINITY,
): number => {
  let sum = 0;
  for (const [index, { position, nodes }] of questions.entries()) {
    sum += Math.log(nodesOf(position, weights, nodes * WORST) / nodes);
    const hopeless = index > questions.length / 3 && sum / (index + 1) > best + HOPELESS;
    if (hopeless) return Number.POSITIVE_INFINITY;
  }
  return sum / questions.length;
};

/** One to three weights changed by up to half, or by up to three. */
const changed = (chance: Chance, weights: readonly number[]): readonly number[] => {
  const next = [...weights];
  for (let left = 1 + below(chance, 3); left > 0; left -= 1) {
    const index = below(chance, 3 * ROLE_WEIGHTS);
    const weight = next[index] ?? 0;
    const most = Math.max(3, Math.round(Math.abs(weight) / 2));
    next[index] = weight + below(chance, 2 * most + 1) - most;
  }
  return next;
};

const times = (logarithm: number): string => `× ${Math.exp(logarithm).toFixed(3)}`;

const [first, last, rounds] = process.argv.slice(2).map(Number);
if (!first || !last || !rounds || last < first) {
  console.error('node scripts/fit-search.ts FIRST LAST ROUNDS: seeds to fit to, how many changes');
  process.exit(2);
}
const chance: Chance = { state: 0x2545f491 };
const questions = questionsOf(first, last);
console.error(`${questions.length} questions of the seeds ${first} to ${last}`);
let weights = WEIGHTS.droggn;
let best = 0;
for (let round = 1; round <= rounds; round += 1) {
  const next = changed(chance, weights);
  const cost = costOf(questions, next, best);
  if (cost >= best - WORTH_KEEPING) continue;
  best = cost;
  weights = next;
  console.error(`${round}: ${times(best)}`);
}
const others = questionsOf(last + 1, 2 * last - first + 1);
console.error(`on ${others.length} others: ${times(costOf(others, weights))}`);
console.log(JSON.stringify(weights));
