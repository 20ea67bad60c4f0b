import { describe, expect, test } from 'vitest';
import { accountOf } from '#engine';
import { linkOf, playThrough } from '#record';
import { readOpening } from '../../src/widgets/play/game/opening.ts';
import {
  handOn,
  isAhead,
  type Playing,
  recordOn,
  withAgain,
  withCall,
} from '../../src/widgets/play/game/saved.ts';
import { played, table, withHand } from './playTable.ts';

const called = (playing: Playing, kind: 'last-three' | 'mussrunde'): Playing => {
  const { course } = playing;
  return course.kind === 'evening' ? { ...playing, course: withCall(course, kind) } : playing;
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
      let playing = called(table(game, count), call);
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

describe('two tabs at the same table', () => {
  const start = table('dobbm', 4);
  const over = played(start);

  test('the one that has gone on is followed, and of two ways the first', () => {
    expect(isAhead(over, start)).toBe(true);
    expect(isAhead(start, over)).toBe(false);
    expect(isAhead(over, over)).toBe(false);
    expect(isAhead({ ...start, actions: 'pass' }, { ...start, actions: 'solo' })).toBe(true);
  });

  test('the next hand is further than the end of the last', () => {
    expect(isAhead(withHand(over), over)).toBe(true);
    expect(isAhead(over, withHand(over))).toBe(false);
  });

  test('another table is not followed', () => {
    expect(isAhead({ ...over, seed: 12 }, start)).toBe(false);
  });

  test('to take a hand of a link up once more is to go on', () => {
    const hand = handOn(over);
    if (!hand) throw new Error('no hand');
    const record = { ...recordOn(hand, over.actions), actions: '' };
    const single: Playing = { ...over, course: { kind: 'single', record, seat: 1 } };
    expect(withAgain(single).actions).toBe('');
    expect(isAhead(single, withAgain(single))).toBe(false);
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
