import {
  type Board,
  DECLARER_TOOK,
  DEFENDERS_TOOK,
  LAST_TO_DECLARER,
  PAGAT_BEATEN_LAST,
  PAGAT_CAUGHT,
  PAGAT_FORCED_OUT,
  PAGAT_QUIET,
  PAGAT_SHIFT,
  PAGAT_WON_LAST,
  UNBEATABLE,
} from './board.ts';
import { type CardNumber, LOOSE, SEAT_SHIFT, TRUMPS } from './pack.ts';

/** Plays a legal card of the seat whose turn it is. */
export const play = (board: Board, card: CardNumber): void => {
  const { saved, turn } = board;
  const at = board.ply << 3;
  saved[at] = turn;
  saved[at + 1] = board.led;
  saved[at + 2] = board.best;
  saved[at + 3] = board.winner;
  saved[at + 4] = board.gained;
  saved[at + 5] = board.left;
  saved[at + 6] = board.fate;
  const suit = card >> 5;
  const slot = (turn << SEAT_SHIFT) | suit;
  board.hands[slot] = (board.hands[slot] as number) ^ (1 << (card & 31));
  board.trail[board.ply] = card;
  board.ply += 1;
  board.place += 1;
  if (suit === LOOSE) {
    if (board.laidOut === card) {
      board.best = UNBEATABLE;
      board.winner = board.declarer;
    }
  } else if (board.led < 0) {
    board.led = suit;
    if (board.best < 0) {
      board.best = card;
      board.winner = turn;
    }
  } else {
    const bestSuit = board.best >> 5;
    if (suit === bestSuit ? card > board.best : suit === TRUMPS && bestSuit < LOOSE) {
      board.best = card;
      board.winner = turn;
    }
  }
  const { seats } = board.pack;
  if (board.place === seats) closeTrick(board);
  else board.turn = turn + 1 === seats ? 0 : turn + 1;
};

const closeTrick = (board: Board): void => {
  const { pack, live, trail, ply, winner, declarer } = board;
  const { units, seats } = pack;
  const first = ply - seats;
  let seat = board.saved[first << 3] as number;
  let sum = 0;
  let own = 0;
  let pagatSeat = -1;
  for (let index = first; index < ply; index += 1) {
    const card = trail[index] as number;
    const suit = card >> 5;
    live[suit] = (live[suit] as number) ^ (1 << (card & 31));
    if (suit !== LOOSE) sum += units[card] as number;
    else if (seat === declarer) own += units[card] as number;
    else board.left -= units[card] as number;
    if (card === pack.pagat) pagatSeat = seat;
    seat = seat + 1 === seats ? 0 : seat + 1;
  }
  board.left -= sum + own;
  board.gained += winner === declarer ? sum + own : own;
  board.tricksLeft -= 1;
  board.fate |= winner === declarer ? DECLARER_TOOK : DEFENDERS_TOOK;
  if (pagatSeat >= 0) board.fate |= pagatFate(board, pagatSeat) << PAGAT_SHIFT;
  if (board.tricksLeft === 0 && winner === declarer) board.fate |= LAST_TO_DECLARER;
  board.turn = winner;
  board.place = 0;
  board.led = -1;
  board.best = -1;
};

/** What becomes of the Pagat in the trick that has just been closed. */
const pagatFate = (board: Board, seat: number): number => {
  const { winner, declarer, tricksLeft, laidOut, pack } = board;
  if (tricksLeft === 0) return winner === seat ? PAGAT_WON_LAST : PAGAT_BEATEN_LAST;
  if (laidOut === pack.pagat) return PAGAT_FORCED_OUT;
  return (winner === declarer) === (seat === declarer) ? PAGAT_QUIET : PAGAT_CAUGHT;
};

/** Takes the last card back. */
export const undo = (board: Board): void => {
  const { saved, trail, live } = board;
  if (board.place === 0) {
    const { seats } = board.pack;
    for (let index = board.ply - seats; index < board.ply; index += 1) {
      const card = trail[index] as number;
      live[card >> 5] = (live[card >> 5] as number) | (1 << (card & 31));
    }
    board.place = seats;
    board.tricksLeft += 1;
  }
  board.ply -= 1;
  board.place -= 1;
  const at = board.ply << 3;
  const turn = saved[at] as number;
  board.turn = turn;
  board.led = saved[at + 1] as number;
  board.best = saved[at + 2] as number;
  board.winner = saved[at + 3] as number;
  board.gained = saved[at + 4] as number;
  board.left = saved[at + 5] as number;
  board.fate = saved[at + 6] as number;
  const card = trail[board.ply] as number;
  const slot = (turn << SEAT_SHIFT) | (card >> 5);
  board.hands[slot] = (board.hands[slot] as number) | (1 << (card & 31));
};
