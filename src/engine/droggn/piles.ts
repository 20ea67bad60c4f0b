import type { Card } from '../core/card.ts';
import type { SidePoints } from '../core/score.ts';
import type { Seat } from '../core/seat.ts';
import { playerOf, type Trick } from '../core/trick.ts';
import { GSTIESS } from './cards.ts';
import { takesTalon } from './contracts.ts';
import { countByThrees } from './counting.ts';
import { type Contracted, SEATS } from './state.ts';

/** What each side has in front of it. */
export interface Piles {
  readonly declarer: readonly Card[];
  readonly defenders: readonly Card[];
}

type Holding = Pick<Contracted, 'declarer' | 'contract' | 'deal'>;

/**
 * The discard, or in a Super and a Super Mord the untouched talon, counts for the declarer.
 *
 * @rule droggn/counting/talon-to-declarer
 * @rule droggn/exchange/discard-counts
 */
const laidAway = (holding: Holding, discard: readonly Card[]): readonly Card[] =>
  takesTalon(holding.contract) ? discard : holding.deal.talon;

/**
 * The side that owns a card of a trick: that of the winner, but the Gstieß stays with the side that
 * played it. No card is given for it; the counting of the odd cards makes up for that.
 *
 * @rule droggn/gstiess/stays-with-its-side
 * @rule droggn/gstiess/no-card-in-exchange
 * @rule droggn/counting/gstiess-crossing
 */
const ownerOf = (trick: Trick, card: Card): Seat =>
  (card === GSTIESS ? playerOf(trick, card, SEATS) : null) ?? trick.winner;

export const pilesOf = (
  holding: Holding,
  discard: readonly Card[],
  tricks: readonly Trick[],
): Piles => {
  const declarer: Card[] = [...laidAway(holding, discard)];
  const defenders: Card[] = [];
  for (const trick of tricks) {
    for (const card of trick.cards) {
      (ownerOf(trick, card) === holding.declarer ? declarer : defenders).push(card);
    }
  }
  return { declarer, defenders };
};

export const pointsOf = (piles: Piles): SidePoints => ({
  declarer: countByThrees(piles.declarer).total,
  defenders: countByThrees(piles.defenders).total,
});
