import type { Card, Deal, Game, GameId, Seat, SuitId } from '#engine';
import { SEEDS } from './chance.ts';
import { dealOfSeed } from './deal.ts';

/** What a deal should have. */
export interface Wish {
  readonly seat: Seat;
  /** Cards that the seat should hold. */
  readonly cards: readonly Card[];
  /** How many trumps it should hold at least. */
  readonly trumps: number;
}

/** The suit of trumps; the Gstieß is not one of them. */
const TRUMPS: Readonly<Record<GameId, SuitId>> = { droggn: 'T', dobbm: 'H' };

const isTrump = (game: Game, card: Card): boolean => game.suitOf(card) === TRUMPS[game.id];

/** The most trumps that one hand can hold. */
export const mostTrumps = (game: Game): number =>
  Math.min(game.handSize, game.pack.filter((card) => isTrump(game, card)).length);

/** Whether no deal at all can have it. */
export const isImpossible = (game: Game, { cards, trumps }: Wish): boolean => {
  const others = cards.filter((card) => !isTrump(game, card)).length;
  return trumps > mostTrumps(game) || Math.max(cards.length, others + trumps) > game.handSize;
};

export const fulfils = (game: Game, deal: Deal, { seat, cards, trumps }: Wish): boolean => {
  const hand = deal.hands[seat - 1] ?? [];
  return (
    cards.every((card) => hand.includes(card)) &&
    hand.filter((card) => isTrump(game, card)).length >= trumps
  );
};

/** Deals that are tried before giving up: a moment on a phone. */
export const MOST_DEALS = 20_000;

/** The seed that was found, if one was, and how many deals were looked at. */
export interface Finding {
  readonly seed: number | null;
  readonly tried: number;
}

/** Deals seed after seed until a deal has what is wished for, within a bound. */
export const findSeed = (game: Game, wish: Wish, first: number, most = MOST_DEALS): Finding => {
  for (let tried = 1; tried <= most; tried += 1) {
    const seed = (first + tried - 1) % SEEDS;
    if (fulfils(game, dealOfSeed(game, seed), wish)) return { seed, tried };
  }
  return { seed: null, tried: most };
};
