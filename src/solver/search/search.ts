import { type Board, createBoard, DECLARER_TOOK, FATES, isOver } from '../kernel/board.ts';
import { LOOSE, type Pack, SEAT_SHIFT, TRUMPS } from '../kernel/pack.ts';
import { play, undo } from '../kernel/play.ts';
import { isAlike } from './alike.ts';
import { FAR } from './entry.ts';
import { countDear } from './least.ts';
import { boundOfNeighbours, SKIPPED } from './neighbours.ts';
import { CARD_BITS, writeMoves } from './order.ts';
import { createOwners, type Owners, SUITS, writeKey } from './owners.ts';
import {
  depthsOf,
  lowestMarked,
  markDepths,
  markEquals,
  markTrick,
  type Relevance,
  wholeDepths,
} from './relevance.ts';
import { store } from './store.ts';
import { createSure, type Sure, sureOf } from './sure.ts';
import { createTable, hintOf, keepHint, probe, type Table } from './table.ts';
import type { Weights } from './weights.ts';

const KEY_ROOM = 10;
const MOVE_ROOM = 24;

/** Everything one search works with; made once and used for one position after another. */
export interface Search {
  readonly board: Board;
  readonly owners: Owners;
  readonly table: Table;
  readonly weights: Weights;
  readonly sure: Sure;
  readonly keys: Int32Array;
  readonly moves: Int32Array;
  /** What the moves that were tried turned out to be worth at most, or at least. */
  readonly values: Int32Array;
  /** The lowest card of the move’s suit that its proof made use of, as a bit, or 0. */
  readonly lows: Int32Array;
  /** Beside the units, what the hand is worth to the declarer by its fate. */
  readonly bonus: Int32Array;
  readonly bonusLow: Int32Array;
  readonly bonusHigh: Int32Array;
  /** The bits of the fate that make a difference. */
  fateMask: number;
  readonly relevance: Relevance;
  /** Whether proofs hold only for the same cards: dearer, and a check of the other way. */
  readonly wholeRows: boolean;
  /** The card that settled the last question, or -1 if none did. */
  settledBy: number;
  nodes: number;
  maxNodes: number;
  stopped: boolean;
  signal: { readonly aborted: boolean } | null;
}

const HEAD_BITS = 18;

/** How many nodes pass before the signal is looked at. */
const SIGNAL_NODES = 4096;

/**
 * A bound of what the declarer still gets from here: at least the target if it reaches it, at most
 * the value if it does not. Nothing if the search was stopped.
 */
export const descend = (search: Search, target: number): number => {
  search.nodes += 1;
  if (search.nodes >= search.maxNodes) search.stopped = true;
  if ((search.nodes & (SIGNAL_NODES - 1)) === 0 && search.signal?.aborted) search.stopped = true;
  if (search.stopped) return 0;
  return search.board.place === 0 ? atLead(search, target) : choose(search, target, -1);
};

const forget = (relevance: Relevance): void => {
  relevance[0] = 0;
  relevance[1] = 0;
};

/** At the beginning of a trick: what is known without looking on, then the table, then the search. */
const atLead = (search: Search, target: number): number => {
  const { board, bonus, bonusLow, bonusHigh, relevance } = search;
  forget(relevance);
  const { fate } = board;
  if (isOver(board)) return bonus[fate] as number;
  if (board.tricksLeft === 1) return lastTrick(search);
  const low = bonusLow[fate] as number;
  if (low >= target) return low;
  const high = board.left + (bonusHigh[fate] as number);
  if (high < target) return high;
  const at = board.tricksLeft * KEY_ROOM;
  writeKey(search.owners, board, search.fateMask, search.keys, at);
  if (probe(search.table, search.keys, at, target)) {
    markDepths(board, search.table.depths, search.keys[at + SUITS] as number, relevance);
    return search.table.value;
  }
  const sure = board.endsWithLoss ? null : sureBound(search, target);
  if (sure !== null) return sure;
  const value = choose(search, target, hintOf(search.table, search.keys, at));
  if (!search.stopped) {
    if (search.settledBy >= 0) keepHint(search.table, search.keys, at, search.settledBy);
    const suits = search.keys[at + SUITS] as number;
    const depths = search.wholeRows ? wholeDepths(board, suits) : depthsOf(board, relevance, suits);
    store(search.table, search.keys, at, depths, value, value >= target);
  }
  return value;
};

const sureBound = (search: Search, target: number): number | null => {
  const { board, sure, relevance, bonusLow, bonusHigh } = search;
  const { fate } = board;
  countDear(board, sure.classes);
  sureOf(board, true, sure, relevance);
  const took = sure.tricks > 0 ? DECLARER_TOOK : 0;
  const low = sure.units + (bonusLow[fate | took] as number);
  if (low >= target) return low;
  forget(relevance);
  sureOf(board, false, sure, relevance);
  const high = board.left - sure.units + (bonusHigh[fate] as number);
  if (high < target) return high;
  forget(relevance);
  return null;
};

/** Nobody has a choice: everybody plays his last card. */
const lastTrick = (search: Search): number => {
  const { board, relevance } = search;
  const { gained, pack, hands } = board;
  for (let place = 0; place < pack.seats; place += 1) {
    const base = board.turn << SEAT_SHIFT;
    for (let suit = TRUMPS; suit <= LOOSE; suit += 1) {
      const mask = hands[base | suit] as number;
      if (mask === 0) continue;
      play(board, (suit << 5) | (31 - Math.clz32(mask)));
      break;
    }
  }
  markTrick(board, relevance);
  const value = board.gained - gained + (search.bonus[board.fate] as number);
  for (let place = 0; place < pack.seats; place += 1) undo(board);
  return value;
};

/** Tries the moves of the seat to play, the most promising first. */
const choose = (search: Search, target: number, hint: number): number => {
  const { board, moves, values, lows, relevance } = search;
  const at = board.ply * MOVE_ROOM;
  const end = at + writeMoves(board, search.weights, moves, at, hint);
  const { turn, gained } = board;
  const maximizes = turn === board.declarer;
  let best = maximizes ? -FAR : FAR;
  let relevantTrumps = 0;
  let relevantPlain = 0;
  for (let next = at; next < end; next += 1) {
    const card = takeBest(moves, next, end) & CARD_BITS;
    if (next > at) {
      if (!search.wholeRows && isAlike(board, moves, lows, at, next)) {
        moves[next] = SKIPPED;
        continue;
      }
      const near = boundOfNeighbours(board, moves, values, at, next, maximizes, relevance);
      if (near >= target !== maximizes) {
        if (maximizes ? near > best : near < best) best = near;
        relevantTrumps |= relevance[0] as number;
        relevantPlain |= relevance[1] as number;
        moves[next] = SKIPPED;
        continue;
      }
    }
    play(board, card);
    const gain = board.gained - gained;
    const value = gain + descend(search, target - gain);
    if (board.place === 0) markTrick(board, relevance);
    undo(board);
    if (search.stopped) return 0;
    if (value >= target === maximizes) {
      search.settledBy = card;
      return value;
    }
    if (maximizes ? value > best : value < best) best = value;
    values[next] = value;
    markEquals(board, board.hands[(turn << SEAT_SHIFT) | (card >> 5)] as number, card, relevance);
    lows[next] = lowestMarked(relevance, card >> 5);
    relevantTrumps |= relevance[0] as number;
    relevantPlain |= relevance[1] as number;
  }
  relevance[0] = relevantTrumps;
  relevance[1] = relevantPlain;
  search.settledBy = -1;
  return best;
};

const takeBest = (moves: Int32Array, next: number, end: number): number => {
  let best = next;
  for (let index = next + 1; index < end; index += 1) {
    if ((moves[index] as number) > (moves[best] as number)) best = index;
  }
  const move = moves[best] as number;
  moves[best] = moves[next] as number;
  moves[next] = move;
  return move;
};

/** A search for the hands of one pack, with a table of up to so many entries. */
export const createSearch = (
  pack: Pack,
  weights: Weights,
  entries: number,
  wholeRows: boolean,
): Search => ({
  board: createBoard(pack),
  owners: createOwners(),
  table: createTable(HEAD_BITS, entries, pack, wholeRows),
  weights,
  sure: createSure(pack),
  keys: new Int32Array(KEY_ROOM * 24),
  moves: new Int32Array(MOVE_ROOM * 64),
  values: new Int32Array(MOVE_ROOM * 64),
  lows: new Int32Array(MOVE_ROOM * 64),
  bonus: new Int32Array(FATES),
  bonusLow: new Int32Array(FATES),
  bonusHigh: new Int32Array(FATES),
  fateMask: 0,
  relevance: new Int32Array(2),
  wholeRows,
  settledBy: -1,
  nodes: 0,
  maxNodes: 0,
  stopped: false,
  signal: null,
});
