import type { Card, Deal, Game } from '#engine';
import { type Chance, chanceOf } from './chance.ts';

/** The cards in an order of chance (Fisher and Yates). */
export const shuffled = (cards: readonly Card[], chance: Chance): readonly Card[] => {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const place = chance(last + 1);
    const card = order[last] ?? '';
    order[last] = order[place] ?? '';
    order[place] = card;
  }
  return order;
};

/** Every card of the pack in a place: the hand of a seat (its index), or the undealt cards, last. */
export const dealOfSeed = (game: Game, seed: number): Deal => {
  const order = shuffled(game.pack, chanceOf(seed));
  const { handSize, seats } = game;
  const hands = seats.map((seat) => order.slice((seat - 1) * handSize, seat * handSize));
  return { hands, talon: order.slice(seats.length * handSize), rests: false };
};
