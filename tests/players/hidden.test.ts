import { describe, expect, test } from 'vitest';
import { type Action, GAME_IDS, type GameId, type Options } from '#engine';
import { decide, type Moment, STRENGTHS, type Strength, seatView } from '#players';
import { below, type Chance } from '#solver';
import { chanceOf } from '../solver/hands.ts';
import { type Course, courseUntil, momentsOf, otherCourse } from './moments.ts';

const MAY_LAY_OUT = ({ game, state }: Moment): boolean =>
  game.legalActions(state).some(({ type }) => type === 'lay');

/** What is asked of a player, and how it is found. */
const QUESTIONS = {
  bid: ({ state }: Moment) => state.phase === 'auction',
  discard: ({ state }: Moment) => state.phase === 'discarding',
  buy: ({ state }: Moment) => state.phase === 'buying',
  'lay out as declarer': (moment: Moment) =>
    moment.state.phase === 'laying-out' && MAY_LAY_OUT(moment),
  'lay out as defender': (moment: Moment) =>
    moment.state.phase === 'doubling' && MAY_LAY_OUT(moment),
  double: ({ state }: Moment) => state.phase === 'doubling',
  play: ({ state }: Moment) => state.phase === 'play',
} as const;

type Question = keyof typeof QUESTIONS;

const ASKED: Readonly<Record<GameId, readonly Question[]>> = {
  droggn: ['bid', 'discard', 'buy', 'lay out as declarer', 'lay out as defender', 'double', 'play'],
  dobbm: ['bid', 'discard', 'double', 'play'],
};

/** Pairs of hands for each question; the strong player looks far and gets fewer. */
const PAIRS = { beginner: 40, ordinary: 40, strong: 12 };

/** The strong player does the same with less work. */
const EFFORT = 0.05;

/** So many of the moments before are thought through by the players whose turn it was. */
const MOMENTS_BEFORE = 6;

/** The first moment of its kind in a hand, or a later one. */
const courseWith = (id: GameId, question: Question, chance: Chance): Course | null => {
  let skip = question === 'play' ? below(chance, id === 'droggn' ? 60 : 30) : below(chance, 3);
  const options: Options = {};
  return courseUntil(
    id,
    chance,
    (moment) => {
      if (!QUESTIONS[question](moment)) return false;
      skip -= 1;
      return skip < 0 || question === 'discard' || question === 'buy' || question.startsWith('lay');
    },
    options,
  );
};

/**
 * What the seat to act does after all players, itself included, have thought for the seats before it
 * in this course: what they saw there must not come back.
 */
const decidedIn = (course: Course, strength: Strength, seed: number): Action => {
  for (const moment of momentsOf(course).slice(0, -1).slice(-MOMENTS_BEFORE)) {
    const seat = moment.game.turn(moment.state);
    if (seat !== null) decide(seatView(moment, seat), strength, chanceOf(seed + 1), 0);
  }
  const seat = course.game.turn(course.state);
  if (seat === null) throw new Error('nobody is to act');
  return decide(seatView(course, seat), strength, chanceOf(seed), EFFORT);
};

const handsIn = ({ game, state }: Course): string =>
  JSON.stringify(game.view(state).hands.map((cards) => [...cards].sort()));

describe('hidden cards do not influence a player', () => {
  for (const id of GAME_IDS) {
    for (const strength of STRENGTHS) {
      test.each(ASKED[id])(`${strength} at ${id}, asked to %s`, (question) => {
        let pairs = 0;
        let different = 0;
        for (let seed = 0; pairs < PAIRS[strength]; seed += 1) {
          const chance = chanceOf(seed * 7 + 1);
          const course = courseWith(id, question, chance);
          const other = course && otherCourse(course, chance);
          const seat = course?.game.turn(course.state) ?? null;
          if (!course || !other || seat === null) continue;
          const view = seatView(course, seat);
          expect(seatView(other, seat)).toEqual(view);
          expect(structuredClone(view)).toEqual(view);
          if (handsIn(course) !== handsIn(other)) different += 1;
          expect(decidedIn(other, strength, seed)).toEqual(decidedIn(course, strength, seed));
          pairs += 1;
        }
        expect(different).toBeGreaterThan(0.8 * pairs);
      });
    }
  }
});
