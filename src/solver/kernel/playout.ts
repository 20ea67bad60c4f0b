import { countBits, highest } from './bits.ts';
import { type Board, isOver } from './board.ts';
import { below, type Chance } from './chance.ts';
import { legalMasks } from './legal.ts';
import { type CardNumber, LOOSE } from './pack.ts';
import { play, undo } from './play.ts';
import { isPlain, quickPlayout } from './quickPlayout.ts';

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

/**
 * Plays at random to the end and takes everything back; the cards played are on the trail
 * afterwards. Gives the units that the declarer gained.
 */
export const playout = (board: Board, chance: Chance): number => {
  if (isPlain(board)) return quickPlayout(board, chance);
  const { ply } = board;
  while (!isOver(board)) play(board, randomCard(board, chance));
  const units = board.gained;
  while (board.ply > ply) undo(board);
  return units;
};
