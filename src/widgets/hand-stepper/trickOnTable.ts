import { type Card, playerOf, type Seat, seatAfter, type TableView } from '#engine';

/** The trick that lies on the table, which stays there until the next lead. */
export interface TrickOnTable {
  /** From 1. */
  readonly number: number;
  readonly lead: Seat;
  readonly cards: readonly Card[];
  /** Who is winning it, or has won it if it is complete. */
  readonly winning: Seat;
  readonly complete: boolean;
}

/** The open trick, else the last finished one; null before the first lead. */
export const trickOnTable = (view: TableView): TrickOnTable | null => {
  const { trick, winning, tricks } = view;
  if (trick && trick.cards.length > 0 && winning !== null) {
    return { ...trick, number: tricks.length + 1, winning, complete: false };
  }
  const last = tricks.at(-1);
  return last ? { ...last, number: tricks.length, winning: last.winner, complete: true } : null;
};

/** The card that a seat has played to a trick, if it has. */
export const cardOf = (trick: TrickOnTable, seat: Seat, seats: number): Card | null =>
  trick.cards.find((card) => playerOf(trick, card, seats) === seat) ?? null;

/** The seat that played the latest card. */
export const latestSeat = (trick: TrickOnTable, seats: number): Seat =>
  seatAfter(trick.lead, trick.cards.length - 1, seats);
