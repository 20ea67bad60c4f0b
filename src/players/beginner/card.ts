import { type Card, type Game, games } from '#engine';
import { legalCardsIn } from '../manner.ts';
import type { SeatView } from '../view.ts';

const isTrump = (game: Game, card: Card): boolean =>
  game.suitOf(card) === (game.id === 'droggn' ? 'T' : 'H');

const byValue = (game: Game, cards: readonly Card[]): readonly Card[] => {
  const places = game.sortHand(game.pack);
  return cards.toSorted(
    (one, other) =>
      game.cardValue(one) - game.cardValue(other) || places.indexOf(other) - places.indexOf(one),
  );
};

const suitsOf = (game: Game, cards: readonly Card[]): readonly (readonly Card[])[] =>
  [...new Set(cards.map(game.suitOf))]
    .map((suit) => cards.filter((card) => game.suitOf(card) === suit))
    .toSorted((one, other) => other.length - one.length);

/**
 * The declarer leads the best card of his longest plain suit, a defender the lowest of his.
 *
 * @rule droggn/tactics/long-suit
 * @rule dobbm/tactics/lead-a-long-side-suit
 */
const lead = (view: SeatView, game: Game, legal: readonly Card[]): Card | undefined => {
  const plain = legal.filter((card) => !isTrump(game, card) && card !== 'G');
  const [longest] = suitsOf(game, plain.length > 0 ? plain : legal);
  const sorted = game.sortHand(longest ?? legal);
  return view.seat === view.declarer ? sorted[0] : sorted.at(-1);
};

/** Whether a card beats the best of a trick, as far as suit and rank go. */
const beats = (game: Game, card: Card, best: Card): boolean => {
  if (best === 'G') return true;
  if (card === 'G') return false;
  if (game.suitOf(card) !== game.suitOf(best)) return isTrump(game, card);
  return game.sortHand([card, best])[0] === card;
};

/**
 * Throws the dearest card on a trick that the own side is winning, wins as cheaply as possible, and
 * else gives the cheapest card.
 */
const follow = (
  view: SeatView,
  game: Game,
  legal: readonly Card[],
  trick: readonly Card[],
): Card | undefined => {
  let best = trick[0] as Card;
  let place = 0;
  trick.forEach((card, index) => {
    if (index === 0 || !beats(game, card, best)) return;
    best = card;
    place = index;
  });
  const count = game.seats.length;
  const winner = (((view.trick?.lead ?? 1) - 1 + place) % count) + 1;
  const cheapest = byValue(
    game,
    legal.filter((card) => card !== 'G'),
  );
  const ours = (winner === view.declarer) === (view.seat === view.declarer);
  if (ours) return cheapest.findLast((card) => !isTrump(game, card)) ?? cheapest[0] ?? legal[0];
  const winners = game.sortHand(legal.filter((card) => beats(game, card, best)));
  return winners.at(-1) ?? cheapest[0] ?? legal[0];
};

export const card = (view: SeatView): Card => {
  const game: Game = games[view.game];
  const legal = legalCardsIn(view);
  const trick = view.trick?.cards ?? [];
  const chosen = trick.length === 0 ? lead(view, game, legal) : follow(view, game, legal, trick);
  if (chosen === undefined) throw new Error('no card to play');
  return chosen;
};
