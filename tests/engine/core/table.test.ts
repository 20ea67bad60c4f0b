import { describe, expect, test } from 'vitest';
import {
  nextSeat,
  othersOf,
  playerOf,
  seatAfter,
  seatsOf,
  seatToPlay,
  settle,
  without,
  withoutAll,
} from '#engine';

describe('seats', () => {
  test('go round clockwise', () => {
    expect(seatsOf(3)).toEqual([1, 2, 3]);
    expect([nextSeat(1, 3), nextSeat(3, 3), nextSeat(3, 4), nextSeat(4, 4)]).toEqual([2, 1, 4, 1]);
    expect(seatAfter(3, 2, 4)).toBe(1);
  });

  test('other than one begin at its left', () => {
    expect(othersOf(2, 3)).toEqual([3, 1]);
    expect(othersOf(4, 4)).toEqual([1, 2, 3]);
  });
});

describe('a trick', () => {
  const trick = { lead: 3, cards: ['HK', 'H4'] } as const;

  test('says who plays next', () => {
    expect(seatToPlay(trick, 3)).toBe(2);
    expect(seatToPlay({ lead: 3, cards: [] }, 3)).toBe(3);
  });

  test('says who played a card', () => {
    expect(playerOf(trick, 'H4', 3)).toBe(1);
    expect(playerOf(trick, 'H5', 3)).toBeNull();
  });
});

describe('cards', () => {
  test('are taken away one by one or together', () => {
    expect(without(['HK', 'H4', 'H5'], 'H4')).toEqual(['HK', 'H5']);
    expect(without(['HK'], 'H4')).toEqual(['HK']);
    expect(withoutAll(['HK', 'H4', 'H5'], ['H5', 'HK'])).toEqual(['H4']);
  });
});

describe('payments', () => {
  test.each([
    ['three players', 20, 2, 3, [-20, 40, -20]],
    ['a resting fourth', -21, 1, 4, [-63, 21, 21, 21]],
    ['nothing to pay', 0, 3, 3, [0, 0, 0]],
  ] as const)(
    'with %s are made with each other player',
    (_, amount, declarer, players, payments) => {
      expect(settle(amount, declarer, players)).toEqual(payments);
    },
  );
});
