import { describe, expect, test } from 'vitest';
import type { LexiconList } from '#search/lexicon.ts';
import { readLexicon, readNames, splitLexicon } from '#search/split.ts';

const file: LexiconList = {
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
    { kind: 'section', url: '/history/#who-says-so', title: 'Who says so?' },
    { kind: 'section', url: '/history/#1996', title: 'The year of the calls' },
  ],
  rules: [{ id: 'droggn/play/follow-suit', title: 'Follow suit', number: '7.3', note: 'Whoever.' }],
};

describe('the list in two files', () => {
  const { names, words } = splitLexicon(file);

  test('the first has names, spellings and numbers only', () => {
    expect(names).toEqual({
      root: '/',
      entries: {
        kind: ['term', 'person', 'source'],
        url: ['mond', 'geiser', 'mcleod'],
        title: ['Mond', 'Remigius Geiser', 'McLeod 1998'],
        forms: [['moon']],
      },
      rules: { id: ['droggn/play/follow-suit'], title: ['Follow suit'], number: ['7.3'] },
    });
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
      ['/history/#who-says-so', undefined],
      ['/history/#1996', undefined],
    ]);
  });

  test('what is downloaded has places for addresses, and headings of a page together', () => {
    expect(words.entries).toEqual({
      note: ['The highest.', 0, 'Online.'],
      written: [[[0, 2]]],
      rules: [[0]],
    });
    expect(words.headings).toEqual([
      {
        page: '/history/',
        kind: 'section',
        list: [[0, 'Telephoning', 'calls'], 'Who says so?', ['1996', 'The year of the calls']],
      },
    ]);
  });

  test('of numbers that follow each other only the first of a chapter is downloaded', () => {
    const rules = ['1.1', '1.2', '2.1', '2.3'].map((number) => ({
      id: `droggn/play/r${number}`,
      title: number,
      number,
    }));
    const split = splitLexicon({ ...file, rules });
    expect(split.names.rules.number).toEqual(['1.1', 0, '2.1', '2.3']);
    const read = readNames(split.names).entries.filter(({ kind }) => kind === 'rule');
    expect(read.map(({ number }) => number)).toEqual(['1.1', '1.2', '2.1', '2.3']);
  });
});
