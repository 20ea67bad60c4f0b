import { glance, OPEN } from './glance.ts';
import { SUITS, writeKey } from './owners.ts';
import { chooseInPasses, type Try } from './passes.ts';
import { budgetOf } from './patience.ts';
import { depthsOf, wholeDepths } from './relevance.ts';
import { KEY_ROOM, type Search } from './search.ts';
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

const tryOnce: Try = (search, target) => descend(search, target);

/** One wrong lead with many tricks left may cost more than everything else. */
const tryWithinBudget: Try = (search, target, pass, isFirst, isOnly) => {
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

const tryAtAGlance: Try = (search, target, pass) => {
  if (pass === 0) {
    count(search);
    return search.stopped ? OPEN : glance(search, target);
  }
  const { board, owners, keys } = search;
  writeKey(owners, board, search.fateMask, keys, board.tricksLeft * KEY_ROOM);
  return explore(search, target);
};

const tryOf = ({ board, patience }: Search): Try => {
  const { place, pack, tricksLeft, turn, declarer } = board;
  if (place === pack.seats - 1) return tricksLeft >= patience.glanceTricks ? tryAtAGlance : tryOnce;
  if (place > 0 || turn === declarer) return tryOnce;
  return tricksLeft >= patience.budgetTricks ? tryWithinBudget : tryOnce;
};

const choose = (search: Search, target: number, hint: number): number =>
  chooseInPasses(search, target, hint, tryOf(search));
