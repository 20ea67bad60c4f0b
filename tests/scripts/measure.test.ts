import { expect, test } from 'vitest';
import { spread } from '../../scripts/bench/measure.ts';

test('what is measured a few hundred thousand times can be summed up', () => {
  const numbers = Array.from({ length: 400_000 }, (_, index) => index);
  expect(spread(numbers)).toBe('mean 200,000, median 200,000, 95 % 380,000, most 399,999');
});
