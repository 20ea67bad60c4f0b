import type { Action } from '#engine';
import { decide, type Strength, seatView } from '#players';
import {
  courseAfter,
  coursesOf,
  handOn,
  newPlaying,
  type Playing,
  withAction,
  withNext,
} from '../../src/widgets/play/game/saved.ts';

/** A new table with so many players. */
export const table = (game: 'droggn' | 'dobbm', count: number): Playing =>
  newPlaying({
    game,
    names: ['Guest', 'Anna', 'Bartl', 'Cilli', 'Franz'].slice(0, count),
    strength: 'beginner' satisfies Strength,
    pace: 'brisk',
    seed: 11,
    date: '',
    id: 'e-test',
    title: '',
  });

/** The hand on the table, played to its end by beginners. */
export const played = (playing: Playing): Playing => {
  const hand = handOn(playing);
  if (!hand) throw new Error('the evening is over');
  const { game, options, mustDeclare } = hand;
  let { actions } = playing;
  for (;;) {
    const course = coursesOf(hand, actions);
    if (!course) throw new Error(`not legal: ${actions}`);
    const state = course.done.at(-1)?.state ?? course.start;
    const seat = game.turn(state);
    if (seat === null) return { ...playing, actions };
    const view = seatView({ game, options, state }, seat);
    const due: Action =
      seat === mustDeclare ? { type: 'bid', contract: 'dobbm' } : { type: 'pass' };
    const action =
      state.phase === 'auction' && mustDeclare !== null
        ? due
        : decide(view, playing.strength, { state: 5 });
    actions = withAction(hand, actions, action);
  }
};

/** The evening with the hand that has been played. */
export const after = (playing: Playing) => {
  const course = courseAfter(playing);
  if (!course) throw new Error('the hand cannot be entered');
  return course;
};

/** The table cleared for the next hand, the one on it entered. */
export const withHand = (playing: Playing): Playing => withNext(playing, after(playing));
