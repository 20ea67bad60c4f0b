import type { Card, SuitId } from '../core/card.ts';
import type { Seat } from '../core/seat.ts';
import { type OpenTrick, winningSeat } from '../core/trick.ts';
import { isTrump, placeOf, suitOf } from './cards.ts';
import { SEATS } from './state.ts';

/** The suit to follow, or null before the lead. */
export const suitLed = ({ cards: [lead] }: OpenTrick): SuitId | null =>
  lead === undefined ? null : suitOf(lead);

/**
 * The highest heart wins, else the highest card of the suit led.
 *
 * @rule dobbm/play/highest-wins
 */
export const beats = (later: Card, winning: Card): boolean =>
  suitOf(later) === suitOf(winning) ? placeOf(later) < placeOf(winning) : isTrump(later);

/** The seat that is winning a trick, or null before the lead. */
export const winnerOf = (trick: OpenTrick): Seat | null => winningSeat(trick, beats, SEATS);
