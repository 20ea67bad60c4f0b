import type { Card, Deal, Game } from '#engine';
import { type Digit, digit, type Unpacker } from './number.ts';

/** How many cards each hand still takes, the undealt cards last. */
const roomOf = (game: Game): number[] => [...game.seats.map(() => game.handSize), game.talonSize];

const factorial = (count: number): bigint =>
  count < 2 ? 1n : BigInt(count) * factorial(count - 1);

/** In how many ways cards can be dealt into this room. */
const waysOf = (room: readonly number[]): bigint =>
  factorial(room.reduce((sum, one) => sum + one, 0)) /
  room.reduce((product, one) => product * factorial(one), 1n);

const less = (room: readonly number[], place: number): number[] =>
  room.with(place, (room[place] ?? 0) - 1);

/** All deals of a game have a number; that of Droggn has 99 bits. */
export const digitOfDeal = (game: Game, deal: Deal): Digit => {
  const places = [...deal.hands, deal.talon];
  let room = roomOf(game);
  const of = waysOf(room);
  let value = 0n;
  for (const card of game.pack) {
    const place = places.findIndex((cards) => cards.includes(card));
    for (let before = 0; before < place; before += 1) {
      if ((room[before] ?? 0) > 0) value += waysOf(less(room, before));
    }
    room = less(room, place);
  }
  return { value, of };
};

/** The deal of a number, each hand sorted as a player sorts it. */
export const takeDeal = (game: Game, from: Unpacker, rests: boolean): Deal => {
  let room = roomOf(game);
  let left = from.takeLarge(waysOf(room));
  const places: Card[][] = room.map(() => []);
  for (const card of game.pack) {
    let place = 0;
    for (;;) {
      const ways = (room[place] ?? 0) > 0 ? waysOf(less(room, place)) : 0n;
      if (left < ways) break;
      left -= ways;
      place += 1;
    }
    places[place]?.push(card);
    room = less(room, place);
  }
  const hands = places.map((cards) => game.sortHand(cards));
  return { hands: hands.slice(0, -1), talon: hands.at(-1) ?? [], rests };
};

/** Whether somebody sits out, and which rules are not the default. */
export const digitOfChoice = (known: readonly string[], chosen: string): Digit =>
  digit(Math.max(0, known.indexOf(chosen)), known.length);
