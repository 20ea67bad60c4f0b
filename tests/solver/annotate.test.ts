import { expect, test } from 'vitest';
import { type Card, type Game, type GameId, games, type HandState } from '#engine';
import { type Annotation, annotate, createSolver, type Position } from '#solver';
import { applied, chanceOf, pick, playDown, positionIn, readyHand } from './hands.ts';

const LIMITS = { maxNodes: 1e8 };

/** The positions of a hand played at random, from so many tricks before the end on, and its cards. */
const endOf = (id: GameId, seed: number, tricksLeft: number) => {
  const game: Game = games[id];
  const chance = chanceOf(seed);
  let state: HandState = playDown(id, readyHand(id, chance), chance, tricksLeft);
  const positions: Position[] = [];
  const played: Card[] = [];
  while (state.phase === 'play') {
    positions.push(positionIn(id, state));
    const card = pick(game.legalCards(state), chance);
    played.push(card);
    state = applied(game, state, { type: 'play', card });
  }
  return { positions, played, points: game.view(state).points.declarer };
};

const best = ({ cards, seat }: Annotation, declarer: number): number => {
  const values = cards.map(({ solution }) => solution.lower);
  return seat === declarer ? Math.max(...values) : Math.min(...values);
};

test.each([
  ['droggn', 6],
  ['dobbm', 5],
] as const)('%s: a position is worth its best card, and the card played leads on', (id, tricks) => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const { positions, played, points } = endOf(id, seed, tricks);
    const annotations = annotate(positions, LIMITS);
    expect(annotations).toHaveLength(positions.length);
    annotations.forEach((annotation, at) => {
      expect(annotation.at).toBe(at);
      expect(annotation.solution.status).toBe('exact');
      expect(annotation.cards.every(({ solution }) => solution.status === 'exact')).toBe(true);
      expect(best(annotation, positions[at]?.declarer ?? 0)).toBe(annotation.solution.lower);
      const after = annotation.cards.find(({ card }) => card === played[at])?.solution.lower;
      expect(after).toBe(annotations[at + 1]?.solution.lower ?? points);
    });
  }
});

test('the end of the hand is told first', () => {
  const { positions } = endOf('dobbm', 3, 4);
  const told: number[] = [];
  annotate(positions, LIMITS, ({ at }, done, all) => {
    told.push(at);
    expect(done).toBe(told.length);
    expect(all).toBe(positions.length);
  });
  expect(told).toEqual([...positions.keys()].toReversed());
});

test('a signal stops the annotation, and what is done stays', () => {
  const { positions } = endOf('dobbm', 3, 4);
  const signal = { aborted: false };
  const annotations = annotate(positions, { ...LIMITS, signal }, (_, done) => {
    signal.aborted = done === 3;
  });
  expect(annotations.map(({ at }) => at)).toEqual([...positions.keys()].slice(-3));
});

test('too few nodes give bounds that hold, or say that nothing is known', () => {
  for (const id of ['droggn', 'dobbm'] as const) {
    for (let seed = 1; seed <= 8; seed += 1) {
      const position = endOf(id, seed, 6).positions[0];
      if (!position) throw new Error('no position');
      const exact = createSolver(id).solve(position, LIMITS);
      for (const maxNodes of [1, 30, 300, 1000]) {
        const some = createSolver(id).solve(position, { maxNodes });
        expect(some.lower).toBeLessThanOrEqual(exact.lower);
        expect(some.upper).toBeGreaterThanOrEqual(exact.upper);
        expect(some.nodes).toBeLessThanOrEqual(maxNodes);
        if (some.status === 'exact') expect(some.lower).toBe(exact.lower);
        else expect(some.lower).toBeLessThan(some.upper);
      }
    }
  }
});

test('a target asks one question', () => {
  const position = endOf('droggn', 5, 6).positions[0];
  if (!position) throw new Error('no position');
  const exact = createSolver('droggn').solve(position, LIMITS);
  const reached = createSolver('droggn').solve(position, { ...LIMITS, target: exact.lower });
  expect(reached.lower).toBe(exact.lower);
  const missed = createSolver('droggn').solve(position, { ...LIMITS, target: exact.lower + 1 });
  expect(missed.upper).toBe(exact.lower);
});
