import type { GameId } from '#engine';
import { undo } from './kernel/play.ts';
import { type Pack, packs, pointsOfUnits, unitsForPoints } from './kernel/pack.ts';
import { setUp, unitsAside } from './kernel/setUp.ts';
import { type Bonus, NO_BONUS, setBonus, withoutTrickLoses } from './objective.ts';
import type { Position } from './position.ts';
import { fillOwners } from './search/owners.ts';
import { createSearch, descend, type Search } from './search/search.ts';
import { clearTable } from './search/table.ts';
import { WEIGHTS } from './search/weights.ts';

/** How far to go. */
export interface Limits {
  /** Ask only whether the declarer reaches so many points. */
  readonly target?: number;
  /** Cards played in the search; the same number gives the same answer on every machine. */
  readonly maxNodes: number;
  readonly signal?: { readonly aborted: boolean };
}

/**
 * The declarer's card points at the end of the hand if everybody plays perfectly with all cards
 * open: known exactly, or between bounds, or not known beyond what is plain without any search.
 */
export interface Solution {
  readonly status: 'exact' | 'bounds' | 'unsolved';
  readonly lower: number;
  readonly upper: number;
  readonly nodes: number;
}

/** Solves one position after another, and remembers what it has proven while the deal is the same. */
export interface Solver {
  solve(position: Position, limits: Limits): Solution;
}

const MOST_ENTRIES: Readonly<Record<GameId, number>> = { droggn: 1 << 21, dobbm: 1 << 19 };

/** What proofs hold for: the deal, and what makes a difference to the play and to its worth. */
const signatureOf = ({ game, declarer, contract, laidOut, options, aside, ...rest }: Position) => {
  const { hands, tricks, trick } = rest;
  const held = hands.map((cards) => [...cards]);
  for (const { lead, cards } of [...tricks, trick]) {
    cards.forEach((card, place) => {
      held[(lead - 1 + place) % held.length]?.push(card);
    });
  }
  const deal = held.map((cards) => cards.toSorted());
  return JSON.stringify([game, declarer, contract, laidOut, options, aside, deal]);
};

const bonusOf = (pack: Pack, aside: number): Bonus =>
  pack.id === 'dobbm' ? withoutTrickLoses(aside) : NO_BONUS;

export const createSolver = (game: GameId, weights: readonly number[] = WEIGHTS[game]): Solver => {
  const pack = packs[game];
  const search = createSearch(pack, Int32Array.from(weights), MOST_ENTRIES[game]);
  let signature = '';
  return {
    solve: (position, limits) => {
      setUp(search.board, position);
      const next = signatureOf(position);
      const aside = unitsAside(search.board, position);
      if (next !== signature) {
        signature = next;
        clearTable(search.table);
        fillOwners(search.owners, search.board);
        setBonus(search, bonusOf(pack, aside));
      }
      return pointsOf(search, aside + search.board.gained, limits);
    },
  };
};

/** Narrows the bounds down, from one test of a number of points to the next. */
const pointsOf = (search: Search, base: number, limits: Limits): Solution => {
  const { board } = search;
  const { pack, ply, fate } = board;
  const points = (units: number): number => pointsOfUnits(pack, base + units);
  search.nodes = 0;
  search.maxNodes = limits.maxNodes;
  search.stopped = false;
  search.signal = limits.signal ?? null;
  let lower = points(search.bonusLow[fate] as number);
  let upper = points(board.left + (search.bonusHigh[fate] as number));
  const least = lower;
  const most = upper;
  let test = limits.target ?? Math.ceil((lower + upper) / 2);
  while (lower < upper && test > lower && test <= upper) {
    const target = unitsForPoints(pack, test) - base;
    const value = descend(search, target);
    while (board.ply > ply) undo(board);
    if (search.stopped) break;
    if (value >= target) lower = Math.max(lower, points(value));
    else upper = Math.min(upper, points(value));
    if (limits.target !== undefined) break;
    test = value >= target ? lower + 1 : upper;
  }
  const { nodes } = search;
  if (lower === upper) return { status: 'exact', lower, upper, nodes };
  const known = lower > least || upper < most;
  return { status: known ? 'bounds' : 'unsolved', lower, upper, nodes };
};
