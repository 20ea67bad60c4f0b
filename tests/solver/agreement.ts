import { expect, test } from 'vitest';
import { type GameId, games, type Options } from '#engine';
import { below, createSolver, type Position } from '#solver';
import { bruteForce } from './bruteForce.ts';
import { chanceOf, type Drawn, playDown, positionIn, readyHand } from './hands.ts';
import { minimax } from './minimax.ts';
import { superMordEnding } from './superMord.ts';

export interface Sample {
  readonly id: GameId;
  readonly tricksLeft: number;
  readonly drawn?: Drawn;
  readonly superMord?: boolean;
}

const NO_LIMIT = { maxNodes: 1e9 };

/** The state of a seed, every third in the middle of a trick; null if the hand was over before. */
export const stateOf = ({ id, tricksLeft, drawn = {}, superMord }: Sample, seed: number) => {
  const chance = chanceOf(seed);
  if (superMord) return superMordEnding(chance, tricksLeft);
  const cardsOn = below(chance, 3) === 0 ? 1 + below(chance, games[id].seats.length - 1) : 0;
  const state = playDown(id, readyHand(id, chance, drawn), chance, tricksLeft, cardsOn);
  return state.phase === 'play' ? state : null;
};

export const optionsOf = (sample: Sample): Options => sample.drawn?.options ?? {};

/** So many positions, the first of the seeds from here on that have one. */
function* positionsOf(sample: Sample, count: number, from: number) {
  let found = 0;
  for (let seed = from; found < count; seed += 1) {
    const state = stateOf(sample, seed);
    if (!state) continue;
    found += 1;
    yield { seed, state };
  }
}

/** Solves so many positions and compares each with minimax over the referee. */
export const agreesWithReferee = (sample: Sample, count: number, from: number): void => {
  test(`${count} positions of ${sample.tricksLeft} tricks, from ${from} on`, () => {
    const solver = createSolver(sample.id);
    for (const { seed, state } of positionsOf(sample, count, from)) {
      const solution = solver.solve(positionIn(sample.id, state, optionsOf(sample)), NO_LIMIT);
      expect({ seed, ...solution, nodes: 0 }).toEqual(exactly(seed, minimax(state)));
    }
  }, 120_000);
};

/** The same against minimax over the kernel, for longer endings. */
export const agreesWithBruteForce = (sample: Sample, count: number, from: number): void => {
  test(`${count} longer positions of ${sample.tricksLeft} tricks, from ${from} on`, () => {
    const solver = createSolver(sample.id);
    for (const { seed, state } of positionsOf(sample, count, from)) {
      const position: Position = positionIn(sample.id, state, optionsOf(sample));
      const solution = solver.solve(position, NO_LIMIT);
      expect({ seed, ...solution, nodes: 0 }).toEqual(exactly(seed, bruteForce(position)));
    }
  }, 120_000);
};

const exactly = (seed: number, value: number) => ({
  seed,
  status: 'exact',
  lower: value,
  upper: value,
  nodes: 0,
});
