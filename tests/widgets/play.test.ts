import { describe, expect, test } from 'vitest';
import { type Action, accountOf } from '#engine';
import { decide, seatView } from '#players';
import { linkOf, playThrough } from '#record';
import { readOpening } from '../../src/widgets/play/game/opening.ts';
import {
  coursesOf,
  handOn,
  newPlaying,
  type Playing,
  recordOn,
  withAction,
  withCall,
  withHand,
} from '../../src/widgets/play/game/saved.ts';

const table = (game: 'droggn' | 'dobbm', count: number): Playing =>
  newPlaying({
    game,
    names: ['Guest', 'Anna', 'Bartl', 'Cilli', 'Franz'].slice(0, count),
    strength: 'beginner',
    pace: 'brisk',
    seed: 11,
    date: '',
    id: 'e-test',
    title: '',
  });

/** The hand on the table, played to its end by beginners. */
const played = (playing: Playing): Playing => {
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

const eveningIn = ({ course }: Playing) => {
  if (course.kind !== 'evening') throw new Error('no evening');
  return course.evening;
};

describe('an evening at the table', () => {
  test.each([
    ['droggn', 3, 'last-three', 4],
    ['droggn', 4, 'last-three', 4],
    ['dobbm', 4, 'mussrunde', 4],
    ['dobbm', 5, 'mussrunde', 5],
  ] as const)(
    'of %s with %i ends when its closing rounds are played',
    (game, count, call, left) => {
      let playing = withCall(table(game, count), call);
      let hands = 0;
      while (handOn(playing) !== null) {
        const before = eveningIn(playing).entries.length;
        playing = withHand(played(playing));
        expect(eveningIn(playing).entries.length).toBe(before + 1);
        expect(playing.actions).toBe('');
        hands += 1;
      }
      const account = accountOf(eveningIn(playing));
      expect(hands).toBeGreaterThanOrEqual(left);
      expect(account.impossible).toEqual([]);
      expect(account.postings.filter(({ kind }) => kind === 'hand').length).toBe(left);
      expect(account.balance.reduce((sum, one) => sum + one, 0)).toBe(0);
    },
  );

  test('deals the same hand again to whoever loads the page again, and another one next', () => {
    const playing = table('droggn', 3);
    expect(handOn(playing)?.deal).toEqual(handOn(table('droggn', 3))?.deal);
    const next = withHand(played(playing));
    expect(handOn(next)?.deal).not.toEqual(handOn(playing)?.deal);
  });
});

describe('a table is set from a link', () => {
  const playing = played(table('dobbm', 4));
  const hand = handOn(playing);
  const record = hand && recordOn(hand, playing.actions);
  const written = record && linkOf(record);
  const link = written?.ok ? written.value : '';

  test('at a step of its hand', () => {
    const { from, fault } = readOpening(`#h=${link}&step=a2`);
    expect(fault).toBe(null);
    expect(from?.steps).toBe(2);
    expect(from?.record.deal.hands.map((cards) => [...cards].sort())).toEqual(
      record?.deal.hands.map((cards) => [...cards].sort()),
    );
    expect(from && playThrough(from.record).error).toBe(null);
  });

  test('not at its end, nor from a broken link, nor at a step that it does not have', () => {
    expect(readOpening(`#h=${link.slice(0, 8)}${link.slice(9)}`).fault).toBe('bad-link');
    expect(readOpening(`#h=${link}&step=t9.9`).fault).toBe('bad-link');
    expect(readOpening('#seed=7')).toEqual({ from: null, fault: null, seed: 7 });
  });
});
