import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedEdits, editDistance } from '#search/distance.ts';

describe('one typing error is one edit', () => {
  test.each([
    ['a missing letter', 'droggn', 'drogn', 1],
    ['a letter too many', 'triplet', 'tripplet', 1],
    ['a wrong letter', 'gstieb', 'gsties', 1],
    ['two neighbours swapped', 'discard', 'dicsard', 1],
    ['two errors', 'announcement', 'anouncment', 2],
    ['none', 'pagat', 'pagat', 0],
  ])('%s', (_, right, typed, edits) => {
    expect(editDistance(right, typed, 2)).toBe(edits);
  });
});

test('a distance beyond the limit is the limit and one', () => {
  expect(editDistance('pagat', 'mond', 2)).toBe(3);
  expect(editDistance('', 'abc', 1)).toBe(2);
});

test('one edit is allowed from four letters, two from seven', () => {
  expect([1, 3, 4, 6, 7, 20].map(allowedEdits)).toEqual([0, 0, 1, 1, 2, 2]);
});

const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') });

test('the distance is symmetric, and 0 exactly for equal words', () => {
  fc.assert(
    fc.property(word, word, (left, right) => {
      expect(editDistance(left, right, 8)).toBe(editDistance(right, left, 8));
      expect(editDistance(left, right, 8) === 0).toBe(left === right);
    }),
  );
});

test('a tighter limit gives the same distance up to the limit', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (left, right, limit) => {
      expect(editDistance(left, right, limit)).toBe(
        Math.min(editDistance(left, right, 8), limit + 1),
      );
    }),
  );
});
