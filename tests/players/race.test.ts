import { describe, expect, test } from 'vitest';
import { below } from '#solver';
import { dealsWith, raced, winnerOf } from '../../src/players/strong/race.ts';
import { chanceOf } from '../solver/hands.ts';

/** A race of choices that are worth so much, each off by lot, all by the same. */
const raceOf = (worths: readonly number[], noise: number, seed = 1, slack = 0) => {
  const chance = chanceOf(seed);
  const asked = worths.map(() => 0);
  let deals = 0;
  return {
    asked,
    dealt: () => deals,
    race: {
      choices: worths.length,
      deals: 200,
      handicaps: worths.map(() => 0),
      slack,
      deal: () => {
        deals += 1;
        const luck = below(chance, 1000);
        return (choice: number) => {
          asked[choice] = (asked[choice] as number) + 1;
          return (worths[choice] as number) + luck + noise * (below(chance, 201) - 100) * 0.01;
        };
      },
    },
  };
};

describe('a race of choices on the same deals', () => {
  test('ends early when one is clearly best, however much all depend on the deal', () => {
    const { race, dealt } = raceOf([10, 0, 2], 1);
    expect(winnerOf(race)).toBe(0);
    expect(dealt()).toBeLessThan(20);
  });

  test('goes on for those that are close, without those that are not', () => {
    const { race, dealt, asked } = raceOf([5, 5.01, -20], 10);
    winnerOf(race);
    expect(dealt()).toBe(200);
    expect(asked[2]).toBeLessThan(20);
  });

  test('finds the best of close ones nearly always', () => {
    const seeds = Array.from({ length: 100 }, (_, seed) => seed);
    const right = seeds.filter((seed) => winnerOf(raceOf([0, 2, 1], 4, seed + 1).race) === 1);
    expect(right.length).toBeGreaterThanOrEqual(95);
  });

  test('keeps what is no more than the slack behind', () => {
    const { race } = raceOf([3, 0, -20], 0.1, 1, 5);
    const means = raced({ ...race, deals: 40 });
    expect(means.map((mean) => mean !== null)).toEqual([true, true, false]);
  });

  test('counts the handicap', () => {
    const { race } = raceOf([3, 0], 1);
    expect(winnerOf({ ...race, handicaps: [0, 4] })).toBe(1);
  });

  test('is not run for a single choice, and is short with little effort', () => {
    const { race, dealt } = raceOf([1], 1);
    expect(winnerOf(race)).toBe(0);
    expect(dealt()).toBe(0);
    expect([dealsWith(60, 1), dealsWith(60, 0.1), dealsWith(60, 0)]).toEqual([60, 6, 2]);
  });
});
