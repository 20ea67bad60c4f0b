import {
  type Action,
  type Card,
  type Deal,
  type Game,
  type GameId,
  games,
  type Seat,
} from '#engine';
import { decide, type Strength, seatView } from '#players';
import { below, type Chance } from '#solver';

/** The same row of numbers for the same seed. */
export const chanceOf = (seed: number): Chance => ({
  state: Math.imul(seed + 1, 0x9e3779b1) | 1,
});

export const randomDeal = (game: Game, chance: Chance): Deal => {
  const left = [...game.pack];
  const pack = game.pack.flatMap((): Card[] => left.splice(below(chance, left.length), 1));
  const { handSize, seats } = game;
  return {
    hands: seats.map((seat) => pack.slice((seat - 1) * handSize, seat * handSize)),
    talon: pack.slice(seats.length * handSize),
    rests: false,
  };
};

/** What happened in a hand: the payments by seat, and who declared what. */
export interface HandPlayed {
  readonly payments: readonly number[];
  readonly declarer: Seat | null;
  readonly contract: string | null;
  readonly multiplier: number;
  readonly score: number;
}

/** Told of each move: how long it took by the clock, and what of that was computing, in milliseconds. */
export type Watch = (
  strength: Strength,
  action: Action,
  milliseconds: number,
  computing: number,
) => void;

const computed = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Plays a hand out between players of these strengths, seat 1 first. */
export const playHand = (
  id: GameId,
  deal: Deal,
  strengths: readonly Strength[],
  seed: number,
  watch: Watch = () => {},
): HandPlayed => {
  const game: Game = games[id];
  const chance = chanceOf(seed);
  let state = game.start(deal, {});
  for (;;) {
    const seat = game.turn(state);
    if (seat === null) break;
    const strength = strengths[seat - 1];
    if (!strength) throw new Error(`nobody sits at ${seat}`);
    const view = seatView({ game, options: {}, state }, seat);
    const before = computed();
    const start = performance.now();
    const action = decide(view, strength, chance);
    watch(strength, action, performance.now() - start, computed() - before);
    const next = game.apply(state, action);
    if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(next.error)}`);
    state = next.value;
  }
  const { score, declarer, contract, multiplier } = game.view(state);
  return {
    payments: score?.payments ?? game.seats.map(() => 0),
    declarer,
    contract,
    multiplier,
    score: score?.score ?? 0,
  };
};

/** A mean and how far it may be off, 95 times in 100. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

export const estimate = (values: readonly number[]): Estimate => {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: (1.96 * Math.sqrt(squares)) / Math.max(1, values.length) };
};

/** After so many deals it is said how the match stands. */
const STRIDE = 50;

/**
 * Each deal is played twice: once a player of the one strength sits alone among those of the other,
 * once the other way round, in the same seat. Gives what the one gets more there, in payments a hand.
 */
export const match = (
  id: GameId,
  one: Strength,
  other: Strength,
  deals: number,
  watch?: Watch,
  say: (deals: number, so: Estimate) => void = () => {},
): Estimate => {
  const game: Game = games[id];
  const gains: number[] = [];
  for (let index = 0; index < deals; index += 1) {
    const deal = randomDeal(game, chanceOf(index));
    const place = index % game.seats.length;
    const alone = game.seats.map((_seat, at) => (at === place ? one : other));
    const swapped = game.seats.map((_seat, at) => (at === place ? other : one));
    const first = playHand(id, deal, alone, index, watch).payments[place] ?? 0;
    const second = playHand(id, deal, swapped, index, watch).payments[place] ?? 0;
    gains.push(first - second);
    if (gains.length % STRIDE === 0) say(gains.length, estimate(gains));
  }
  return estimate(gains);
};
