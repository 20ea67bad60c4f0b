import { countBits, highest } from './bits.ts';
import { type Board, isOver } from './board.ts';
import { legalMasks } from './legal.ts';
import { type CardNumber, LOOSE } from './pack.ts';
import { play } from './play.ts';

/** A source of chance that is handed in and gives the same row of numbers for the same seed. */
export interface Chance {
  state: number;
}

/** A number from 0 up to, but without, the limit. */
export const below = (chance: Chance, limit: number): number => {
  let state = chance.state;
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  chance.state = state;
  return Math.floor(((state >>> 0) / 0x100000000) * limit);
};

const masks = new Int32Array(8);

/** Any legal card of the seat whose turn it is. */
export const randomCard = (board: Board, chance: Chance): CardNumber => {
  legalMasks(board, masks, 0);
  let count = 0;
  for (let suit = 0; suit <= LOOSE; suit += 1) {
    const mask = masks[suit] as number;
    if (mask !== 0) count += countBits(mask);
  }
  let skip = below(chance, count);
  for (let suit = 0; suit <= LOOSE; suit += 1) {
    let mask = masks[suit] as number;
    if (mask === 0) continue;
    const size = countBits(mask);
    if (skip >= size) {
      skip -= size;
      continue;
    }
    while (skip > 0) {
      mask &= mask - 1;
      skip -= 1;
    }
    return (suit << 5) | highest(mask & -mask);
  }
  return -1;
};

const heldBefore = new Int32Array(32);
const liveBefore = new Int32Array(8);

/** Plays at random to the end and takes everything back. Gives the units that the declarer gained. */
export const playout = (board: Board, chance: Chance): number => {
  const { ply, place, turn, led, best, winner, gained, left, tricksLeft, fate } = board;
  heldBefore.set(board.hands);
  liveBefore.set(board.live);
  while (!isOver(board)) play(board, randomCard(board, chance));
  const units = board.gained;
  board.hands.set(heldBefore);
  board.live.set(liveBefore);
  board.ply = ply;
  board.place = place;
  board.turn = turn;
  board.led = led;
  board.best = best;
  board.winner = winner;
  board.gained = gained;
  board.left = left;
  board.tricksLeft = tricksLeft;
  board.fate = fate;
  return units;
};
