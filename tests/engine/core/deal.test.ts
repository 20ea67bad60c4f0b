import { describe, expect, test } from 'vitest';
import { type Deal, droggn, faultOfDeal } from '#engine';

const [first = '', ...others] = droggn.pack;

const whole: Deal = {
  talon: droggn.pack.slice(0, 3),
  hands: [droggn.pack.slice(3, 24), droggn.pack.slice(24, 45), droggn.pack.slice(45, 66)],
  rests: false,
};

describe('a deal', () => {
  test('that is the whole pack has no fault', () => {
    expect(faultOfDeal(droggn, whole)).toBeNull();
  });

  test('needs one hand a seat', () => {
    expect(faultOfDeal(droggn, { ...whole, hands: whole.hands.slice(1) })).toEqual({
      kind: 'hands',
      given: 2,
      needed: 3,
    });
  });

  test('names the seat with too many or too few cards, or the talon', () => {
    const [one = [], ...rest] = whole.hands;
    expect(faultOfDeal(droggn, { ...whole, hands: [one.slice(1), ...rest] })).toEqual({
      kind: 'size',
      seat: 1,
      given: 20,
      needed: 21,
    });
    expect(faultOfDeal(droggn, { ...whole, talon: [] })).toEqual({
      kind: 'size',
      seat: null,
      given: 0,
      needed: 3,
    });
  });

  test('names a card that is not in the pack, and where it lies', () => {
    expect(faultOfDeal(droggn, { ...whole, talon: ['H8', ...whole.talon.slice(1)] })).toEqual({
      kind: 'unknown-card',
      seat: null,
      card: 'H8',
    });
  });

  test('names a card that occurs twice', () => {
    const twice = [first, first, ...others.slice(1, 2)];
    expect(faultOfDeal(droggn, { ...whole, talon: twice })).toEqual({
      kind: 'card-twice',
      card: first,
    });
  });
});
