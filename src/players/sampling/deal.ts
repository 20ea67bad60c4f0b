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

/** One of the weights, each as likely as it is heavy; -1 if all are nothing. */
const draw = (weights: readonly number[], chance: Chance): number => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) return -1;
  let point = (below(chance, FINENESS) / FINENESS) * sum;
  for (let at = 0; at < weights.length; at += 1) {
    point -= weights[at] as number;
    if (point < 0) return at;
  }
  return weights.findLastIndex((weight) => weight > 0);
};

/**
 * Deals the hidden cards into the places that admit them. Cards with little choice go first; where
 * no place is left, others move on. Throws if the cards cannot lie so at all.
 */
export const dealHidden = (hidden: Hidden, leaning: Leaning, chance: Chance): World => {
  const { cards, known, room, admits } = hidden;
  const places = room.map((_, place) => place);
  const held: Card[][] = places.map(() => []);
  const open = (place: number): number => (room[place] as number) - (held[place] as Card[]).length;

  const makeRoom = (card: Card, tried: Set<number>): boolean => {
    const choices = shuffle(
      places.filter((place) => (room[place] as number) > 0 && admits(card, place)),
      chance,
    );
    for (const place of choices) {
      if (open(place) > 0) {
        held[place]?.push(card);
        return true;
      }
    }
    for (const place of choices) {
      if (tried.has(place)) continue;
      tried.add(place);
      for (const other of shuffle([...(held[place] as Card[])], chance)) {
        const at = (held[place] as Card[]).indexOf(other);
        (held[place] as Card[]).splice(at, 1, card);
        if (makeRoom(other, tried)) return true;
        (held[place] as Card[]).splice(at, 1, other);
      }
    }
    return false;
  };

  const choiceOf = new Map(
    cards.map((card) => [card, places.filter((place) => admits(card, place)).length]),
  );
  const inOrder = shuffle([...cards], chance).sort(
    (one, other) => (choiceOf.get(one) as number) - (choiceOf.get(other) as number),
  );
  for (const card of inOrder) {
    const weights = places.map((place) =>
      open(place) > 0 && admits(card, place) ? open(place) * leaning(card, place) : 0,
    );
    const place = draw(weights, chance);
    if (place >= 0) held[place]?.push(card);
    else if (!makeRoom(card, new Set())) throw new Error(`no place for ${card}`);
  }
  const whole = places.map((place) => [
    ...(known[place] as readonly Card[]),
    ...(held[place] as Card[]),
  ]);
  return { hands: whole.slice(0, -1), aside: whole.at(-1) ?? [] };
};
