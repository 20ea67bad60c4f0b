import { SEAT_SHIFT } from '../kernel/pack.ts';
import { play, undo } from '../kernel/play.ts';
import { FAR } from './entry.ts';
import { glance, OPEN } from './glance.ts';
import { boundWithoutTrial } from './needless.ts';
import { SKIPPED } from './neighbours.ts';
import { CARD_BITS, takeBest, writeMoves } from './order.ts';
import { SUITS, writeKey } from './owners.ts';
import { chooseInPasses, type Try } from './passes.ts';
import { budgetOf } from './patience.ts';
import { depthsOf, lowestMarked, markEquals, markTrick, wholeDepths } from './relevance.ts';
import { KEY_ROOM, MOVE_ROOM, type Search } from './search.ts';
import { store } from './store.ts';
import { hintOf, keepHint } from './table.ts';

/** How many nodes pass before the signal is looked at. */
const SIGNAL_NODES = 4096;

/**
 * A bound of what the declarer still gets from here: at least the target if it reaches it, at most
 * the value if it does not. Nothing if the search was stopped.
 */
export const descend = (search: Search, target: number): number => {
  count(search);
  if (search.stopped) return 0;
  if (search.board.place !== 0) return choose(search, target, -1);
  const known = glance(search, target);
  return known === OPEN ? explore(search, target) : known;
};

/** Counts a node, and stops where no more are allowed. */
const count = (search: Search): void => {
  search.nodes += 1;
  if (search.nodes >= search.limit) search.stopped = true;
  if ((search.nodes & (SIGNAL_NODES - 1)) === 0 && search.signal?.aborted) search.stopped = true;
};

/** Searches the trick about to begin, whose key is written, and stores what is proven. */
const explore = (search: Search, target: number): number => {
  const { board, keys, relevance, table } = search;
  const at = board.tricksLeft * KEY_ROOM;
  const value = choose(search, target, hintOf(table, keys, at));
  if (!search.stopped) {
    if (search.settledBy >= 0) keepHint(table, keys, at, search.settledBy);
    const suits = keys[at + SUITS] as number;
    const depths = search.wholeRows ? wholeDepths(board, suits) : depthsOf(board, relevance, suits);
    store(table, keys, at, depths, value, value >= target);
  }
  return value;
};

const tryWithinBudget: Try = (search, target, { pass, isFirst, isOnly }) => {
  const { limit, board, patience } = search;
  if (!isOnly) {
    const budget = budgetOf(patience, board.tricksLeft, pass, isFirst);
    search.limit = Math.min(limit, search.nodes + budget);
  }
  const value = descend(search, target);
  search.limit = limit;
  if (!search.stopped) return value;
  search.stopped = search.nodes >= limit || search.signal?.aborted === true;
  return OPEN;
};

const tryAtAGlance: Try = (search, target, { pass }) => {
  if (pass === 0) {
    count(search);
    return search.stopped ? OPEN : glance(search, target);
  }
  const { board, owners, keys } = search;
  writeKey(owners, board, search.fateMask, keys, board.tricksLeft * KEY_ROOM);
  return explore(search, target);
};

/** How the moves are tried where more than one pass is of use. */
const tryOf = ({ board, patience }: Search): Try | null => {
  const { place, pack, tricksLeft, turn, declarer } = board;
  if (place === pack.seats - 1) return tricksLeft >= patience.glanceTricks ? tryAtAGlance : null;
  if (place > 0 || turn === declarer) return null;
  return tricksLeft >= patience.budgetTricks ? tryWithinBudget : null;
};

/** Tries the moves of the seat to play, the most promising first. */
const choose = (search: Search, target: number, hint: number): number => {
  const { board, moves, values, lows, relevance } = search;
  const attempt = tryOf(search);
  if (attempt) return chooseInPasses(search, target, hint, attempt);
  const at = board.ply * MOVE_ROOM;
  const end = at + writeMoves(board, search.weights, moves, at, hint);
  const { turn, gained } = board;
  const maximizes = turn === board.declarer;
  let best = maximizes ? -FAR : FAR;
  let relevantTrumps = 0;
  let relevantPlain = 0;
  for (let next = at; next < end; next += 1) {
    const card = takeBest(moves, next, end) & CARD_BITS;
    let value = next > at ? boundWithoutTrial(search, at, next, target, maximizes) : OPEN;
    if (value !== OPEN) moves[next] = SKIPPED;
    else {
      play(board, card);
      const gain = board.gained - gained;
      value = gain + descend(search, target - gain);
      if (board.place === 0) markTrick(board, relevance);
      undo(board);
      if (search.stopped) return 0;
      if (value >= target === maximizes) {
        search.settledBy = card;
        return value;
      }
      values[next] = value;
      const held = board.hands[(turn << SEAT_SHIFT) | (card >> 5)] as number;
      markEquals(board, held, card, relevance);
      lows[next] = lowestMarked(relevance, card >> 5);
    }
    if (maximizes ? value > best : value < best) best = value;
    relevantTrumps |= relevance[0] as number;
    relevantPlain |= relevance[1] as number;
  }
  relevance[0] = relevantTrumps;
  relevance[1] = relevantPlain;
  search.settledBy = -1;
  return best;
};
