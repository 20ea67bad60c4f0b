import { describe, expect, test } from 'vitest';
import { allOf, anyOf, counted, interfaceWords, plain, roman, signed } from '#words';

/** A list of one numeral passes for a word, a number and a list alike. */
const ANYTHING = ['2'];

/** The texts of a dictionary with the path to each. */
const textsOf = (words: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, value]) => {
    const here = `${path}${key}`;
    if (typeof value === 'string') return [[here, value] as const];
    if (typeof value === 'function')
      return [[here, String(value(ANYTHING, ANYTHING, ANYTHING))] as const];
    return textsOf(value, `${here}.`);
  });

describe('the interface speaks both languages', () => {
  const english = textsOf(interfaceWords('en'));
  const german = textsOf(interfaceWords('de'));

  test('with the same keys', () => {
    expect(german.map(([path]) => path)).toEqual(english.map(([path]) => path));
  });

  test('and never without words', () => {
    for (const [path, text] of [...english, ...german]) expect(text, path).toMatch(/\S/);
  });

  test('with the quotation marks of each', () => {
    for (const [path, text] of english) expect(text, path).not.toMatch(/["„]/);
    for (const [path, text] of german) expect(text, path).not.toMatch(/["”]/);
  });
});

test('numbers are written with a true minus sign', () => {
  expect([53, 0, -6].map(signed)).toEqual(['+53', '0', '−6']);
  expect([53, 0, -6].map(plain)).toEqual(['53', '0', '−6']);
  expect([1, 2, 0].map((count) => counted(count, 'trick', 'tricks'))).toEqual([
    '1 trick',
    '2 tricks',
    '0 tricks',
  ]);
});

test('trumps carry Roman numerals', () => {
  expect([1, 4, 9, 14, 18, 19, 20, 21].map(roman)).toEqual([
    'I',
    'IV',
    'IX',
    'XIV',
    'XVIII',
    'XIX',
    'XX',
    'XXI',
  ]);
});

test('lists are joined as each language does', () => {
  expect(anyOf([], 'en')).toBe('');
  expect(anyOf(['a'], 'en')).toBe('a');
  expect(anyOf(['a', 'b', 'c'], 'en')).toBe('a, b or c');
  expect(allOf(['a', 'b', 'c'], 'de')).toBe('a, b und c');
});
