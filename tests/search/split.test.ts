import { describe, expect, test } from 'vitest';
import type { LexiconFile } from '#search/lexicon.ts';
import { readLexicon, readNames, splitLexicon } from '#search/split.ts';

const file: LexiconFile = {
  root: '/',
  entries: [
    { kind: 'term', url: '/glossary/#mond', title: 'Mond', forms: ['moon'], note: 'The highest.' },
    { kind: 'person', url: '/people/#geiser', title: 'Remigius Geiser' },
    { kind: 'section', url: '/history/', title: 'How the games were found', note: 'Two riddles.' },
  ],
  rules: [{ id: 'droggn/play/follow-suit', title: 'Follow suit', number: '7.3', note: 'Whoever.' }],
};

describe('the list in two files', () => {
  const { names, words } = splitLexicon(file);

  test('the first has names, spellings and numbers only', () => {
    expect(names.entries).toEqual([
      { kind: 'term', url: '/glossary/#mond', title: 'Mond', forms: ['moon'] },
      { kind: 'person', url: '/people/#geiser', title: 'Remigius Geiser' },
    ]);
    expect(names.rules).toEqual([
      { id: 'droggn/play/follow-suit', title: 'Follow suit', number: '7.3' },
    ]);
    expect(readNames(names).complete).toBe(false);
  });

  test('both together have everything once', () => {
    const { entries, complete } = readLexicon(names, words);
    expect(complete).toBe(true);
    expect(entries.map(({ url, note }) => [url, note])).toEqual([
      ['/glossary/#mond', 'The highest.'],
      ['/people/#geiser', undefined],
      ['/droggn/play/#follow-suit', 'Whoever.'],
      ['/history/', 'Two riddles.'],
    ]);
  });

  test('of another edition, what is known by name only stays, and what has no name is left out', () => {
    const other = {
      ...words,
      entries: [{ url: '/glossary/#gone', note: 'No longer.' }],
      rules: [],
    };
    expect(readLexicon(names, other).entries.map(({ url }) => url)).toEqual([
      '/glossary/#mond',
      '/people/#geiser',
      '/droggn/play/#follow-suit',
    ]);
  });
});
