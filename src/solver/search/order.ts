import { countBits, highest } from '../kernel/bits.ts';
import type { Board } from '../kernel/board.ts';
import { legalMasks } from '../kernel/legal.ts';
import { LOOSE, SEAT_SHIFT, TRUMPS } from '../kernel/pack.ts';
import {
  GSTIESS,
  HINT,
  LEAD_PLAIN,
  LEAD_TRUMP,
  LOSE_ENEMY,
  LOSE_PARTNER_OPEN,
  LOSE_PARTNER_SAFE,
  ROLE_WEIGHTS,
  type Weights,
  WIN_OPEN,
  WIN_SAFE,
} from './weights.ts';

/** A move is one number: how promising it looks, above the card's eight bits. */
export const CARD_BITS = 255;
const MIDDLE = 1 << 20;

const masks = new Int32Array(8);

/** Of touching cards of equal worth in one hand, the lowest alone. */
const withoutEquals = (board: Board, suit: number, legal: number): number => {
  const run = board.pack.runs[suit] as number;
  const live = board.live[suit] as number;
  const own = (board.hands[(board.turn << SEAT_SHIFT) | suit] as number) & run;
  const aboveOwn = ((own << 1) + (run & ~live)) & live & run;
  return legal & ~(aboveOwn & own);
};

const isEnemy = (board: Board, seat: number): boolean =>
  (seat === board.declarer) !== (board.turn === board.declarer);

/** Whether a seat that has yet to play can beat a card that wins so far. */
const canBeat = (board: Board, seat: number, card: number, led: number): boolean => {
  const { hands } = board;
  const base = seat << SEAT_SHIFT;
  const suit = card >> 5;
  const following = hands[base | led] as number;
  if (following !== 0) return suit === led && following >>> ((card & 31) + 1) !== 0;
  const trumps = hands[base] as number;
  return suit === TRUMPS ? trumps >>> ((card & 31) + 1) !== 0 : trumps !== 0;
};

/** Whether no enemy who has yet to play can beat the card. */
const isSafe = (board: Board, card: number, led: number): boolean => {
  const { seats } = board.pack;
  let seat = board.turn;
  for (let place = board.place + 1; place < seats; place += 1) {
    seat = seat + 1 === seats ? 0 : seat + 1;
    if (isEnemy(board, seat) && canBeat(board, seat, card, led)) return false;
  }
  return true;
};

const unitsOnTable = (board: Board): number => {
  let sum = 0;
  for (let index = board.ply - board.place; index < board.ply; index += 1) {
    const card = board.trail[index] as number;
    if (card >> 5 !== LOOSE) sum += board.pack.units[card] as number;
  }
  return sum;
};

/**
 * Writes the moves of the seat to play from `at` on, and says how many there are. The hint is a card
 * that settled a like position, or -1.
 */
export const writeMoves = (
  board: Board,
  weights: Weights,
  moves: Int32Array,
  at: number,
  hint: number,
): number => {
  legalMasks(board, masks, 0);
  const { turn, declarer } = board;
  const later = declarer < turn ? declarer - turn + board.pack.seats : declarer - turn;
  const role = Math.imul(later, ROLE_WEIGHTS);
  const leads = board.led < 0;
  let next = at;
  let partnerWins = false;
  let partnerSafe = false;
  let table = 0;
  if (!leads) {
    partnerWins = !isEnemy(board, board.winner);
    partnerSafe = partnerWins && isSafe(board, board.best, board.led);
    table = unitsOnTable(board);
  }
  for (let suit = TRUMPS; suit < LOOSE; suit += 1) {
    const legal = masks[suit] as number;
    if (legal === 0) continue;
    let left = withoutEquals(board, suit, legal);
    const suitScore = leads ? scoreOfLead(board, weights, role, suit) : 0;
    const own = board.hands[(board.turn << SEAT_SHIFT) | suit] as number;
    const length = countBits(own);
    const live = board.live[suit] as number;
    while (left !== 0) {
      const rank = highest(left);
      left ^= 1 << rank;
      const card = (suit << 5) | rank;
      const above = countBits((live & ~own) >>> (rank + 1));
      let score = leads
        ? suitScore + scoreOfLed(board, weights, role, card, above)
        : scoreOfFollow(board, weights, role, card, above, length, table, partnerWins, partnerSafe);
      if (card === hint) score += weights[role + HINT] as number;
      moves[next] = ((score + MIDDLE) << 8) | card;
      next += 1;
    }
  }
  if (masks[LOOSE] !== 0) {
    const base = role + GSTIESS;
    let score = weights[base] as number;
    if (!leads && partnerWins) score = weights[base + 1] as number;
    else if (!leads) {
      score = (weights[base + 2] as number) + Math.imul(weights[base + 3] as number, table);
    }
    moves[next] = ((score + MIDDLE) << 8) | (LOOSE << 5);
    next += 1;
  }
  return next - at;
};

/** What speaks for leading a suit, whichever card of it. */
const scoreOfLead = (board: Board, weights: Weights, role: number, suit: number): number => {
  const { hands, pack, turn } = board;
  const own = countBits(hands[(turn << SEAT_SHIFT) | suit] as number);
  let ruffs = 0;
  let enemyTrumps = 0;
  let partnerRuffs = 0;
  let enemyVoids = 0;
  let enemies = 0;
  let partners = 0;
  for (let seat = 0; seat < pack.seats; seat += 1) {
    if (seat === turn) continue;
    const base = seat << SEAT_SHIFT;
    const cards = hands[base | suit] as number;
    const count = countBits(cards);
    const trumps = hands[base] as number;
    if (isEnemy(board, seat)) {
      enemies |= cards;
      if (trumps !== 0) enemyTrumps += 1;
      if (count === 0) {
        enemyVoids += 1;
        if (trumps !== 0) ruffs += 1;
      }
    } else {
      partners |= cards;
      if (count === 0 && trumps !== 0) partnerRuffs += 1;
    }
  }
  if (suit === TRUMPS) {
    const base = role + LEAD_TRUMP;
    return (
      (weights[base] as number) +
      Math.imul(weights[base + 3] as number, own) +
      Math.imul(weights[base + 4] as number, countBits(enemies))
    );
  }
  const base = role + LEAD_PLAIN;
  let score = weights[base + 11] as number;
  score += Math.imul(weights[base + 3] as number, own);
  score += Math.imul(weights[base + 4] as number, ruffs);
  if (enemyTrumps === 0) score += weights[base + 5] as number;
  score += Math.imul(weights[base + 6] as number, partnerRuffs);
  if (own === 1) score += weights[base + 7] as number;
  score += Math.imul(weights[base + 9] as number, enemyVoids);
  score += Math.imul(weights[base + 10] as number, countBits(enemies));
  if (partners > enemies) score += weights[base + 12] as number;
  const singles = enemies >>> ((pack.runHigh[suit] as number) + 1);
  score += Math.imul(weights[base + 13] as number, countBits(singles));
  return score;
};

/** What speaks for leading a card within its suit. */
const scoreOfLed = (
  board: Board,
  weights: Weights,
  role: number,
  card: number,
  above: number,
): number => {
  const units = board.pack.units[card] as number;
  if (card >> 5 === TRUMPS) {
    const base = role + LEAD_TRUMP;
    return (
      (above === 0 ? (weights[base + 1] as number) : 0) +
      Math.imul(weights[base + 2] as number, units) +
      Math.imul(weights[base + 5] as number, above)
    );
  }
  const base = role + LEAD_PLAIN;
  if (above === 0) return (weights[base] as number) + Math.imul(weights[base + 1] as number, units);
  return (
    Math.imul(weights[base + 2] as number, units) + Math.imul(weights[base + 8] as number, above)
  );
};

const scoreOfFollow = (
  board: Board,
  weights: Weights,
  role: number,
  card: number,
  above: number,
  length: number,
  table: number,
  partnerWins: boolean,
  partnerSafe: boolean,
): number => {
  const { best, led } = board;
  const suit = card >> 5;
  const bestSuit = best >> 5;
  const wins = suit === bestSuit ? card > best : suit === TRUMPS && bestSuit < LOOSE;
  let base = role;
  if (wins) base += isSafe(board, card, led) ? WIN_SAFE : WIN_OPEN;
  else if (partnerWins) base += partnerSafe ? LOSE_PARTNER_SAFE : LOSE_PARTNER_OPEN;
  else base += LOSE_ENEMY;
  let score = weights[base] as number;
  score += Math.imul(weights[base + 1] as number, board.pack.units[card] as number);
  score += Math.imul(weights[base + 2] as number, table);
  if (suit === TRUMPS) score += weights[base + 3] as number;
  score += Math.imul(weights[base + 4] as number, above);
  score += Math.imul(weights[base + 5] as number, length);
  return score;
};

/** Brings the most promising of the moves from `next` on there, and says which it is. */
export const takeBest = (moves: Int32Array, next: number, end: number): number => {
  let best = next;
  for (let index = next + 1; index < end; index += 1) {
    if ((moves[index] as number) > (moves[best] as number)) best = index;
  }
  const move = moves[best] as number;
  moves[best] = moves[next] as number;
  moves[next] = move;
  return move;
};
