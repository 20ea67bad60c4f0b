import type { Card } from './card.ts';
import { type Seat, seatAfter } from './seat.ts';

/** A trick that is still being played to; `cards` in the order played, the lead first. */
export interface OpenTrick {
  readonly lead: Seat;
  readonly cards: readonly Card[];
}

/** A finished trick. */
export interface Trick extends OpenTrick {
  readonly winner: Seat;
}

/** Says whether a later card beats the one that is winning so far. */
export type Beats = (later: Card, winning: Card) => boolean;

/** The seat that must play the next card to an open trick. */
export const seatToPlay = (trick: OpenTrick, seats: number): Seat =>
  seatAfter(trick.lead, trick.cards.length, seats);

/** The seat that played a card, or null if it is not in the trick. */
export const playerOf = (trick: OpenTrick, card: Card, seats: number): Seat | null => {
  const index = trick.cards.indexOf(card);
  return index < 0 ? null : seatAfter(trick.lead, index, seats);
};

/** The seat whose card is winning, or null before the lead. */
export const winningSeat = (trick: OpenTrick, beats: Beats, seats: number): Seat | null => {
  let best: Card | undefined;
  let place = 0;
  trick.cards.forEach((card, index) => {
    if (best !== undefined && !beats(card, best)) return;
    best = card;
    place = index;
  });
  return best === undefined ? null : seatAfter(trick.lead, place, seats);
};
