import { type Card, type GameId, games } from '#engine';
import {
  below,
  type Chance,
  createBoard,
  isOver,
  packs,
  play,
  pointsOfUnits,
  setUp,
  unitsAside,
} from '#solver';
import { bestCard } from '../src/players/cards/choose.ts';
import { emptySight, lookAround } from '../src/players/cards/sight.ts';
import { WEIGHTS } from '../src/players/cards/weights.ts';
import { bestDiscard, bestPurchase, pointsAside } from '../src/players/worth/exchange.ts';
import { FEATURES, featuresOf, type Masks, masksOf } from '../src/players/worth/features.ts';

/*
 * Fits the tables of src/players/worth/tables.ts: hands are dealt and played by the ordinary player
 * against itself, and the points of the declarer are put down to the features of a hand.
 */

const chance: Chance = { state: 0x2545f491 };

const shuffled = (pack: readonly Card[]): Card[] => {
  const left = [...pack];
  return pack.flatMap(() => left.splice(below(chance, left.length), 1));
};

interface Sample {
  readonly masks: Masks;
  readonly points: number;
}

/** Ridge regression by the conjugate gradient method. */
const fit = (id: GameId, samples: readonly Sample[]): number[] => {
  const pack = packs[id];
  const rows = samples.map(({ masks }) => {
    const row = new Int32Array(FEATURES);
    return row.subarray(0, featuresOf(pack, masks, row));
  });
  const mean = samples.reduce((sum, { points }) => sum + points, 0) / samples.length;
  const target = samples.map(({ points }) => points - mean);
  const table = new Float64Array(FEATURES);
  const times = (vector: Float64Array): Float64Array => {
    const result = Float64Array.from(vector, (value) => value * 20);
    for (const row of rows) {
      let dot = 0;
      for (const feature of row) dot += vector[feature] as number;
      for (const feature of row) result[feature] = (result[feature] as number) + dot;
    }
    return result;
  };
  const residual = new Float64Array(FEATURES);
  rows.forEach((row, index) => {
    for (const feature of row)
      residual[feature] = (residual[feature] as number) + (target[index] as number);
  });
  let direction = residual.slice();
  let size = residual.reduce((sum, value) => sum + value * value, 0);
  for (let round = 0; round < 120 && size > 1e-6; round += 1) {
    const product = times(direction);
    const step =
      size / direction.reduce((sum, value, at) => sum + value * (product[at] as number), 0);
    for (let at = 0; at < FEATURES; at += 1) {
      table[at] = (table[at] as number) + step * (direction[at] as number);
      residual[at] = (residual[at] as number) - step * (product[at] as number);
    }
    const next = residual.reduce((sum, value) => sum + value * value, 0);
    direction = direction.map((value, at) => (residual[at] as number) + (next / size) * value);
    size = next;
  }
  let error = 0;
  rows.forEach((row, index) => {
    const guess = row.reduce((sum, feature) => sum + (table[feature] as number), 0);
    error += ((target[index] as number) - guess) ** 2;
  });
  console.error(
    id,
    'samples',
    samples.length,
    'mean',
    mean.toFixed(2),
    'left over',
    Math.sqrt(error / samples.length).toFixed(2),
  );
  return [mean, ...table].map((value) => Math.round(value * 100) / 100);
};

const board = { droggn: createBoard(packs.droggn), dobbm: createBoard(packs.dobbm) };

/** The points of declarer seat 1. */
const played = (
  id: GameId,
  contract: string,
  hands: readonly (readonly Card[])[],
  aside: readonly Card[],
): number => {
  const on = board[id];
  const pack = packs[id];
  const position = {
    game: id,
    options: {},
    declarer: 1 as const,
    contract,
    multiplier: 1,
    hands,
    trick: { lead: 1 as const, cards: [] },
    tricks: [],
    aside,
    laidOut: null,
  };
  setUp(on, position);
  const sight = emptySight(pack);
  while (!isOver(on)) {
    lookAround(on, sight);
    const card = bestCard(on, sight, WEIGHTS[id]);
    const { turn, led } = on;
    play(on, card);
    const suit = card >> 5;
    if (led >= 0 && suit !== led && suit !== 5) {
      sight.voids[turn] = (sight.voids[turn] as number) | (1 << led) | (suit === 0 ? 0 : 1);
    }
  }
  return pointsOfUnits(pack, on.gained + unitsAside(on, position));
};

interface Dealt {
  hands: Card[][];
  talon: Card[];
}

/** A deal in which the first seat is at least so strong; strength by the table of last time, or by values. */
const dealt = (id: GameId): Dealt => {
  const game = games[id];
  for (;;) {
    const pack = shuffled(game.pack);
    const hands = game.seats.map((seat) =>
      pack.slice((seat - 1) * game.handSize, seat * game.handSize),
    );
    const talon = pack.slice(game.seats.length * game.handSize);
    const strength = (hand: readonly Card[]) =>
      hand.reduce(
        (sum, card) =>
          sum +
          game.cardValue(card) +
          (game.suitOf(card) === (id === 'droggn' ? 'T' : 'H') ? (id === 'droggn' ? 2 : 6) : 0),
        0,
      );
    const strengths = hands.map(strength);
    // One deal in three as it comes, the others with the strongest hand in front.
    if (below(chance, 3) > 0) {
      const best = strengths.indexOf(Math.max(...strengths));
      [hands[0], hands[best]] = [hands[best] as Card[], hands[0] as Card[]];
    }
    return { hands, talon };
  }
};

const count = Number(process.argv[2] ?? 2000);

/** Hands as they are played, with what lies aside left out of the points. */
const ready = (id: GameId, before: readonly number[] | null): number[] => {
  const game = games[id];
  const samples: Sample[] = [];
  for (let index = 0; index < count; index += 1) {
    const { hands, talon } = dealt(id);
    const full = game.sortHand([...(hands[0] as Card[]), ...talon]);
    const exchanged = before !== null && below(chance, 4) > 0;
    const aside = exchanged ? bestDiscard(id, full, before) : talon;
    const hand = full.filter((card) => !aside.includes(card));
    const points = played(id, 'solo', [hand, ...hands.slice(1)], aside);
    samples.push({
      masks: masksOf(packs[id], hand),
      points: points - pointsAside(packs[id], aside),
    });
  }
  return fit(id, samples);
};

/** Hands as they are dealt, with exchange, and what the declarer comes to with them; and the defenders'. */
const before = (
  id: GameId,
  table: number[],
  buys: boolean,
): { own: number[]; against: number[] } => {
  const own: Sample[] = [];
  const against: Sample[] = [];
  for (let index = 0; index < count; index += 1) {
    const { hands, talon } = dealt(id);
    const first = hands[0] as Card[];
    const full = games[id].sortHand([...first, ...talon]);
    const aside = bestDiscard(id, full, table);
    let hand: readonly Card[] = full.filter((card) => !aside.includes(card));
    const others = hands.slice(1);
    if (buys) {
      const purchase = bestPurchase(id, hand, aside, table);
      if (purchase) {
        const { wanted, given } = purchase;
        hand = [...hand.filter((card) => card !== given), wanted];
        const from = others.findIndex((cards) => cards.includes(wanted));
        if (from < 0) throw new Error('the card is with nobody');
        others[from] = [...(others[from] as Card[]).filter((card) => card !== wanted), given];
      }
    }
    const points = played(id, buys ? 'ansager' : 'solo', [hand, ...others], aside);
    own.push({ masks: masksOf(packs[id], first), points });
    for (const other of others) against.push({ masks: masksOf(packs[id], other), points });
  }
  return { own: fit(id, own), against: fit(id, against) };
};

const readyInDroggn = ready('droggn', ready('droggn', null));
const buying = before('droggn', readyInDroggn, true);
const solo = before('droggn', readyInDroggn, false);
const readyInDobbm = ready('dobbm', ready('dobbm', null));
const plain = before('dobbm', readyInDobbm, false);
const print = (name: string, table: number[]) => `    ${name}: [${table.join(', ')}],\n`;
console.log(`import type { GameId } from '#engine';

/**
 * What a hand is worth in card points of the declarer: first the mean, then what each feature of
 * the hand (see features.ts) adds to it. Written by scripts/fit-worth.ts.
 */
export interface Tables {
  /** By the declarer's hand when cards are played, without what lies aside. */
  readonly ready: readonly number[];
  /** By the hand dealt, before the exchange: with a purchase, and without one. */
  readonly buying: readonly number[];
  readonly dealt: readonly number[];
  /** By a defender's hand. */
  readonly against: readonly number[];
  readonly againstBuyer: readonly number[];
}

/** What they were made with: so many hands, played by these weights. */
// biome-ignore format: as it is printed
export const MADE_WITH = ${JSON.stringify({ hands: count, weights: WEIGHTS })};

// biome-ignore format: numbers in rows
export const TABLES: Readonly<Record<GameId, Tables>> = {
  droggn: {
${print('ready', readyInDroggn)}${print('buying', buying.own)}${print('dealt', solo.own)}${print('against', solo.against)}${print('againstBuyer', buying.against)}  },
  dobbm: {
${print('ready', readyInDobbm)}${print('buying', [])}${print('dealt', plain.own)}${print('against', plain.against)}${print('againstBuyer', [])}  },
};`);
