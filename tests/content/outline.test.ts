import { expect, test } from 'vitest';
import type { PlacedRule } from '#archive/ledger.ts';
import { earlyRules, outlineOf } from '#components/site/outline.ts';

const rule = (name: string, number: string): PlacedRule => ({
  id: `droggn/play/${name}`,
  game: 'droggn',
  chapter: 'play',
  name,
  number,
  title: { en: name },
  statement: { en: name },
  see: [],
  terms: [],
  enforced: true,
  standing: 'attested',
  witnesses: [{ source: 'mcleod-droggn' }],
});

const RULES = [rule('led', '7.1'), rule('won', '7.2'), rule('late', '7.3')];

const BODY = `Prose.

<Rule id="droggn/play/led" />

## Winning {#winning}

<Rules ids="droggn/play/won droggn/play/late" />

### Details

#### Too deep for a list
`;

const HEADINGS = [
  { depth: 2, slug: 'winning', text: 'Winning' },
  { depth: 3, slug: 'details', text: 'Details' },
  { depth: 4, slug: 'too-deep-for-a-list', text: 'Too deep for a list' },
];

test('the contents of a page are its headings and rules in the order of the text', () => {
  const items = outlineOf(BODY, HEADINGS, RULES, ({ title }) => title.en);
  expect(items.map(({ anchor, number, deep }) => [anchor, number, deep])).toEqual([
    ['led', '7.1', false],
    ['winning', undefined, false],
    ['won', '7.2', false],
    ['late', '7.3', false],
    ['details', undefined, true],
  ]);
});

test('a chapter named whole brings all its rules', () => {
  const items = outlineOf('<Rules chapter="droggn/play" />', [], RULES, ({ title }) => title.en);
  expect(items.map(({ anchor }) => anchor)).toEqual(['led', 'won', 'late']);
});

test('only the rules before the first heading are early', () => {
  expect([...earlyRules(BODY, RULES)]).toEqual(['droggn/play/led']);
  expect(earlyRules('<Rules chapter="droggn/play" />', RULES).size).toBe(3);
});
