import { describe, expect, test } from 'vitest';
import type { LexiconFile } from '#search/lexicon.ts';
import { readLexicon, readNames, splitLexicon } from '#search/split.ts';

const file: LexiconFile = {
  root: '/',
  entries: [
    {
      kind: 'term',
      url: '/glossary/#mond',
      title: 'Mond',
      forms: ['moon'],
      note: 'The highest.',
      written: [['Mond', '/sources/mcleod/']],
      rules: ['droggn/play/follow-suit'],
    },
    { kind: 'person', url: '/people/#geiser', title: 'Remigius Geiser' },
    { kind: 'source', url: '/sources/mcleod/', title: 'McLeod 1998', note: 'Online.' },
    { kind: 'section', url: '/history/', title: 'How the games were found', note: 'Two riddles.' },
    { kind: 'section', url: '/history/#telephoning', title: 'Telephoning', asked: 'calls' },
  ],
  rules: [{ id: 'droggn/play/follow-suit', title: 'Follow suit', number: '7.3', note: 'Whoever.' }],
};

describe('the list in two files', () => {
  const { names, words } = splitLexicon(file);

  test('the first has names, spellings and numbers only', () => {
    expect(names.entries).toEqual([
      { kind: 'term', url: '/glossary/#mond', title: 'Mond', forms: ['moon'] },
      { kind: 'person', url: '/people/#geiser', title: 'Remigius Geiser' },
      { kind: 'source', url: '/sources/mcleod/', title: 'McLeod 1998' },
    ]);
    expect(names.rules).toEqual([
      { id: 'droggn/play/follow-suit', title: 'Follow suit', number: '7.3' },
    ]);
    expect(readNames(names).complete).toBe(false);
  });

  test('both together have everything once, as it was', () => {
    const { entries, complete } = readLexicon(names, words);
    expect(complete).toBe(true);
    const [mond, geiser, mcleod, ...pages] = file.entries;
    const rule = {
      kind: 'rule',
      game: 'droggn',
      url: '/droggn/play/#follow-suit',
      ...file.rules[0],
    };
    expect(entries).toEqual([mond, geiser, mcleod, rule, ...pages]);
  });

  test('of another edition, names stay as they are, and only pages and headings are taken over', () => {
    const other = splitLexicon({ ...file, entries: file.entries.slice(1) }).words;
    expect(readLexicon(names, other).entries.map(({ url, note }) => [url, note])).toEqual([
      ['/glossary/#mond', undefined],
      ['/people/#geiser', undefined],
      ['/sources/mcleod/', undefined],
      ['/droggn/play/#follow-suit', undefined],
      ['/history/', 'Two riddles.'],
      ['/history/#telephoning', undefined],
    ]);
  });

  test('what is downloaded has places for addresses, and headings of a page together', () => {
    expect(words.entries).toEqual([
      { note: 'The highest.', written: [['Mond', 2]], rules: [0] },
      {},
      { note: 'Online.' },
    ]);
    expect(words.headings).toEqual([
      { page: '/history/', kind: 'section', list: [['telephoning', 'Telephoning', 'calls']] },
    ]);
  });
});
