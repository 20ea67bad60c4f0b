import type { Card } from '../core/card.ts';
import type { SidePoints } from '../core/score.ts';
import type { Trick } from '../core/trick.ts';
import { takesDobb } from './contracts.ts';
import { countSingly } from './counting.ts';
import { type Contracted, TRICKS } from './state.ts';

/** What each side has in front of it. */
export interface Piles {
  readonly declarer: readonly Card[];
  readonly defenders: readonly Card[];
}

type Holding = Pick<Contracted, 'declarer' | 'contract' | 'deal'>;

/**
 * The discard, or in Solo the untouched Dobb, counts for the declarer.
 *
 * @rule dobbm/exchange/discard-counts
 * @rule dobbm/scoring/dobb-to-declarer
 */
const laidAway = (holding: Holding, discard: readonly Card[]): readonly Card[] =>
  takesDobb(holding.contract) ? discard : holding.deal.talon;

/**
 * A declarer who has lost all eight tricks loses the four cards too.
 *
 * @rule dobbm/scoring/no-trick-loses-dobb
 */
const losesDobb = ({ declarer }: Holding, tricks: readonly Trick[]): boolean =>
  tricks.length === TRICKS && tricks.every((trick) => trick.winner !== declarer);

export const pilesOf = (
  holding: Holding,
  discard: readonly Card[],
  tricks: readonly Trick[],
): Piles => {
  const declarer: Card[] = [];
  const defenders: Card[] = [];
  (losesDobb(holding, tricks) ? defenders : declarer).push(...laidAway(holding, discard));
  for (const { winner, cards } of tricks) {
    (winner === holding.declarer ? declarer : defenders).push(...cards);
  }
  return { declarer, defenders };
};

export const pointsOf = (piles: Piles): SidePoints => ({
  declarer: countSingly(piles.declarer).total,
  defenders: countSingly(piles.defenders).total,
});
