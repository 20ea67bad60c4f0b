import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { favicon } from '../../scripts/drawn/mark.ts';

test('the favicon is drawn from the mark as it is now', () => {
  expect(readFileSync('public/favicon.svg', 'utf8')).toBe(favicon());
});
