import {
  type Card,
  type Deal,
  type Game,
  type GameId,
  games,
  type HandState,
  seatsOf,
} from '#engine';
import { below, type Chance, type Position, positionOf } from '#solver';

/** Deals and plays the same hands on every machine: the strongest hand declares the usual game. */

const TRUMPS: Readonly<Record<GameId, string>> = { droggn: 'T', dobbm: 'H' };
const WORTH_OF_TRUMP: Readonly<Record<GameId, number>> = { droggn: 3, dobbm: 8 };
const CONTRACT: Readonly<Record<GameId, string>> = { droggn: 'solo', dobbm: 'dobbm' };

const PASS = { type: 'pass' } as const;

const chanceOf = (seed: number): Chance => ({ state: Math.imul(seed + 1, 0x9e3779b1) | 1 });

const dealOf = (game: Game, seed: number): Deal => {
  const chance = chanceOf(seed);
  const left = [...game.pack];
  const pack = game.pack.flatMap(() => left.splice(below(chance, left.length), 1));
  const { handSize, seats } = game;
  return {
    hands: seats.map((seat) => pack.slice((seat - 1) * handSize, seat * handSize)),
    talon: pack.slice(seats.length * handSize),
    rests: false,
  };
};

const strengthOf = (game: Game, hand: readonly Card[]): number =>
  hand.reduce((sum, card) => {
    const trump = game.suitOf(card) === TRUMPS[game.id];
    return sum + game.cardValue(card) + (trump ? WORTH_OF_TRUMP[game.id] : 0);
  }, 0);

const applied = (game: Game, state: HandState, action: Parameters<Game['apply']>[1]): HandState => {
  const next = game.apply(state, action);
  if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(next.error)}`);
  return next.value;
};

/** The dearest cards of the shortest suits, as far as the rules allow, with trumps if need be. */
const discardOf = (game: Game, state: HandState, hand: readonly Card[]): readonly Card[] => {
  const trump = TRUMPS[game.id];
  const length = (card: Card): number =>
    hand.filter((other) => game.suitOf(other) === game.suitOf(card)).length;
  const plain = hand
    .filter((card) => isPlainOf(game, card))
    .toSorted(
      (one, other) => length(one) - length(other) || game.cardValue(other) - game.cardValue(one),
    );
  const trumps = hand.filter((card) => game.suitOf(card) === trump);
  const low = game
    .sortHand(trumps)
    .toReversed()
    .filter((card) => card !== 'T1' && card !== 'T21');
  const cards = [...plain, ...low].slice(0, game.talonSize);
  if (!game.apply(state, { type: 'discard', cards }).ok) throw new Error(`discard ${cards}`);
  return cards;
};

/** Whether a card is of a plain suit and may be discarded without a trump. */
const isPlainOf = (game: Game, card: Card): boolean => {
  const suit = game.suitOf(card);
  if (suit === TRUMPS[game.id] || suit === 'G') return false;
  return game.id === 'droggn' ? !card.endsWith('K') : !card.endsWith('S');
};

/** A hand of this seed, ready for the first lead. */
export const contractState = (id: GameId, seed: number): HandState => {
  const game: Game = games[id];
  const deal = dealOf(game, seed);
  const strengths = deal.hands.map((hand) => strengthOf(game, hand));
  const declarer = strengths.indexOf(Math.max(...strengths)) + 1;
  let state: HandState = game.start(deal, {});
  for (const seat of seatsOf(game.seats.length)) {
    if (game.turn(state) !== seat || state.phase !== 'auction') break;
    const bids = seat === declarer;
    state = applied(game, state, bids ? { type: 'bid', contract: CONTRACT[game.id] } : PASS);
  }
  const hand = game.view(state).hands[declarer - 1] ?? [];
  const cards = discardOf(game, state, hand);
  state = applied(game, state, { type: 'discard', cards });
  while (state.phase !== 'play') {
    state = applied(game, state, state.phase === 'doubling' ? { type: 'good' } : { type: 'lie' });
  }
  return state;
};

/** Leads the best card of the longest suit; beats an enemy as cheaply as possible; helps a partner. */
const plainCard = (game: Game, state: HandState): Card => {
  const legal = game.sortHand(game.legalCards(state));
  const cards = legal.filter((card) => card !== 'G');
  const [first] = cards.length > 0 ? cards : legal;
  if (first === undefined) throw new Error('no card to play');
  const table = game.view(state);
  if (!table.trick) return longestSuit(game, cards)[0] ?? first;
  const { turn, winning, declarer } = table;
  const ours = winning !== null && (winning === declarer) === (turn === declarer);
  const byValue = cards.toSorted((one, other) => game.cardValue(one) - game.cardValue(other));
  if (ours) return byValue.at(-1) ?? first;
  const winners = cards.filter((card) => {
    const next = game.view(applied(game, state, { type: 'play', card }));
    return (next.trick ? next.winning : next.tricks.at(-1)?.winner) === turn;
  });
  return winners.at(-1) ?? byValue[0] ?? first;
};

const longestSuit = (game: Game, cards: readonly Card[]): readonly Card[] => {
  const suits = [...new Set(cards.map(game.suitOf))].map((suit) =>
    cards.filter((card) => game.suitOf(card) === suit),
  );
  return suits.toSorted((one, other) => other.length - one.length)[0] ?? [];
};

/** The position of a hand with so many tricks left. */
export const contractPosition = (id: GameId, seed: number, tricksLeft: number): Position => {
  const game: Game = games[id];
  let state = contractState(id, seed);
  for (let left = (game.tricks - tricksLeft) * game.seats.length; left > 0; left -= 1) {
    state = applied(game, state, { type: 'play', card: plainCard(game, state) });
  }
  const position = positionOf(id, game.view(state));
  if (!position) throw new Error('no card is to be played');
  return position;
};
