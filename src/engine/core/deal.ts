import { type Card, firstTwice } from './card.ts';
import type { Seat } from './seat.ts';

/** The cards as dealt. `rests` says that one more player dealt and sits this hand out. */
export interface Deal {
  /** One hand a seat, seat 1 first. */
  readonly hands: readonly (readonly Card[])[];
  /** The cards dealt to nobody: the talon, in Dobbm the Dobb. */
  readonly talon: readonly Card[];
  readonly rests: boolean;
}

/** What a game needs to know of its pack to check a deal. */
export interface Packets {
  readonly seats: readonly Seat[];
  readonly pack: readonly Card[];
  readonly handSize: number;
  readonly talonSize: number;
}

/** What is wrong with a deal. `seat` is null for the talon. */
export type DealFault =
  | { readonly kind: 'hands'; readonly given: number; readonly needed: number }
  | {
      readonly kind: 'size';
      readonly seat: Seat | null;
      readonly given: number;
      readonly needed: number;
    }
  | { readonly kind: 'unknown-card'; readonly seat: Seat | null; readonly card: Card }
  | { readonly kind: 'card-twice'; readonly card: Card };

/** The first fault of a deal, or null if it is the whole pack in packets of the right size. */
export const faultOfDeal = (packets: Packets, deal: Deal): DealFault | null => {
  const { seats, pack, handSize, talonSize } = packets;
  if (deal.hands.length !== seats.length) {
    return { kind: 'hands', given: deal.hands.length, needed: seats.length };
  }
  const heaps = [
    ...seats.map((seat) => ({ seat, cards: deal.hands[seat - 1] ?? [], needed: handSize })),
    { seat: null, cards: deal.talon, needed: talonSize },
  ];
  const known = new Set(pack);
  for (const { seat, cards } of heaps) {
    const card = cards.find((one) => !known.has(one));
    if (card !== undefined) return { kind: 'unknown-card', seat, card };
  }
  for (const { seat, cards, needed } of heaps) {
    if (cards.length !== needed) return { kind: 'size', seat, given: cards.length, needed };
  }
  const all = heaps.flatMap(({ cards }) => cards);
  if (new Set(all).size === all.length) return null;
  return { kind: 'card-twice', card: firstTwice(all) ?? '' };
};
