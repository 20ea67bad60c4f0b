import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '#engine';
import { decide, STRENGTHS, seatView } from '#players';
import { chanceOf } from '../solver/hands.ts';
import { courseOf, otherCourse } from './moments.ts';

/** Pairs of hands a game and strength; the strong player looks far and gets fewer. */
const PAIRS = { beginner: 300, ordinary: 300, strong: 40 };

/** The strong player does the same with less work. */
const EFFORT = 0.05;

describe('hidden cards do not influence a player', () => {
  for (const id of GAME_IDS) {
    for (const strength of STRENGTHS) {
      test(`${strength} at ${id}`, () => {
        let pairs = 0;
        let different = 0;
        const phases = new Set<string>();
        for (let seed = 0; pairs < PAIRS[strength]; seed += 1) {
          const chance = chanceOf(seed * 7 + 1);
          const course = courseOf(id, chance, seed % (id === 'droggn' ? 74 : 44));
          const other = course && otherCourse(course, chance);
          if (!course || !other) continue;
          const seat = course.game.turn(course.state);
          if (seat === null) continue;
          const view = seatView(course, seat);
          expect(seatView(other, seat)).toEqual(view);
          const hands = (of: typeof course) =>
            JSON.stringify(of.game.view(of.state).hands.map((cards) => [...cards].sort()));
          if (hands(course) !== hands(other)) different += 1;
          const first = decide(view, strength, chanceOf(seed), EFFORT);
          const second = decide(seatView(other, seat), strength, chanceOf(seed), EFFORT);
          expect(second).toEqual(first);
          pairs += 1;
          phases.add(course.state.phase);
        }
        expect(different).toBeGreaterThan(0.8 * pairs);
        expect([...phases]).toEqual(expect.arrayContaining(['auction', 'doubling', 'play']));
      });
    }
  }
});
