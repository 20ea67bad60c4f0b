import type { Game, GameId, SuitId, TableView } from '#engine';
import { cardName, type Locale } from '#words';

/** The cards of one suit: how many have been played, and how many are still in a hand. */
export interface SuitCount {
  readonly suit: SuitId;
  readonly played: number;
  readonly held: number;
}

/**
 * Trumps and suits with what is gone of them, in the order of the pack. A card that makes a suit of
 * its own (the Gstieß) needs no count.
 */
export const countSuits = (game: Game, view: TableView): readonly SuitCount[] => {
  const tricks = view.trick ? [...view.tricks, view.trick] : view.tricks;
  const played = tricks.flatMap(({ cards }) => cards).map(game.suitOf);
  const held = view.hands.flat().map(game.suitOf);
  const all = game.pack.map(game.suitOf);
  const count = (suits: readonly SuitId[], suit: SuitId) =>
    suits.filter((one) => one === suit).length;
  return [...new Set(all)]
    .filter((suit) => count(all, suit) > 1)
    .map((suit) => ({ suit, played: count(played, suit), held: count(held, suit) }));
};

/** The sign of a suit (♥), as it stands before the index of its king; null if it has none. */
export const signOfSuit = (game: GameId, suit: SuitId, locale: Locale): string | null => {
  const { short, index } = cardName(game, `${suit}K`, locale);
  const sign = short.slice(0, -index.length);
  return /^[\u2660-\u2667]$/u.test(sign) ? sign : null;
};
