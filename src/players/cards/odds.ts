import { type Board, type CardNumber, countBits, TRUMPS } from '#solver';
import type { Sight } from './sight.ts';

/** The odds that a seat holds none of so many cards out of all that are unseen. */
const none = (share: number, cards: number): number => {
  let odds = 1;
  for (let left = cards; left > 0; left -= 1) odds *= 1 - share;
  return odds;
};

/**
 * How likely a seat that still has to play beats a card, judged by the cards that nobody has seen
 * and by the suits that the seat has shown to be void of. `led` is the suit to follow.
 */
export const oddsOfBeating = (
  board: Board,
  sight: Sight,
  seat: number,
  card: CardNumber,
  led: number,
): number => {
  const { unseen, count } = sight;
  const voids = sight.voids[seat] as number;
  const held = board.tricksLeft;
  const share = count === 0 ? 0 : Math.min(1, held / Math.max(count, held));
  const suit = card >> 5;
  const above = (unseen[suit] as number) >>> ((card & 31) + 1);
  if (led === TRUMPS) {
    return (voids & 1) === 0 ? 1 - none(share, countBits(above)) : 0;
  }
  const shownVoid = (voids & (1 << led)) !== 0;
  const out = countBits(unseen[led] as number);
  const odds = shownVoid ? 1 : none(share, out);
  if (suit === TRUMPS) {
    return (voids & 1) === 0 ? odds * (1 - none(share, countBits(above))) : 0;
  }
  const trumps = (voids & 1) === 0 ? 1 - none(share, countBits(unseen[TRUMPS] as number)) : 0;
  const higher = shownVoid ? 0 : 1 - none(share, countBits(above));
  return higher + (1 - higher) * odds * trumps;
};
