import type { Card, Deal, Game } from '#engine';
import type { Digit, Unpacker } from './number.ts';

/** How many cards each hand still takes, the undealt cards last. */
const roomOf = (game: Game): number[] => [...game.seats.map(() => game.handSize), game.talonSize];

const factorial = (count: number): bigint =>
  count < 2 ? 1n : BigInt(count) * factorial(count - 1);

/** In how many ways cards can be dealt into this room. */
const waysOf = (room: readonly number[]): bigint =>
  factorial(sum(room)) / room.reduce((product, one) => product * factorial(one), 1n);

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/**
 * Goes through the pack card by card. Of all ways in which the rest can be dealt, each place gets
 * the share that begins with this card in it; `choose` picks a place among these shares.
 */
const walk = (game: Game, choose: (card: Card, shares: readonly bigint[]) => number): void => {
  const room = roomOf(game);
  let ways = waysOf(room);
  let left = BigInt(sum(room));
  for (const card of game.pack) {
    const all = ways;
    const shares = room.map((count) => (all * BigInt(count)) / left);
    const place = choose(card, shares);
    ways = shares[place] ?? 0n;
    left -= 1n;
    room[place] = (room[place] ?? 0) - 1;
  }
};

/** All deals of a game have a number; that of Droggn has 99 bits. */
export const digitOfDeal = (game: Game, deal: Deal): Digit => {
  const places = [...deal.hands, deal.talon];
  const placeOf = new Map(places.flatMap((cards, place) => cards.map((card) => [card, place])));
  let value = 0n;
  walk(game, (card, shares) => {
    const place = placeOf.get(card) ?? 0;
    for (const share of shares.slice(0, place)) value += share;
    return place;
  });
  return { value, of: waysOf(roomOf(game)) };
};

/** The deal of a number, each hand sorted as a player sorts it. */
export const takeDeal = (game: Game, from: Unpacker, rests: boolean): Deal => {
  let left = from.takeLarge(waysOf(roomOf(game)));
  const places: Card[][] = roomOf(game).map(() => []);
  walk(game, (card, shares) => {
    let place = 0;
    for (let share = shares[0] ?? 0n; left >= share; share = shares[place] ?? 0n) {
      left -= share;
      place += 1;
    }
    places[place]?.push(card);
    return place;
  });
  const hands = places.map((cards) => game.sortHand(cards));
  return { hands: hands.slice(0, -1), talon: hands.at(-1) ?? [], rests };
};
