import { describe, expect, test } from 'vitest';
import { type Card, type Game, games, type HandState } from '#engine';
import { createSolver } from '#solver';
import { optionsOf, type Sample, stateOf } from './agreement.ts';
import { applied, positionIn } from './hands.ts';
import { minimax, scoreOf } from './minimax.ts';

const FOR_SCORE = { objective: 'score', maxNodes: 1e9 } as const;

const agrees = (sample: Sample, seeds: number, from: number): void => {
  test(`${seeds} positions of ${sample.tricksLeft} tricks, from ${from} on`, () => {
    const solver = createSolver(sample.id);
    for (let seed = from; seed < from + seeds; seed += 1) {
      const state = stateOf(sample, seed);
      if (!state) continue;
      const position = positionIn(sample.id, state, optionsOf(sample));
      const { status, lower, upper } = solver.solve(position, FOR_SCORE);
      const value = minimax(state, scoreOf);
      expect({ seed, status, lower, upper }).toEqual({
        seed,
        status: 'exact',
        lower: value,
        upper: value,
      });
    }
  }, 120_000);
};

const withOption = (key: string, value: string) => ({ options: { [key]: value } });

describe('the score that perfect play yields is that of minimax over the referee', () => {
  for (let from = 1; from <= 300; from += 100) agrees({ id: 'droggn', tricksLeft: 4 }, 100, from);
  agrees({ id: 'droggn', tricksLeft: 2 }, 200, 1001);
  agrees({ id: 'droggn', tricksLeft: 5 }, 20, 2001);
  const tie = withOption('win-at', 'tie-by-last-trick');
  agrees({ id: 'droggn', tricksLeft: 4, drawn: tie }, 100, 3001);
  agrees({ id: 'droggn', tricksLeft: 3, drawn: withOption('win-at', '38') }, 60, 4001);
  const closed = withOption('gstiess-last-trick', 'forbidden');
  agrees({ id: 'droggn', tricksLeft: 3, drawn: closed }, 60, 5001);
  agrees({ id: 'droggn', tricksLeft: 4, superMord: true }, 40, 6001);
  agrees({ id: 'dobbm', tricksLeft: 3 }, 300, 7001);
  agrees({ id: 'dobbm', tricksLeft: 4 }, 50, 8001);
});

/** What the score is after each card, by minimax. */
const scoresAfter = (game: Game, state: HandState): ReadonlyMap<Card, number> =>
  new Map(
    game.legalCards(state).map((card) => {
      const next = applied(game, state, { type: 'play', card });
      return [card, minimax(next, scoreOf)];
    }),
  );

test.each(['droggn', 'dobbm'] as const)('%s: every legal card has its score', (id) => {
  const solver = createSolver(id);
  for (let seed = 9001; seed <= 9040; seed += 1) {
    const state = stateOf({ id, tricksLeft: 3 }, seed);
    if (!state) continue;
    const found = solver.values(positionIn(id, state), FOR_SCORE);
    const scores = scoresAfter(games[id], state);
    expect(new Map(found.map(({ card, solution }) => [card, solution.lower]))).toEqual(scores);
    expect(found.every(({ solution }) => solution.status === 'exact')).toBe(true);
  }
});

test('a Pagat for the last trick is worth more than the points that it costs', () => {
  const solver = createSolver('droggn');
  let differ = 0;
  for (let seed = 1; seed <= 100; seed += 1) {
    const state = stateOf({ id: 'droggn', tricksLeft: 4 }, seed);
    if (!state) continue;
    const position = positionIn('droggn', state);
    const declares = games.droggn.turn(state) === position.declarer;
    const bestOf = (objective: 'points' | 'score'): readonly Card[] => {
      const cards = solver.values(position, { ...FOR_SCORE, objective });
      const values = cards.map(({ solution }) => solution.lower);
      const best = declares ? Math.max(...values) : Math.min(...values);
      return cards.filter(({ solution }) => solution.lower === best).map(({ card }) => card);
    };
    const points = new Set(bestOf('points'));
    if (!bestOf('score').some((card) => points.has(card))) differ += 1;
  }
  expect(differ).toBeGreaterThan(0);
});

test('asks one question about the score, gives bounds that hold, and goes back to points', () => {
  for (const id of ['droggn', 'dobbm'] as const) {
    for (let seed = 11; seed <= 18; seed += 1) {
      const state = stateOf({ id, tricksLeft: 4 }, seed);
      if (!state) continue;
      const position = positionIn(id, state);
      const solver = createSolver(id);
      const points = solver.solve(position, { maxNodes: 1e9 });
      const { lower: score } = solver.solve(position, FOR_SCORE);
      const reached = solver.solve(position, { ...FOR_SCORE, target: score });
      expect(reached.lower).toBeGreaterThanOrEqual(score);
      const missed = solver.solve(position, { ...FOR_SCORE, target: score + 1 });
      expect(missed.upper).toBe(score);
      const few = createSolver(id).solve(position, { ...FOR_SCORE, maxNodes: 20 });
      expect(few.lower).toBeLessThanOrEqual(score);
      expect(few.upper).toBeGreaterThanOrEqual(score);
      const again = solver.solve(position, { maxNodes: 1e9 });
      expect([again.lower, again.upper]).toEqual([points.lower, points.upper]);
    }
  }
});
