import { type Card, type Deal, type GameId, games } from '#engine';

/** A number from the one before, each as good as drawn by lot. */
const next = (state: number): number => {
  let value = state;
  value ^= value << 13;
  value ^= value >>> 17;
  value ^= value << 5;
  return value;
};

/** A seed from two numbers, never nothing. */
export const mix = (seed: number, number: number): number =>
  next(
    next(next((Math.imul(seed ^ 0x2545f491, 0x9e3779b1) + Math.imul(number + 1, 0x85ebca6b)) | 1)),
  );

/** The deal of a seed: the same for the same seed, on every machine. */
export const dealOf = (id: GameId, seed: number, rests: boolean): Deal => {
  const game = games[id];
  const { handSize, seats } = game;
  const pack: Card[] = [...game.pack];
  let state = mix(seed, 0);
  for (let last = pack.length - 1; last > 0; last -= 1) {
    state = next(state);
    const other = (state >>> 0) % (last + 1);
    const card = pack[last] as Card;
    pack[last] = pack[other] as Card;
    pack[other] = card;
  }
  const hands = seats.map((seat) =>
    game.sortHand(pack.slice((seat - 1) * handSize, seat * handSize)),
  );
  return { hands, talon: game.sortHand(pack.slice(seats.length * handSize)), rests };
};
