import { DECLARER_TOOK, isOver } from '../kernel/board.ts';
import { LOOSE, SEAT_SHIFT, TRUMPS } from '../kernel/pack.ts';
import { play, undo } from '../kernel/play.ts';
import { FAR } from './entry.ts';
import { countDear } from './least.ts';
import { SUITS, writeKey } from './owners.ts';
import { forget, markDepths, markTrick } from './relevance.ts';
import { KEY_ROOM, type Search } from './search.ts';
import { sureOf } from './sure.ts';
import { probe } from './table.ts';

/** In place of a value that is not known. */
export const OPEN = 2 * FAR;

/**
 * What can be told of a trick about to begin without looking on: by what is left, by the table, by
 * what a side cannot miss. A bound that settles the question and what it rests on, or `OPEN`; then
 * the key of the trick is written.
 */
export const glance = (search: Search, target: number): number => {
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
  return board.endsWithLoss ? OPEN : sureBound(search, target);
};

const sureBound = (search: Search, target: number): number => {
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
  return OPEN;
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
