import type { Card } from '#engine';
import type { Position } from '../position.ts';
import type { Known, Solution } from '../solution.ts';
import { type Solver, turnOf } from '../solver.ts';
import type { OpenTurn } from './annotateLine.ts';
import { isExact, type Turn, type Worth } from './turn.ts';

/** How much is asked of a turn that has not been solved. */
export type Effort = 'exact' | 'verdict' | 'nothing';

/** How many questions are put to a turn that cannot be solved. */
const QUESTIONS = 4;

const ANYTHING: Worth = { lower: Number.NEGATIVE_INFINITY, upper: Number.POSITIVE_INFINITY };

const within = (one: Worth, other: Worth): Worth => ({
  lower: Math.max(one.lower, other.lower),
  upper: Math.min(one.upper, other.upper),
});

/** What the card that was played proves of its turn: it might at least be played again. */
const fromNext = ({ position, played }: OpenTurn, next: Worth | null): Worth => {
  if (!next || played === null) return ANYTHING;
  return turnOf(position) === position.declarer
    ? { lower: next.lower, upper: Number.POSITIVE_INFINITY }
    : { lower: Number.NEGATIVE_INFINITY, upper: next.upper };
};

/** The points with which the declarer wins. */
const winningPoints = ({ game, contract, options }: Position): number => {
  if (game === 'dobbm') return 61;
  if (contract === 'super-mord') return 1;
  return options['win-at'] === '37' ? 37 : 38;
};

const asWorth = ({ status, lower, upper }: Solution): Worth | null =>
  status === 'unsolved' ? null : { lower, upper };

/** Halves what is open, beginning with who wins, as long as there is an answer. */
const bounded = (
  solver: Solver,
  position: Position,
  maxNodes: number,
  start: Solution,
  questions: number,
): Solution => {
  let found = start;
  let target = winningPoints(position);
  for (let asked = 0; asked < questions && found.lower < found.upper; asked += 1) {
    if (target <= found.lower || target > found.upper) {
      target = Math.ceil((found.lower + found.upper) / 2);
    }
    const answer = solver.solve(position, { maxNodes, target, known: found });
    if (answer.lower === found.lower && answer.upper === found.upper) break;
    const { lower, upper } = within(found, answer);
    found = { ...found, status: lower === upper ? 'exact' : 'bounds', lower, upper };
  }
  return found;
};

const solutionFor = (
  { solver, turn: { position }, maxNodes, effort }: TurnWork,
  known: Known,
): Solution => {
  const nodes = effort === 'exact' ? maxNodes : 1;
  const first = solver.solve(position, { maxNodes: nodes, known });
  if (first.status === 'exact' || effort === 'nothing') return first;
  return bounded(solver, position, maxNodes, first, effort === 'exact' ? QUESTIONS : 1);
};

export interface TurnWork {
  readonly solver: Solver;
  readonly turn: OpenTurn;
  /** What is known of it already. */
  readonly before: Turn | undefined;
  /** What the declarer comes to after the card that was played. */
  readonly next: Worth | null;
  readonly maxNodes: number;
  readonly effort: Effort;
}

/** The cards of a turn: what was known of them, what follows, and what the solver finds. */
const cardsOf = (work: TurnWork, solution: Solution): ReadonlyMap<Card, Worth> => {
  const { solver, turn, before, next, maxNodes } = work;
  const { position, legal, played } = turn;
  const cards = new Map(before?.cards);
  if (next && played !== null) cards.set(played, next);
  if (solution.status === 'exact') {
    for (const { card, solution: after } of solver.values(position, { maxNodes }, solution)) {
      const worth = asWorth(after);
      const old = cards.get(card);
      if (worth && !isExact(old)) cards.set(card, old ? within(old, worth) : worth);
    }
  }
  return new Map(
    legal.flatMap((card) => {
      const worth = cards.get(card);
      return worth ? [[card, worth] as const] : [];
    }),
  );
};

/**
 * What is known of a turn after it has been looked at: what was known before, what the play that
 * followed proves, and what the solver finds.
 */
export const annotateTurn = (work: TurnWork): Turn => {
  const { turn, before, next } = work;
  const known = within(before?.value ?? ANYTHING, fromNext(turn, next));
  const solution = solutionFor(work, known);
  return { value: asWorth(solution), cards: cardsOf(work, solution) };
};
