import { expect, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import { backlinksOf, namedBy } from '#archive/backlinks.ts';
import { ROOT } from './files.ts';
import { SAMPLE_HAND } from './sampleHand.ts';

const { archive } = readArchive(ROOT);

const backlinks = backlinksOf({ ...archive, hands: [SAMPLE_HAND] });

test('a source knows the rules that it attests, also as one reading of a disputed one', () => {
  const attested = namedBy(backlinks, { kind: 'source', id: 'mcleod-droggn' }, 'rule');
  expect(attested).toContain('droggn/play/follow-suit');
  expect(attested).toContain('droggn/exchange/talon-hidden');
  expect(new Set(attested).size).toBe(attested.length);
});

test('an informant is found at the rules that he told', () => {
  const told = namedBy(backlinks, { kind: 'person', id: 'benedikt-falschlunger' }, 'rule');
  expect(told).toContain('droggn/variants/kleine-und-gstiess');
});

test('a term is found by the rules that use it, in a field or in their text', () => {
  const using = namedBy(backlinks, { kind: 'term', id: 'gstiess' }, 'rule');
  expect(using).toContain('droggn/gstiess/any-time');
  expect(using).toContain('droggn/pack/gstiess-no-trump');
});

test('a rule knows the hands that show it and the pages on which it stands', () => {
  const rule = { kind: 'rule', id: 'dobbm/play/follow-suit' } as const;
  expect(namedBy(backlinks, rule, 'hand')).toEqual(['dobbm/sample']);
  expect(namedBy(backlinks, rule, 'page')).toContain('en/dobbm/play');
});

test('nothing is said to name itself', () => {
  for (const [key, things] of backlinks) {
    expect(things.map(({ kind, id }) => `${kind} ${id}`)).not.toContain(key);
  }
});
