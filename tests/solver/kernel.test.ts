import { describe, expect, test } from 'vitest';
import { type Card, type Game, type GameId, games, type HandState, type Options } from '#engine';
import {
  type Board,
  cardOf,
  createBoard,
  isOver,
  legalCardsOn,
  numberOf,
  packs,
  play,
  playout,
  pointsOfUnits,
  setUp,
  undo,
  unitsAside,
} from '#solver';
import { applied, chanceOf, pick, positionIn, readyHand } from './hands.ts';

const legalOf = (board: Board): readonly Card[] =>
  legalCardsOn(board).map((number) => cardOf(board.pack, number));

const snapshot = (board: Board): string =>
  JSON.stringify({ ...board, pack: null, trail: null, saved: null });

const cases: readonly (readonly [string, GameId, Options, boolean])[] = [
  ['Droggn', 'droggn', {}, false],
  ['Droggn with the last trick closed', 'droggn', { 'gstiess-last-trick': 'forbidden' }, false],
  ['Super Mord', 'droggn', {}, true],
  ['Dobbm', 'dobbm', {}, false],
];

/** Plays a whole hand on both and compares them at every card. */
const compare = (id: GameId, options: Options, superMord: boolean, seed: number): void => {
  const game: Game = games[id];
  const chance = chanceOf(seed);
  let state: HandState = readyHand(id, chance, { options, superMord });
  const position = positionIn(id, state, options);
  const board = createBoard(packs[id]);
  setUp(board, position);
  const aside = unitsAside(board, position);
  const snapshots: string[] = [];
  while (game.turn(state) !== null) {
    const legal = game.legalCards(state);
    expect(legalOf(board).toSorted()).toEqual(legal.toSorted());
    expect(board.turn + 1).toBe(game.turn(state));
    snapshots.push(snapshot(board));
    const card = pick(legal, chance);
    state = applied(game, state, { type: 'play', card });
    play(board, numberOf(board.pack, card));
    const table = game.view(state);
    if (!table.trick) expect(board.turn + 1).toBe(table.tricks.at(-1)?.winner);
    if (id === 'dobbm' && table.phase === 'over') continue;
    expect(pointsOfUnits(board.pack, board.gained + aside)).toBe(table.points.declarer);
  }
  expect(isOver(board)).toBe(true);
  for (const before of snapshots.toReversed()) {
    undo(board);
    expect(snapshot(board)).toBe(before);
  }
};

describe.each(cases)('the kernel plays %s as the referee does', (_, id, options, superMord) => {
  test('card by card, and takes every card back', () => {
    for (let seed = 1; seed <= 60; seed += 1) compare(id, options, superMord, seed);
  });
});

/** Plays a hand part of the way and out at random from there; the referee plays the same cards. */
const playOut = (id: GameId, options: Options, superMord: boolean, seed: number): number => {
  const game: Game = games[id];
  const chance = chanceOf(seed);
  let state: HandState = readyHand(id, chance, { options, superMord });
  for (let cards = seed % (game.tricks * game.seats.length); cards > 0; cards -= 1) {
    if (game.turn(state) === null) break;
    state = applied(game, state, { type: 'play', card: pick(game.legalCards(state), chance) });
  }
  if (game.turn(state) === null) return 0;
  const board = createBoard(packs[id]);
  setUp(board, positionIn(id, state, options));
  const before = snapshot(board);
  const units = playout(board, chance);
  expect(snapshot(board)).toBe(before);
  let cards = 0;
  for (; game.turn(state) !== null; cards += 1) {
    const number = board.trail[board.ply] as number;
    state = applied(game, state, { type: 'play', card: cardOf(board.pack, number) });
    play(board, number);
  }
  expect(board.gained).toBe(units);
  return cards;
};

test.each(cases)(
  '%s is played out at random as the referee has it',
  (_, id, options, superMord) => {
    const played = Array.from({ length: 300 }, (_, seed) => playOut(id, options, superMord, seed));
    expect(Math.max(...played)).toBeGreaterThan(games[id].seats.length);
  },
);

test('a playout leaves the board as it was', () => {
  const chance = chanceOf(7);
  for (const id of ['droggn', 'dobbm'] as const) {
    const board = createBoard(packs[id]);
    setUp(board, positionIn(id, readyHand(id, chance)));
    const before = snapshot(board);
    const gains = new Set(Array.from({ length: 50 }, () => playout(board, chance)));
    expect(gains.size).toBeGreaterThan(1);
    expect(snapshot(board)).toBe(before);
  }
});
