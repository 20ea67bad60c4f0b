import type { Board } from './board.ts';
import { type CardNumber, LOOSE, SEAT_SHIFT, TRUMPS } from './pack.ts';

/**
 * Writes the legal cards of the seat whose turn it is, one mask a suit, from `at` on.
 *
 * @rule droggn/play/follow-suit
 * @rule droggn/play/must-trump
 * @rule droggn/gstiess/any-time
 * @rule droggn/gstiess/last-trick
 * @rule droggn/pagat/kept-for-last
 * @rule droggn/gstiess/kept-for-last
 * @rule dobbm/play/follow-suit
 * @rule dobbm/play/must-trump
 */
export const legalMasks = (board: Board, masks: Int32Array, at: number): void => {
  const { hands, led } = board;
  const base = board.turn << SEAT_SHIFT;
  const loose = hands[base | LOOSE] as number;
  masks[at] = 0;
  masks[at + 1] = 0;
  masks[at + 2] = 0;
  masks[at + 3] = 0;
  masks[at + 4] = 0;
  masks[at + LOOSE] = loose;
  if (mustPartWithGstiess(board, loose)) return;
  const following = led < 0 ? 0 : (hands[base | led] as number);
  const trumps = hands[base] as number;
  if (following !== 0) masks[at + led] = following;
  else if (led >= 0 && trumps !== 0) masks[at] = trumps;
  else {
    for (let suit = TRUMPS; suit < LOOSE; suit += 1) {
      masks[at + suit] = hands[base | suit] as number;
    }
  }
  if (board.laidOutBy === board.turn) keepLaidOut(board.laidOut, masks, at);
};

const mustPartWithGstiess = (board: Board, loose: number): boolean =>
  loose !== 0 && board.gstiessClosed && board.tricksLeft === 2 && board.laidOut >> 5 !== LOOSE;

/** Strikes the laid-out card while another legal card exists. */
const keepLaidOut = (card: number, masks: Int32Array, at: number): void => {
  const slot = at + (card >> 5);
  const without = (masks[slot] as number) & ~(1 << (card & 31));
  let others = without;
  for (let suit = TRUMPS; suit <= LOOSE; suit += 1) {
    if (at + suit !== slot) others |= masks[at + suit] as number;
  }
  if (others !== 0) masks[slot] = without;
};

/** The legal cards as a list, the highest of each suit first. */
export const legalCardsOn = (board: Board): readonly CardNumber[] => {
  const masks = new Int32Array(8);
  legalMasks(board, masks, 0);
  const cards: CardNumber[] = [];
  for (let suit = TRUMPS; suit <= LOOSE; suit += 1) {
    for (let rank = 31; rank >= 0; rank -= 1) {
      if (((masks[suit] as number) & (1 << rank)) !== 0) cards.push((suit << 5) | rank);
    }
  }
  return cards;
};
