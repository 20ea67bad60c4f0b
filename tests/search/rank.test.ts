import { describe, expect, test } from 'vitest';
import type { LexiconEntry } from '#search/lexicon.ts';
import { prepareRanking, rank, readQuestion } from '#search/rank.ts';

const rule = (name: string, title: string, note: string, terms: readonly string[] = []) =>
  ({
    kind: 'rule',
    url: `/droggn/exchange/#${name}`,
    title,
    note,
    game: 'droggn',
    id: `droggn/exchange/${name}`,
    terms,
  }) satisfies LexiconEntry;

const entries: readonly LexiconEntry[] = [
  rule('king-with-trump', 'A king only with a trump', 'A king may be put away with a trump.', [
    'discard',
  ]),
  rule('take-talon', 'Taking up the talon', 'The declarer takes the three talon cards.'),
  rule('who-deals', 'The last declarer deals', 'Each hand is dealt by the declarer before.'),
  rule('beat', 'No duty to beat', 'Nobody has to beat the cards already played.'),
  {
    kind: 'term',
    url: '/glossary/#discard',
    title: 'discard',
    more: ['skartieren', 'A', 'trump I'],
  },
];

const ranking = prepareRanking(entries);

const best = (query: string, lenient = true): string | undefined =>
  rank(ranking, readQuestion(ranking, query, lenient), 3)[0]?.entry.url.split('#')[1];

describe('a plain question finds the rule', () => {
  test.each([
    ['can I discard a king', 'king-with-trump'],
    ['kings', 'king-with-trump'],
    ['may a king be skartiert', 'king-with-trump'],
    ['who is dealing', 'who-deals'],
    ['who took the talon', 'take-talon'],
    ['do I have to beat it', 'beat'],
    ['what is a discard', 'discard'],
  ])('%s', (query, name) => {
    expect(best(query)).toBe(name);
  });

  test('the same words are worth more in the title than in the text', () => {
    const [first, second] = rank(ranking, readQuestion(ranking, 'declarer', false), 3);
    expect(first?.entry.title).toBe('The last declarer deals');
    expect(first?.score).toBeGreaterThan(second?.score ?? 0);
  });

  test('what is asked for in the words of a way to ask stands before what only has the words', () => {
    const asked = {
      ...rule('lead', 'Leading', 'The declarer leads.'),
      asked: 'who starts, comes out',
    };
    const other = rule('start', 'Starts and ends', 'What starts an evening and who starts it.');
    const list = prepareRanking([other, asked]);
    const [first] = rank(list, readQuestion(list, 'who starts', false), 2);
    expect(first?.entry.title).toBe('Leading');
  });

  test('of a compound counts above all what stands last in it', () => {
    const list = prepareRanking([
      rule('round', 'Clockwise', 'The direction of a game: Richtung.'),
      rule('game', 'The game', 'One against two in a Spiel.'),
    ]);
    const [first] = rank(list, readQuestion(list, 'Spielrichtung', true), 2);
    expect(first?.entry.title).toBe('Clockwise');
  });

  test('a rule is found by the words of a term that names it', () => {
    const list = prepareRanking([
      ...entries.slice(1, 4),
      { ...entries[4], rules: ['droggn/exchange/take-talon'] } as LexiconEntry,
    ]);
    const found = rank(list, readQuestion(list, 'skartieren', false), 2);
    expect(found.map(({ entry }) => entry.title)).toContain('Taking up the talon');
  });

  test('what has only a part of the question says so', () => {
    const [first] = rank(ranking, readQuestion(ranking, 'talon shown', false), 1);
    expect(first?.coverage).toBeGreaterThan(0);
    expect(first?.coverage).toBeLessThan(0.7);
  });
});

describe('typing errors and compounds', () => {
  test('count only where that is wanted', () => {
    expect(best('tallon')).toBe('take-talon');
    expect(best('tallon', false)).toBeUndefined();
    expect(best('talonkarten')).toBe('take-talon');
    expect(best('talonkarten', false)).toBeUndefined();
  });
});

test('a letter or two words that name a term stand for no other word', () => {
  expect(readQuestion(ranking, 'trump', false)[0]?.meant.has('discard')).toBe(false);
  expect(readQuestion(ranking, 'discard', false)[0]?.meant.has('a')).toBe(false);
});

test('small words alone answer nothing', () => {
  expect(rank(ranking, readQuestion(ranking, 'what is it', true), 3)).toEqual([]);
  expect(rank(ranking, readQuestion(ranking, '', true), 3)).toEqual([]);
});
