import { type Board, type CardNumber, countBits, TRUMPS } from '#solver';
import type { Sight } from './sight.ts';

/**
 * Sets down, for each number of cards out of all that are unseen, the odds that a seat which still
 * has to play holds none of them.
 */
export const weighOdds = (board: Board, sight: Sight): void => {
  const { count, none } = sight;
  const held = board.tricksLeft;
  const share = count === 0 ? 0 : Math.min(1, held / Math.max(count, held));
  let odds = 1;
  for (let cards = 0; cards < none.length; cards += 1) {
    none[cards] = odds;
    odds *= 1 - share;
  }
};

/**
 * How likely a seat that still has to play beats a card, judged by the cards that nobody has seen
 * and by the suits that the seat has shown to be void of. `led` is the suit to follow. The odds have
 * been weighed.
 */
export const oddsOfBeating = (
  sight: Sight,
  seat: number,
  card: CardNumber,
  led: number,
): number => {
  const { unseen, none } = sight;
  const voids = sight.voids[seat] as number;
  const suit = card >> 5;
  const above = countBits((unseen[suit] as number) >>> ((card & 31) + 1));
  if (led === TRUMPS) {
    return (voids & 1) === 0 ? 1 - (none[above] as number) : 0;
  }
  const shownVoid = (voids & (1 << led)) !== 0;
  const odds = shownVoid ? 1 : (none[countBits(unseen[led] as number)] as number);
  if (suit === TRUMPS) {
    return (voids & 1) === 0 ? odds * (1 - (none[above] as number)) : 0;
  }
  const trumps = (voids & 1) === 0 ? 1 - (none[countBits(unseen[TRUMPS] as number)] as number) : 0;
  const higher = shownVoid ? 0 : 1 - (none[above] as number);
  return higher + (1 - higher) * odds * trumps;
};
