import type { Card } from '../core/card.ts';
import { type Duty, dutyOf, satisfies } from '../core/following.ts';
import type { Refusal } from '../core/refusal.ts';
import { seatToPlay } from '../core/trick.ts';
import { sortHand, suitOf, TRUMPS } from './cards.ts';
import { handOf, type PlayState, SEATS } from './state.ts';
import { suitLed } from './trick.ts';

/**
 * Follow suit; void of it, play a heart; void of both, play anything. Nobody need beat a card.
 *
 * @rule dobbm/play/follow-suit
 * @rule dobbm/play/must-trump
 * @rule dobbm/play/play-freely
 * @rule dobbm/play/no-duty-to-beat
 */
const follows = (card: Card, duty: Duty): boolean => satisfies(card, duty, TRUMPS, suitOf);

const dutyIn = ({ trick }: PlayState, hand: readonly Card[]): Duty =>
  dutyOf(hand, suitLed(trick), TRUMPS, suitOf);

/** The cards that the seat to play may play; there always is one. */
export const legalCards = (state: PlayState): readonly Card[] => {
  const hand = handOf(state, seatToPlay(state.trick, SEATS));
  const duty = dutyIn(state, hand);
  return hand.filter((card) => follows(card, duty));
};

/**
 * Why the seat to play may not play a card, or null if it may.
 *
 * @rule dobbm/play/card-in-hand
 */
export const refusalOfCard = (state: PlayState, card: Card): Refusal | null => {
  const seat = seatToPlay(state.trick, SEATS);
  const hand = handOf(state, seat);
  if (!hand.includes(card)) {
    return { kind: 'card-not-held', rule: 'dobbm/play/card-in-hand', seat, card };
  }
  const duty = dutyIn(state, hand);
  if (duty.kind === 'free' || follows(card, duty)) return null;
  const legal = sortHand(legalCards(state));
  return duty.kind === 'follow'
    ? { kind: 'must-follow', rule: 'dobbm/play/follow-suit', seat, card, led: duty.suit, legal }
    : { kind: 'must-trump', rule: 'dobbm/play/must-trump', seat, card, led: duty.led, legal };
};
