import { pointsOfUnits, unitsForPoints } from './kernel/pack.ts';
import { undo } from './kernel/play.ts';
import { descend } from './search/descend.ts';
import type { Search } from './search/search.ts';
import type { Known, Limits, Solution } from './solution.ts';

export const ANYTHING: Known = {
  lower: Number.NEGATIVE_INFINITY,
  upper: Number.POSITIVE_INFINITY,
};

/** Makes a search ready for a question within these limits. */
export const begin = (search: Search, { maxNodes, signal }: Limits): void => {
  search.nodes = 0;
  search.limit = maxNodes;
  search.stopped = false;
  search.signal = signal ?? null;
};

/** What is proven, given what was plain without any search. */
export const solutionOf = ({ lower, upper }: Known, plain: Known, nodes: number): Solution => {
  if (lower === upper) return { status: 'exact', lower, upper, nodes };
  const status = lower > plain.lower || upper < plain.upper ? 'bounds' : 'unsolved';
  return { status, lower, upper, nodes };
};

/**
 * Narrows the bounds of the position on the board down, from one test of a number of points to the
 * next. The tests come down from above: that the declarer cannot get so much is proven soonest,
 * since then he alone, one against all others, has every card tried. Each leaves out one number more
 * than the one before, until the declarer gets so much; from there on none is left out. `base` are
 * the units that he has without what is left.
 */
export const narrow = (
  search: Search,
  base: number,
  limits: Limits,
  known: Known = ANYTHING,
): Solution => {
  const { board } = search;
  const { pack, ply, fate } = board;
  const points = (units: number): number => pointsOfUnits(pack, base + units);
  begin(search, limits);
  const least = points(search.bonusLow[fate] as number);
  const most = points(board.left + (search.bonusHigh[fate] as number));
  let lower = Math.max(least, known.lower);
  let upper = Math.min(most, known.upper);
  let test = limits.target ?? (known.lower > least ? lower + 1 : upper);
  let step = 0;
  let reached = false;
  while (lower < upper && test > lower && test <= upper) {
    const target = unitsForPoints(pack, test) - base;
    const value = descend(search, target);
    while (board.ply > ply) undo(board);
    if (search.stopped) break;
    if (value >= target) {
      lower = Math.max(lower, points(value));
      reached = true;
    } else {
      upper = Math.min(upper, points(value));
      step += 1;
    }
    if (limits.target !== undefined) break;
    test = reached ? upper : Math.max(lower + 1, upper - step);
  }
  return solutionOf({ lower, upper }, { lower: least, upper: most }, search.nodes);
};
