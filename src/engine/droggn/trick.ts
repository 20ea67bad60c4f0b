import type { Card, SuitId } from '../core/card.ts';
import type { Seat } from '../core/seat.ts';
import { type OpenTrick, winningSeat } from '../core/trick.ts';
import { GSTIESS, isTrump, placeOf, suitOf } from './cards.ts';
import { type Prepared, SEATS } from './state.ts';

/**
 * The suit to follow, or null if the next card is free. A Gstieß that is led leaves it to the card
 * after it.
 *
 * @rule droggn/gstiess/led
 */
export const suitLed = (trick: OpenTrick): SuitId | null => {
  const first = trick.cards[0] === GSTIESS ? trick.cards[1] : trick.cards[0];
  return first === undefined ? null : suitOf(first);
};

/**
 * The highest trump wins, else the highest card of the suit led. The Gstieß, of no suit and no
 * trump, beats nothing, and anything beats it.
 *
 * @rule droggn/play/highest-wins
 * @rule droggn/gstiess/never-wins
 */
export const beats = (later: Card, winning: Card): boolean => {
  if (winning === GSTIESS) return true;
  if (suitOf(later) === suitOf(winning)) return placeOf(later) < placeOf(winning);
  return isTrump(later);
};

type Situation = Pick<Prepared, 'laidOut' | 'declarer'>;

/**
 * The seat that is winning a trick; null before the lead, and after the lead of the Gstieß. One
 * Gstieß wins: that which the declarer of a Super Mord has laid out and kept for the last trick.
 *
 * @rule droggn/gstiess/ultimo
 */
export const winnerOf = (situation: Situation, trick: OpenTrick): Seat | null => {
  const { laidOut, declarer } = situation;
  if (laidOut?.card === GSTIESS && trick.cards.includes(GSTIESS)) return declarer;
  if (trick.cards.length === 1 && trick.cards[0] === GSTIESS) return null;
  return winningSeat(trick, beats, SEATS);
};
