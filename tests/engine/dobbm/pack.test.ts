import { describe, expect, test } from 'vitest';
import { dobbm } from '#engine';
import { cards, deal } from './table.ts';

describe('the pack', () => {
  test('has thirty-six different cards, nine in each of four suits [dobbm/pack/thirty-six-cards, mcleod-dobbm]', () => {
    expect(new Set(dobbm.pack).size).toBe(36);
    for (const suit of ['H', 'L', 'A', 'B']) {
      expect(dobbm.pack.filter((card) => dobbm.suitOf(card) === suit)).toHaveLength(9);
    }
  });

  test.each([
    ['sow', 'LS', 11],
    ['ten', 'L10', 10],
    ['king', 'LK', 4],
    ['ober', 'LO', 3],
    ['unter', 'LU', 2],
    ['nine', 'L9', 0],
    ['eight', 'L8', 0],
    ['seven', 'L7', 0],
    ['six', 'L6', 0],
  ])('a %s is worth its points [dobbm/pack/values, mcleod-dobbm]', (_, card, points) => {
    expect(dobbm.cardValue(card)).toBe(points);
  });

  test('is sorted with the hearts first and the sow before the ten [dobbm/pack/ranking]', () => {
    expect(dobbm.sortHand(cards('B6 LK H6 LS A10 HS L10'))).toEqual(
      cards('HS H6 LS L10 LK A10 B6'),
    );
  });

  test('knows no card but its own', () => {
    expect(['HS', 'B6', 'H10'].every(dobbm.isCard)).toBe(true);
    expect(['HA', 'B5', 'T1', 'S10', ''].some(dobbm.isCard)).toBe(false);
    expect(() => dobbm.cardValue('HA')).toThrow('HA is no card of Dobbm');
    expect(() => dobbm.sortHand(['HA', 'HS'])).toThrow('HA is no card of Dobbm');
  });
});

describe('the deal', () => {
  test('gives eight cards to each of four and four to the Dobb [dobbm/deal/packets, mcleod-dobbm]', () => {
    const { hands, talon } = deal();
    expect(dobbm.start({ hands, talon, rests: false }, {}).phase).toBe('auction');
    expect(() => dobbm.start({ hands: hands.slice(1), talon, rests: false }, {})).toThrow('hands');
    expect(() => dobbm.start({ hands, talon: talon.slice(1), rests: false }, {})).toThrow('size');
  });
});

describe('counting', () => {
  test('adds card to card and deducts nothing [dobbm/scoring/counting]', () => {
    expect(dobbm.count(cards('HS B10 L9'))).toEqual({
      groups: [
        { cards: ['HS'], values: [11], deduction: 0, points: 11, running: 11 },
        { cards: ['B10'], values: [10], deduction: 0, points: 10, running: 21 },
        { cards: ['L9'], values: [0], deduction: 0, points: 0, running: 21 },
      ],
      total: 21,
    });
  });
});
