import type { Card } from '#engine';
import { below, type Chance } from '#solver';
import type { Hidden } from './hidden.ts';

/** All cards in their places: the hands by seat, and what lies aside. */
export interface World {
  readonly hands: readonly (readonly Card[])[];
  readonly aside: readonly Card[];
}

/** How much more likely than by room alone a card lies in a place. */
export type Leaning = (card: Card, place: number) => number;

const FINENESS = 1 << 20;

const shuffle = <Item>(items: Item[], chance: Chance): Item[] => {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = below(chance, last + 1);
    const item = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = item;
  }
  return items;
};

/** One of the places, each as likely as it is heavy; -1 if all are nothing. */
const draw = (weights: Float64Array, chance: Chance): number => {
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) sum += weights[at] as number;
  if (sum <= 0) return -1;
  let point = (below(chance, FINENESS) / FINENESS) * sum;
  for (let at = 0; at < weights.length; at += 1) {
    point -= weights[at] as number;
    if (point < 0) return at;
  }
  return weights.findLastIndex((weight) => weight > 0);
};

/** Deals the hidden cards into the places that admit them. */
export type Dealer = (chance: Chance) => World;

/**
 * Deals hidden cards again and again. Cards with little choice go first; where no place is left,
 * others move on. To deal throws if the cards cannot lie so at all.
 */
export const dealerOf = ({ cards, known, room, admits }: Hidden, leaning: Leaning): Dealer => {
  const count = room.length;
  const places = room.map((_, place) => place);
  const open = new Int32Array(count);
  const now = new Float64Array(count);
  /** By card and place: nothing where the card may not lie, else the leaning. */
  const weights = cards.map((card) =>
    Float64Array.from(places, (place) => (admits(card, place) ? leaning(card, place) : 0)),
  );
  const choices = cards.map((card) => places.filter((place) => admits(card, place)).length);
  const indices = cards.map((_, index) => index);

  const makeRoom = (
    card: number,
    held: number[][],
    tried: Set<number>,
    chance: Chance,
  ): boolean => {
    const name = cards[card] as Card;
    const fits = shuffle(
      places.filter((place) => (room[place] as number) > 0 && admits(name, place)),
      chance,
    );
    for (const place of fits) {
      const at = held[place] as number[];
      if (at.length >= (room[place] as number)) continue;
      at.push(card);
      return true;
    }
    for (const place of fits) {
      if (tried.has(place)) continue;
      tried.add(place);
      const there = held[place] as number[];
      for (const other of shuffle([...there], chance)) {
        const at = there.indexOf(other);
        there.splice(at, 1, card);
        if (makeRoom(other, held, tried, chance)) return true;
        there.splice(at, 1, other);
      }
    }
    return false;
  };

  return (chance) => {
    const held: number[][] = places.map(() => []);
    const inOrder = shuffle([...indices], chance).sort(
      (one, other) => (choices[one] as number) - (choices[other] as number),
    );
    for (const card of inOrder) {
      const leans = weights[card] as Float64Array;
      for (let place = 0; place < count; place += 1) {
        open[place] = (room[place] as number) - (held[place] as number[]).length;
        now[place] =
          (open[place] as number) > 0 ? (open[place] as number) * (leans[place] as number) : 0;
      }
      const place = draw(now, chance);
      if (place >= 0) held[place]?.push(card);
      else if (!makeRoom(card, held, new Set(), chance))
        throw new Error(`no place for ${cards[card]}`);
    }
    const whole = places.map((place) => [
      ...(known[place] as readonly Card[]),
      ...(held[place] as number[]).map((card) => cards[card] as Card),
    ]);
    return { hands: whole.slice(0, -1), aside: whole.at(-1) ?? [] };
  };
};
