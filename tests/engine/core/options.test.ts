import { describe, expect, test } from 'vitest';
import { chooseOptions, defaultOptions, droggn } from '#engine';

const specs = droggn.optionSpecs;

describe('rules options', () => {
  test('are at their first value by default', () => {
    expect(defaultOptions(specs)).toEqual({ 'win-at': '37', 'gstiess-last-trick': 'allowed' });
  });

  test('take the given values, numbers too, and leave the rest', () => {
    expect(chooseOptions(specs, { 'win-at': 38 })).toEqual({
      ok: true,
      value: { 'win-at': '38', 'gstiess-last-trick': 'allowed' },
    });
  });

  test('name the known keys when one is not known', () => {
    expect(chooseOptions(specs, { winAt: 38 })).toEqual({
      ok: false,
      error: { kind: 'unknown-key', key: 'winAt', known: ['win-at', 'gstiess-last-trick'] },
    });
  });

  test.each([
    [39, '39'],
    ['37.0', '37.0'],
    [null, 'null'],
    [true, 'true'],
    [['37'], '["37"]'],
  ])('name the known values when %j is given', (given, value) => {
    const known = ['37', '38', 'tie-by-last-trick'];
    expect(chooseOptions(specs, { 'win-at': given })).toEqual({
      ok: false,
      error: { kind: 'unknown-value', key: 'win-at', value, known },
    });
  });
});
