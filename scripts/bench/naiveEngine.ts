import { type Card, type Game, type GameId, games } from '#engine';
import type { Position } from '#solver';

/**
 * The card play written down the plain way: card objects, a new state for every card, every card
 * checked. It is what the kernel is measured against.
 */
interface NaiveCard {
  readonly code: Card;
  readonly suit: string;
  readonly power: number;
}

export interface NaiveState {
  readonly hands: readonly (readonly NaiveCard[])[];
  readonly table: readonly NaiveCard[];
  readonly lead: number;
  readonly won: readonly (readonly NaiveCard[])[];
  readonly trumps: string;
}

const cardOf = (game: Game, code: Card): NaiveCard => ({
  code,
  suit: game.suitOf(code),
  power: -game.sortHand(game.pack).indexOf(code),
});

export const naiveStart = (id: GameId, { hands, trick }: Position): NaiveState => ({
  hands: hands.map((hand) => hand.map((code) => cardOf(games[id], code))),
  table: [],
  lead: trick.lead - 1,
  won: hands.map(() => []),
  trumps: id === 'droggn' ? 'T' : 'H',
});

export const naiveTurn = ({ lead, table, hands }: NaiveState): number =>
  (lead + table.length) % hands.length;

const ledOf = ({ table }: NaiveState): string | undefined =>
  table.find((card) => card.suit !== 'G')?.suit;

export const naiveLegal = (state: NaiveState): readonly NaiveCard[] => {
  const hand = state.hands[naiveTurn(state)] ?? [];
  const led = ledOf(state);
  const following = hand.filter((card) => card.suit === led);
  const trumps = hand.filter((card) => card.suit === state.trumps);
  const loose = hand.filter((card) => card.suit === 'G');
  if (led === undefined) return hand;
  if (following.length > 0) return [...following, ...loose];
  return trumps.length > 0 ? [...trumps, ...loose] : hand;
};

export const naivePlay = (state: NaiveState, card: NaiveCard): NaiveState => {
  if (!naiveLegal(state).includes(card)) throw new Error(`${card.code} is not legal`);
  const turn = naiveTurn(state);
  const hands = state.hands.map((hand, seat) =>
    seat === turn ? hand.filter((other) => other !== card) : hand,
  );
  const table = [...state.table, card];
  if (table.length < hands.length) return { ...state, hands, table };
  const led = ledOf({ ...state, table });
  const strengths = table.map(({ suit, power }) =>
    suit === state.trumps ? 1000 + power : suit === led ? power : -1000,
  );
  const lead = (state.lead + strengths.indexOf(Math.max(...strengths))) % hands.length;
  const won = state.won.map((pile, seat) => (seat === lead ? [...pile, ...table] : pile));
  return { ...state, hands, table: [], lead, won };
};
