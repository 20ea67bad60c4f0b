import type { Manner } from '../manner.ts';
import { callStrongly } from './calling.ts';
import { buyStrongly, discardStrongly } from './exchanging.ts';
import { playStrongly } from './playing.ts';
import { answerStrongly, lieStrongly } from './speaking.ts';

/**
 * Deals the unseen cards out as they may lie, again and again, and looks what comes of each choice:
 * in the auction, in the exchange, before the first lead, and card by card.
 */
export const strong: Manner = {
  call: callStrongly,
  discard: discardStrongly,
  buy: buyStrongly,
  lie: lieStrongly,
  answer: answerStrongly,
  card: playStrongly,
};
