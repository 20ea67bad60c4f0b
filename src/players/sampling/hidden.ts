import { type Card, type GameId, games, playerOf } from '#engine';
import { seenCards } from '../cards/board.ts';
import type { SeatView } from '../view.ts';
import { exchanges } from '../worth/prospect.ts';

/** The cards that a seat cannot place, and what is known of where they may be. */
export interface Hidden {
  /** The unseen cards that may be in more than one place. */
  readonly cards: readonly Card[];
  /** What is known to lie in each place: the seats, then what lies aside. */
  readonly known: readonly (readonly Card[])[];
  /** How many of the cards each place takes. */
  readonly room: readonly number[];
  /** Whether a card may be in a place. */
  readonly admits: (card: Card, place: number) => boolean;
}

/**
 * The cards that never lie in a discard.
 *
 * @rule droggn/exchange/no-trull
 */
const NEVER_ASIDE: Readonly<Record<GameId, readonly Card[]>> = {
  droggn: ['G', 'T21', 'T1'],
  dobbm: [],
};

/** Whether somebody has put cards away from hand and talon together. */
export const wasExchanged = ({ game, contract }: SeatView): boolean =>
  contract !== null && exchanges(game, contract);

/** Cards that everybody, or this seat, knows somebody to hold. */
const located = (view: SeatView): readonly { readonly card: Card; readonly seat: number }[] => {
  const { laidOut, bought, declarer } = view;
  const found: { card: Card; seat: number }[] = [];
  if (laidOut) found.push({ card: laidOut.card, seat: laidOut.by });
  if (bought && declarer !== null && bought.card !== laidOut?.card) {
    found.push({ card: bought.card, seat: declarer });
  }
  if (bought?.given && bought.given !== laidOut?.card) {
    found.push({ card: bought.given, seat: bought.from });
  }
  return found;
};

/** What a seat does not know. */
export const hiddenFrom = (view: SeatView): Hidden => {
  const { seat, hand, discard, talon, trick, tricks, voids } = view;
  const game = games[view.game];
  const aside = game.seats.length;
  const seen = new Set(seenCards(view));
  const known: Card[][] = [...game.seats.map((): Card[] => []), []];
  known[seat - 1] = [...hand];
  if (discard) known[aside] = [...discard];
  for (const { card, seat: holder } of located(view)) {
    if (!seen.has(card)) known[holder - 1]?.push(card);
  }
  const placed = new Set(known.flat());
  const played = [...tricks, ...(trick ? [trick] : [])];
  const playedBy = (one: number): number =>
    played.reduce(
      (sum, of) =>
        sum + of.cards.filter((card) => playerOf(of, card, game.seats.length) === one).length,
      0,
    );
  const room = game.seats.map((one) =>
    one === seat ? 0 : game.handSize - playedBy(one) - (known[one - 1]?.length ?? 0),
  );
  const exchanged = wasExchanged(view);
  return {
    cards: game.pack.filter((card) => !seen.has(card) && !placed.has(card)),
    known,
    room: [...room, talon ? 0 : game.talonSize],
    admits: (card, place) => {
      if (place === aside) return !(exchanged && NEVER_ASIDE[view.game].includes(card));
      return !(voids[place]?.includes(game.suitOf(card)) ?? false);
    },
  };
};
