import { type Card, type Game, playerOf, type Seat, type TableView } from '#engine';

/** How a card came to be, or lies, in a hand. */
export type Mark = 'bought' | 'given' | 'laid-out' | 'discarded' | 'sold' | 'talon';

/** A card of a hand as it is shown: held or already played, with what is to be told of it. */
export interface FanCard {
  readonly card: Card;
  readonly played: boolean;
  readonly mark: Mark | null;
}

/** The cards that a seat has played so far. */
const playedBy = (game: Game, view: TableView, seat: Seat): readonly Card[] => {
  const tricks = view.trick ? [...view.tricks, view.trick] : view.tricks;
  return tricks.flatMap((trick) =>
    trick.cards.filter((card) => playerOf(trick, card, game.seats.length) === seat),
  );
};

const markOf = (view: TableView, seat: Seat, card: Card): Mark | null => {
  const { bought, laidOut, talonTaken, declarer, talon } = view;
  if (laidOut?.card === card && laidOut.by === seat) return 'laid-out';
  if (bought?.card === card) return 'bought';
  if (bought?.given === card) return 'given';
  return talonTaken && declarer === seat && talon.includes(card) ? 'talon' : null;
};

/** The hand of a seat in the order in which a player sorts it, played cards in their old places. */
export const fanOf = (game: Game, view: TableView, seat: Seat): readonly FanCard[] => {
  const held = view.hands[seat - 1] ?? [];
  const played = new Set(playedBy(game, view, seat));
  return game
    .sortHand([...held, ...played])
    .map((card) => ({ card, played: played.has(card), mark: markOf(view, seat, card) }));
};

const fateOf = ({ discard, bought }: TableView, card: Card): Mark | null => {
  if (discard.includes(card)) return 'discarded';
  if (bought?.given === card) return 'given';
  return bought?.card === card ? 'sold' : null;
};

/** The hand of a seat as it was dealt, before the exchange, with what has become of its cards. */
export const dealtFanOf = (game: Game, view: TableView, seat: Seat): readonly FanCard[] => {
  const tricks = view.trick ? [...view.tricks, view.trick] : view.tricks;
  const played = new Set(tricks.flatMap(({ cards }) => cards));
  return game
    .sortHand(view.dealt[seat - 1] ?? [])
    .map((card) => ({ card, played: played.has(card), mark: fateOf(view, card) }));
};

/** How many cards stand in a row: all of a short hand, half of a long one. */
export const columnsOf = (room: number): number => (room > 12 ? Math.ceil(room / 2) : room);

/**
 * The most cards that a seat holds at any moment of a hand that ends like this: room for them is
 * kept from the start, so that nothing moves. Where it is open how the hand goes on, any seat may
 * still take the talon up.
 */
export const roomOf = (game: Game, end: TableView, seat: Seat, open = false): number => {
  const mayTake = open && end.phase === 'auction';
  const takes = end.talonTaken && end.declarer === seat;
  return game.handSize + (takes || mayTake ? game.talonSize : 0);
};
