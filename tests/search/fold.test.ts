import { describe, expect, test } from 'vitest';
import { fold, foldWords, keyOf } from '#search/fold.ts';

describe('spellings of one word fold to one text', () => {
  test.each([
    ['ß and ss', ['Gstieß', 'Gstiess', 'GSTIESS', 'gstieß', 'GSTIEẞ']],
    ['umlaut, two letters, bare vowel', ['Sküs', 'Skues', 'Skus', 'SKÜS', 'Sku\u0308s']],
    ['ring over a', ['Gånzer', 'Ganzer', 'GÅNZER', 'Ga\u030anzer']],
    ['apostrophes', ['d’Hoptn', "d'Hoptn", 'd‘Hoptn', 'dʼHoptn', 'd´Hoptn', 'd`Hoptn', 'Hoptn']],
    ['hyphens', ['Tiroler-Tarock', 'Tiroler Tarock', 'Tiroler–Tarock', 'tiroler  tarock']],
    ['compatibility letters', ['ﬁnal', 'final']],
    ['letters that Unicode does not take apart', ['Løca', 'Łoca', 'łøca', 'Loca']],
  ])('%s', (_, spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });
});

describe('what is different stays different', () => {
  test.each([
    ['Pagat', 'Mond'],
    ['Solo', 'Super'],
    ['Match', 'Mord'],
    ['discard', 'discards'],
  ])('%s and %s', (left, right) => {
    expect(fold(left)).not.toBe(fold(right));
  });
});

test('words come in order, and none from punctuation alone', () => {
  expect(foldWords('“Pagat, Ultimo!”')).toEqual(['pagat', 'ultimo']);
  expect(foldWords(' … — ')).toEqual([]);
});

describe('a key forgets the leading article and the gaps', () => {
  test.each([
    ['der Mond', 'Mond'],
    ['dar Kloane', 'kloane'],
    ['an Schwochn', 'Schwochn'],
    ['to buy', 'buy'],
    ['Super Mord', 'supermord'],
  ])('%s is filed under %s', (title, typed) => {
    expect(keyOf(title)).toBe(keyOf(typed));
  });

  test('but an article alone is still a word', () => {
    expect(keyOf('der')).toBe('der');
  });
});
