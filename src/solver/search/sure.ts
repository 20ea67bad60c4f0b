import { highest } from '../kernel/bits.ts';
import type { Board } from '../kernel/board.ts';
import { LOOSE, type Pack, SEAT_SHIFT } from '../kernel/pack.ts';
import { type Cash, cashOf, createCash } from './cash.ts';
import { type Classes, createClasses, leastGiven, leastOfOthers } from './least.ts';
import { markCard, type Relevance } from './relevance.ts';

/** What one side cannot miss. */
export interface Sure {
  units: number;
  tricks: number;
  /** Scratch: the best seat's sure trump tricks. */
  trumpUnits: number;
  trumpTricks: number;
  /** The lowest trump that those rest on, or -1. */
  trumpCard: number;
  /** The units of those trumps alone, and the seat that has them. */
  trumpWinners: number;
  trumpSeat: number;
  readonly cash: Cash;
  readonly classes: Classes;
}

export const createSure = (pack: Pack): Sure => ({
  units: 0,
  tricks: 0,
  trumpUnits: 0,
  trumpTricks: 0,
  trumpCard: -1,
  trumpWinners: 0,
  trumpSeat: -1,
  cash: createCash(),
  classes: createClasses(pack),
});

/**
 * The tricks that a seat's trumps win whoever leads: a trump is lost only to a higher trump of the
 * other side, and each of those can beat one. So of the highest k trumps at least k less the number
 * of enemy trumps above the k-th win.
 */
const sureTrumps = (board: Board, seat: number, forDeclarer: boolean, sure: Sure): void => {
  const { hands, live, pack, declarer } = board;
  const { units } = pack;
  const own = hands[seat << SEAT_SHIFT] as number;
  if (own === 0) return;
  let enemy = 0;
  if (forDeclarer) enemy = (live[0] as number) & ~own;
  else enemy = hands[declarer << SEAT_SHIFT] as number;
  let left = own | enemy;
  let balance = 0;
  let tricks = 0;
  let card = -1;
  let beaten = false;
  let unbeaten = 0;
  let unbeatenUnits = 0;
  while (left !== 0) {
    const rank = highest(left);
    const bit = 1 << rank;
    left ^= bit;
    if ((own & bit) !== 0) {
      balance += 1;
      if (!beaten) {
        unbeaten += 1;
        unbeatenUnits += units[rank] as number;
      }
      if (balance > tricks) {
        tricks = balance;
        card = rank;
      }
    } else {
      balance -= 1;
      beaten = true;
    }
  }
  if (tricks === 0) return;
  const least = card === pack.pagat ? pack.leastUnits : (units[card] as number);
  const winners = unbeatenUnits + Math.imul(tricks - unbeaten, least);
  const total = winners + leastOfOthers(board, sure.classes, seat, tricks);
  if (total <= sure.trumpUnits) return;
  sure.trumpWinners = winners;
  sure.trumpSeat = seat;
  sure.trumpUnits = total;
  sure.trumpTricks = tricks;
  sure.trumpCard = card;
};

/**
 * The units and tricks that a side gets of what is left, however the other side plays, at the
 * beginning of a trick, when what all hold has been counted. Marks the cards whose rank it rests on.
 */
export const sureOf = (
  board: Board,
  forDeclarer: boolean,
  sure: Sure,
  relevance: Relevance,
): void => {
  const { declarer, turn, pack, hands } = board;
  const { seats } = pack;
  sure.trumpUnits = 0;
  sure.trumpTricks = 0;
  sure.trumpCard = -1;
  sure.trumpWinners = 0;
  let looseUnits = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    if ((seat === declarer) !== forDeclarer) continue;
    sureTrumps(board, seat, forDeclarer, sure);
    if ((hands[(seat << SEAT_SHIFT) | LOOSE] as number) !== 0) {
      looseUnits = pack.units[LOOSE << 5] as number;
    }
  }
  sure.units = looseUnits + sure.trumpUnits;
  sure.tricks = sure.trumpTricks;
  const leads = (turn === declarer) === forDeclarer;
  if (leads && cashOf(board, forDeclarer, sure.cash)) {
    const { cash } = sure;
    const waiting = cash.trumpUnits > sure.trumpUnits;
    const plain = waiting
      ? withSafe(board, sure, turn, cash.trumpTricks, cash.trumpWinners, cash.trumpUnits)
      : withSafe(board, sure, sure.trumpSeat, sure.trumpTricks, sure.trumpWinners, sure.trumpUnits);
    const drawn = cash.drawn ? withDrawn(board, sure) : 0;
    sure.units = looseUnits + Math.max(plain, drawn);
    if (drawn > plain) {
      sure.tricks = cash.trumpTricks + cash.drawnTricks;
      markCards(board, cash.drawnCards, relevance);
      markCard(board, cash.trumpCard, relevance);
      return;
    }
    sure.tricks = cash.safeTricks + (waiting ? cash.trumpTricks : sure.trumpTricks);
    markCards(board, cash.safeCards, relevance);
    if (waiting) {
      markCard(board, cash.trumpCard, relevance);
      return;
    }
  }
  markCard(board, sure.trumpCard, relevance);
};

/** The leader's safe winners, and some trump tricks of a seat of his side. */
const withSafe = (
  board: Board,
  { cash, classes }: Sure,
  seat: number,
  tricks: number,
  winners: number,
  units: number,
): number => {
  const { turn } = board;
  if (cash.safeTricks === 0) return units;
  const all = cash.safeTricks + tricks;
  let least = leastOfOthers(board, classes, turn, all);
  if (tricks > 0 && seat !== turn) {
    least += leastGiven(board, classes, turn, tricks);
    least += leastGiven(board, classes, seat, cash.safeTricks);
    least -= leastGiven(board, classes, seat, all);
  }
  return Math.max(cash.safeUnits + units, cash.safeWinners + winners + least);
};

/** The leader's trumps, by which all others are drawn, and then his winners. */
const withDrawn = (board: Board, { cash, classes }: Sure): number => {
  const tricks = cash.trumpTricks + cash.drawnTricks;
  const least = leastOfOthers(board, classes, board.turn, tricks);
  return Math.max(cash.trumpUnits + cash.drawnUnits, cash.trumpWinners + cash.drawnWinners + least);
};

const markCards = (board: Board, cards: Int32Array, relevance: Relevance): void => {
  for (let suit = 1; suit <= board.pack.plainSuits; suit += 1) {
    markCard(board, cards[suit] as number, relevance);
  }
};
