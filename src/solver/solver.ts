import { type GameId, games, type Seat } from '#engine';
import { legalCardsOn } from './kernel/legal.ts';
import { cardOf, type Pack, packs, withoutPoints } from './kernel/pack.ts';
import { play, undo } from './kernel/play.ts';
import { setUp } from './kernel/setUp.ts';
import { ANYTHING, narrow } from './narrow.ts';
import { narrowScore, type Prepare } from './narrowScore.ts';
import { ALL_TRICKS, type Bonus, NO_BONUS, setBonus, withoutTrickLoses } from './objective.ts';
import type { Position } from './position.ts';
import { type Stake, stakeOf } from './score.ts';
import { boundsInPoints, inPoints, inScore, scoresByPoints } from './scoreByPoints.ts';
import { fillOwners } from './search/owners.ts';
import { PATIENCE, type Patience } from './search/patience.ts';
import { createSearch, type Search } from './search/search.ts';
import { clearTable } from './search/table.ts';
import { WEIGHTS } from './search/weights.ts';
import type { CardValue, Known, Limits, Solution } from './solution.ts';

/** Solves one position after another, and remembers what it has proven while the deal is the same. */
export interface Solver {
  solve(position: Position, limits: Limits): Solution;
  /** The value of every legal card of the seat to play, given that of the position if it is known. */
  values(position: Position, limits: Limits, solution?: Solution): readonly CardValue[];
}

const MOST_ENTRIES: Readonly<Record<GameId, number>> = { droggn: 1_300_000, dobbm: 400_000 };

/** What proofs hold for: the deal, and what makes a difference to the play and to its worth. */
const signatureOf = (position: Position): string => {
  const { game, declarer, contract, laidOut, options, aside, hands, tricks, trick } = position;
  const held = hands.map((cards) => [...cards]);
  for (const { lead, cards } of [...tricks, trick]) {
    cards.forEach((card, place) => {
      held[(lead - 1 + place) % held.length]?.push(card);
    });
  }
  const deal = held.map((cards) => cards.toSorted());
  return JSON.stringify([game, declarer, contract, laidOut, options, aside, deal]);
};

const bonusOf = (position: Position, aside: number): Bonus => {
  if (position.contract === 'super-mord') return ALL_TRICKS;
  return position.game === 'dobbm' ? withoutTrickLoses(aside) : NO_BONUS;
};

/** What changes the number of nodes and never a value. */
export interface Tuning {
  readonly weights?: readonly number[];
  /** Whether the table distinguishes cards whose rank a proof made no use of. */
  readonly wholeRows?: boolean;
  readonly patience?: Patience;
}

export const createSolver = (game: GameId, tuning: Tuning = {}): Solver => {
  const { weights = WEIGHTS[game], wholeRows = false, patience = PATIENCE } = tuning;
  const table = Int32Array.from(weights);
  const searchIn = (pack: Pack): Search =>
    createSearch(pack, table, MOST_ENTRIES[game], wholeRows, patience);
  let forPoints: Search | null = null;
  let forTricks: Search | null = null;
  let signature = '';
  let asked = '';

  /** What has been proven stays as long as the deal and the question are the same. */
  const put = (search: Search, question: string, bonus: () => Bonus): void => {
    const next = `${signature} ${question}`;
    if (next === asked) return;
    asked = next;
    clearTable(search.table);
    setBonus(search, bonus());
  };

  /** Puts a position on the board. */
  const load = (position: Position): { search: Search; stake: Stake } => {
    if (position.game !== game) throw new Error(`a position of ${position.game} for ${game}`);
    let search: Search;
    if (position.contract === 'super-mord') {
      forTricks ??= searchIn(withoutPoints(packs[game]));
      search = forTricks;
    } else {
      forPoints ??= searchIn(packs[game]);
      search = forPoints;
    }
    setUp(search.board, position);
    const next = signatureOf(position);
    if (next !== signature) {
      signature = next;
      fillOwners(search.owners, search.board);
    }
    return { search, stake: stakeOf(search.board, position) };
  };

  /** Narrows the worth of what is on the board now. */
  const solveBoard = (search: Search, stake: Stake, limits: Limits, known: Known): Solution => {
    const { aside, position } = stake;
    const base = aside + search.board.gained;
    const inUnits = (units: Limits, bounds: Known): Solution => {
      put(search, '', () => bonusOf(position, aside));
      return narrow(search, base, units, bounds);
    };
    if (limits.objective !== 'score') return inUnits(limits, known);
    const scores = scoresByPoints(stake);
    if (scores) {
      const solution = inUnits(inPoints(scores, limits), boundsInPoints(scores, known));
      return inScore(scores, solution);
    }
    const prepare: Prepare = (score, bonus) =>
      put(search, `${position.multiplier} ${score}`, () => bonus);
    return narrowScore(search, base, stake, limits, prepare, known);
  };

  const solve = (position: Position, limits: Limits): Solution => {
    const { search, stake } = load(position);
    return solveBoard(search, stake, limits, limits.known ?? ANYTHING);
  };

  const values: Solver['values'] = (position, limits, solution = solve(position, limits)) => {
    const { search, stake } = load(position);
    const { board } = search;
    const maximizes = turnOf(position) === position.declarer;
    const known: Known = {
      lower: maximizes ? Number.NEGATIVE_INFINITY : solution.lower,
      upper: maximizes ? solution.upper : Number.POSITIVE_INFINITY,
    };
    return legalCardsOn(board).map((number) => {
      play(board, number);
      const after = solveBoard(search, stake, limits, known);
      undo(board);
      return { card: cardOf(board.pack, number), solution: after };
    });
  };

  return { solve, values };
};

/** The seat to play. */
export const turnOf = ({ game, trick }: Position): Seat => {
  const { seats } = games[game];
  const turn = seats[(trick.lead - 1 + trick.cards.length) % seats.length];
  if (turn === undefined) throw new Error('no seat is to play');
  return turn;
};
