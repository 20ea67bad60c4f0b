import { expect, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import { concordanceOf } from '#archive/concordance.ts';
import { placeName } from '#words/hand/place.ts';
import { ROOT } from './files.ts';

const { hands, rules } = readArchive(ROOT).archive;
const concordance = concordanceOf(hands);

test('a rule is seen once a hand, in hands of its own game', () => {
  for (const [rule, sightings] of concordance) {
    const seen = sightings.map(({ hand }) => hand.id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => !id.startsWith(`${rule.split('/')[0]}/`))).toEqual([]);
  }
});

test('every hand shows rules at work, and every rule is in the ledger', () => {
  const shown = new Set([...concordance.values()].flat().map(({ hand }) => hand.id));
  expect([...shown].sort()).toEqual(hands.map(({ id }) => id).sort());
  const known = new Set(rules.map(({ id }) => id));
  expect([...concordance.keys()].filter((id) => !known.has(id))).toEqual([]);
});

test.each([
  ['t4.2', 'trick 4', '4. Stich'],
  ['t21.3', 'trick 21', '21. Stich'],
  ['a2', 'the auction', 'Ansage'],
  ['x', 'the exchange', 'Tausch'],
  ['d3', 'the doubling', 'Schießen'],
])('%s stands in %s', (address, en, de) => {
  expect([placeName(address, 'en'), placeName(address, 'de')]).toEqual([en, de]);
});
