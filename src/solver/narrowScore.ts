import { DEFENDERS_TOOK, FATES, LAST_TO_DECLARER, PAGAT_SHIFT } from './kernel/board.ts';
import { pointsOfUnits, unitsForPoints } from './kernel/pack.ts';
import { undo } from './kernel/play.ts';
import { ANYTHING, begin, solutionOf } from './narrow.ts';
import { type Bonus, canBecome } from './objective.ts';
import { type Stake, scoreIf } from './score.ts';
import { descend } from './search/descend.ts';
import type { Search } from './search/search.ts';
import type { Known, Limits, Solution } from './solution.ts';

/** More units than there are. */
const NEVER = 1000;

/** The bits of the fate that a score depends on. */
const maskOf = ({ position, pagat }: Stake): number =>
  DEFENDERS_TOOK |
  (position.options['win-at'] === 'tie-by-last-trick' ? LAST_TO_DECLARER : 0) |
  (pagat === null ? 0 : 7 << PAGAT_SHIFT);

/** What decides a question about the score: from each fate, the units that answer it with yes. */
export type Prepare = (score: number, bonus: Bonus) => void;

/**
 * Narrows the bounds of the declarer's score, which is no sum: what a trick is worth depends on how
 * the hand ends. But with each fate it only grows with the card points. So whether it reaches a
 * given number is a question about units after all: whether there are as many as that fate asks.
 * `base` are the units that the declarer has without what is left; `prepare` puts a question.
 */
export const narrowScore = (
  search: Search,
  base: number,
  stake: Stake,
  limits: Limits,
  prepare: Prepare,
  known: Known = ANYTHING,
): Solution => {
  const { board } = search;
  const { pack, ply } = board;
  const least = pointsOfUnits(pack, base);
  const most = pointsOfUnits(pack, base + board.left);
  const points = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  const fates = Array.from({ length: FATES }, (_, fate) => fate);
  const table = fates.map((fate) => points.map((count) => scoreIf(stake, fate, count)));
  const scores = [
    ...new Set(table.filter((_, fate) => canBecome(board.fate, fate)).flat()),
  ].toSorted((one, other) => one - other);
  const scoreAt = (index: number): number => scores[index] as number;
  const needed = (fate: number, score: number): number => {
    const index = table[fate]?.findIndex((one) => one >= score) ?? -1;
    return index < 0 ? NEVER : unitsForPoints(pack, points[index] as number);
  };
  const reaches = (score: number): boolean => {
    prepare(score, { mask: maskOf(stake), of: (fate) => -needed(fate, score) });
    const reached = descend(search, -base) >= -base;
    while (board.ply > ply) undo(board);
    return reached;
  };

  begin(search, limits);
  let low = Math.max(
    0,
    scores.findLastIndex((score) => score <= known.lower),
  );
  let high = scores.findIndex((score) => score >= known.upper);
  if (high < 0) high = scores.length - 1;
  const { target } = limits;
  let test = (low + high + 1) >> 1;
  if (target !== undefined) test = scores.findIndex((score) => score >= target);
  else if (known.upper < Number.POSITIVE_INFINITY) test = high;
  else if (known.lower > Number.NEGATIVE_INFINITY) test = low + 1;
  while (test > low && test <= high) {
    const reached = reaches(scoreAt(test));
    if (search.stopped) break;
    if (reached) low = test;
    else high = test - 1;
    if (target !== undefined) break;
    test = (low + high + 1) >> 1;
  }
  const trivial = { lower: scoreAt(0), upper: scoreAt(scores.length - 1) };
  return solutionOf({ lower: scoreAt(low), upper: scoreAt(high) }, trivial, search.nodes);
};
