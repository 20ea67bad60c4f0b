import { countBits, highest } from '../kernel/bits.ts';
import type { Board } from '../kernel/board.ts';
import { LOOSE, SEAT_SHIFT } from '../kernel/pack.ts';

/** What a leader wins by leading his winners one after the other. */
export interface Cash {
  /** Trumps that nobody can beat. */
  trumpUnits: number;
  /** Of that what those trumps count themselves. */
  trumpWinners: number;
  trumpTricks: number;
  /** The lowest that must be high, or -1. */
  trumpCard: number;
  /** Whether nobody else has a trump left after those. */
  drawn: boolean;
  /** Plain winners that nobody can trump, because everybody with trumps must follow. */
  safeUnits: number;
  safeWinners: number;
  safeTricks: number;
  readonly safeCards: Int32Array;
  /** Plain winners once the trumps are drawn. */
  drawnUnits: number;
  drawnWinners: number;
  drawnTricks: number;
  readonly drawnCards: Int32Array;
}

export const createCash = (): Cash => ({
  trumpUnits: 0,
  trumpWinners: 0,
  trumpTricks: 0,
  trumpCard: -1,
  drawn: false,
  safeUnits: 0,
  safeWinners: 0,
  safeTricks: 0,
  safeCards: new Int32Array(8),
  drawnUnits: 0,
  drawnWinners: 0,
  drawnTricks: 0,
  drawnCards: new Int32Array(8),
});

/** The lowest `count` cards of a suit in units; the Pagat counts as the last to be given. */
const lowestUnits = (
  units: Int32Array,
  suit: number,
  mask: number,
  count: number,
  pagat: number,
) => {
  let sum = 0;
  let left = suit === 0 && pagat >= 0 ? mask & ~1 : mask;
  let missing = count;
  while (missing > 0 && left !== 0) {
    const bit = left & -left;
    left ^= bit;
    sum += units[(suit << 5) | highest(bit)] as number;
    missing -= 1;
  }
  return missing > 0 && pagat >= 0 && suit === 0 ? sum + (units[pagat] as number) : sum;
};

const highestUnits = (units: Int32Array, suit: number, mask: number, count: number): number => {
  let sum = 0;
  let left = mask;
  for (let missing = count; missing > 0; missing -= 1) {
    const rank = highest(left);
    left ^= 1 << rank;
    sum += units[(suit << 5) | rank] as number;
  }
  return sum;
};

/** The rank of the `count`-th card from the top. */
const rankFromTop = (mask: number, count: number): number => {
  let left = mask;
  for (let skip = count; skip > 1; skip -= 1) left ^= 1 << highest(left);
  return highest(left);
};

/**
 * What so many leads of a suit's winners bring: the winners, the least that the enemies can give and
 * the most that partners can.
 */
const unitsOfLeads = (board: Board, suit: number, leads: number, forDeclarer: boolean): number => {
  const { hands, pack, turn, declarer } = board;
  const { units, seats, leastUnits, pagat } = pack;
  let sum = highestUnits(units, suit, hands[(turn << SEAT_SHIFT) | suit] as number, leads);
  for (let seat = 0; seat < seats; seat += 1) {
    if (seat === turn) continue;
    const mask = hands[(seat << SEAT_SHIFT) | suit] as number;
    const loose = hands[(seat << SEAT_SHIFT) | LOOSE] as number;
    const given = Math.min(countBits(mask), leads - loose);
    const gives = !forDeclarer && seat !== declarer && (suit > 0 || pagat < 0);
    sum += gives
      ? highestUnits(units, suit, mask, given)
      : lowestUnits(units, suit, mask, given, pagat);
    sum += (leads - loose - given) * leastUnits;
  }
  return sum;
};

/**
 * Works out what the seat to lead can cash. False if that is no use: it holds the Gstieß and must
 * part with it in the last trick but one.
 */
export const cashOf = (board: Board, forDeclarer: boolean, cash: Cash): boolean => {
  const { hands, live, pack, turn } = board;
  const { seats, plainSuits } = pack;
  if (board.endsWithLoss || (board.gstiessClosed && live[LOOSE] !== 0)) return false;
  cashTrumps(board, forDeclarer, cash);
  cash.safeUnits = 0;
  cash.safeWinners = 0;
  cash.safeTricks = 0;
  cash.drawnUnits = 0;
  cash.drawnWinners = 0;
  cash.drawnTricks = 0;
  for (let suit = 1; suit <= plainSuits; suit += 1) {
    cash.safeCards[suit] = -1;
    cash.drawnCards[suit] = -1;
    const own = hands[(turn << SEAT_SHIFT) | suit] as number;
    if (own === 0) continue;
    const top = highest((live[suit] as number) & ~own);
    const winners = countBits(own >>> (top + 1));
    if (winners === 0) continue;
    let longest = 0;
    let safe = 99;
    for (let seat = 0; seat < seats; seat += 1) {
      if (seat === turn) continue;
      const base = seat << SEAT_SHIFT;
      const count = countBits(hands[base | suit] as number);
      const rounds = count > 0 ? count + (hands[base | LOOSE] as number) : 0;
      if (rounds > longest) longest = rounds;
      if (hands[base] !== 0 && count < safe) safe = count;
    }
    const all = winners >= longest ? countBits(own) : winners;
    if (safe > 0) {
      const leads = Math.min(all, safe);
      cash.safeTricks += leads;
      cash.safeWinners += highestUnits(pack.units, suit, own, leads);
      cash.safeUnits += unitsOfLeads(board, suit, leads, forDeclarer);
      cash.safeCards[suit] = lowestNeeded(own, suit, leads, longest);
    }
    if (cash.drawn) {
      cash.drawnTricks += all;
      cash.drawnWinners += highestUnits(pack.units, suit, own, all);
      cash.drawnUnits += unitsOfLeads(board, suit, all, forDeclarer);
      cash.drawnCards[suit] = lowestNeeded(own, suit, all, longest);
    }
  }
  return true;
};

/** The lowest card that must be higher than all others: those after the others' last are not. */
const lowestNeeded = (own: number, suit: number, leads: number, longest: number): number => {
  const needed = Math.min(leads, longest);
  return needed === 0 ? -1 : (suit << 5) | rankFromTop(own, needed);
};

const cashTrumps = (board: Board, forDeclarer: boolean, cash: Cash): void => {
  const { hands, live, pack, turn } = board;
  cash.trumpUnits = 0;
  cash.trumpWinners = 0;
  cash.trumpTricks = 0;
  cash.trumpCard = -1;
  const own = hands[turn << SEAT_SHIFT] as number;
  const top = highest((live[0] as number) & ~own);
  const winners = countBits(own >>> (top + 1));
  let longest = 0;
  for (let seat = 0; seat < pack.seats; seat += 1) {
    if (seat === turn) continue;
    const count = countBits(hands[seat << SEAT_SHIFT] as number);
    const rounds = count > 0 ? count + (hands[(seat << SEAT_SHIFT) | LOOSE] as number) : 0;
    if (rounds > longest) longest = rounds;
  }
  cash.drawn = winners >= longest;
  let leads = cash.drawn ? countBits(own) : winners;
  const kept = board.laidOutBy === turn && board.laidOut === pack.pagat && (own & 1) !== 0;
  if (kept && leads === countBits(own)) leads -= 1;
  if (kept && leads < longest) cash.drawn = false;
  if (leads === 0) return;
  cash.trumpTricks = leads;
  cash.trumpWinners = highestUnits(pack.units, 0, own, leads);
  cash.trumpUnits = unitsOfLeads(board, 0, leads, forDeclarer);
  const needed = Math.min(leads, longest);
  if (needed > 0) cash.trumpCard = rankFromTop(own, needed);
};
