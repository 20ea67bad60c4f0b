import { type Board, type CardNumber, legalMasks } from '#solver';
import { weighOdds } from './odds.ts';
import { type Sight, SUITS } from './sight.ts';
import type { Weights } from './weights.ts';
import { worthOf } from './worth.ts';

const masks = new Int32Array(8);

/** The card that is worth most to the seat to move, judged trick by trick from what it has seen. */
export const bestCard = (board: Board, sight: Sight, weights: Weights): CardNumber => {
  legalMasks(board, masks, 0);
  const { pack, place } = board;
  const { unseen } = sight;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  let judged = false;
  for (let suit = 0; suit < SUITS; suit += 1) {
    let mask = masks[suit] as number;
    let before = -1;
    while (mask !== 0) {
      const low = mask & -mask;
      mask ^= low;
      const rank = 31 - Math.clz32(low);
      const card = (suit << 5) | rank;
      // A card as good as the last one is passed over: nothing unseen, nor on the table, is between.
      if (
        before >= 0 &&
        place === 0 &&
        pack.units[card] === pack.units[before] &&
        ((unseen[suit] as number) & (low - (1 << ((before & 31) + 1)))) === 0
      ) {
        continue;
      }
      before = card;
      if (best < 0) {
        // The only card is not judged.
        best = card;
        continue;
      }
      if (!judged) {
        judged = true;
        weighOdds(board, sight);
        most = worthOf(board, sight, best, weights);
      }
      const worth = worthOf(board, sight, card, weights);
      if (worth > most) {
        most = worth;
        best = card;
      }
    }
  }
  return best;
};
