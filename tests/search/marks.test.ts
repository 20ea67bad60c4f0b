import { describe, expect, test } from 'vitest';
import { excerptPieces } from '#search/excerpt.ts';
import { stretchesToMark, wordsToMark } from '#search/marks.ts';
import { answers } from '#search/wordMatch.ts';

const marked = (text: string, query: string) =>
  stretchesToMark(text, wordsToMark(query)).map(({ start, end }) => text.slice(start, end));

describe('words are marked in whatever spelling they stand', () => {
  test.each([
    ['Der Gstieß ist keine Trumpfkarte.', 'gstiess', ['Gstieß']],
    ['Sküs, Skis', 'Skues', ['Sküs']],
    ['D’Hoptn und die andern', 'hoptn', ['D’Hoptn']],
    ['A king may be discarded.', 'can I discard a king', ['king', 'discarded']],
    ['The pagat, the Pagats', 'pagat', ['pagat', 'Pagats']],
    ['Gånzer', 'ganzer', ['Gånzer']],
    ['Nothing of the kind', 'king', []],
    ['a b c', 'a', ['a']],
  ])('%s, asked for “%s”', (text, query, expected) => {
    expect(marked(text, query)).toEqual(expected);
  });
});

describe('a word answers another of the same stem', () => {
  test.each([
    ['discards', 'discard', true],
    ['discard', 'discarding', true],
    ['announced', 'announcing', true],
    ['a', 'announcement', false],
    ['mord', 'match', false],
    ['kind', 'king', false],
  ])('%s for %s: %s', (word, asked, expected) => {
    expect(answers(word, asked)).toBe(expected);
  });
});

describe('an excerpt becomes text, never markup', () => {
  test.each([
    [
      'the <mark>king</mark> leads',
      [
        { text: 'the ', marked: false },
        { text: 'king', marked: true },
        { text: ' leads', marked: false },
      ],
    ],
    ['&lt;img src=x&gt;', [{ text: '<img src=x>', marked: false }]],
    ["<mark>d'Hoptn</mark>", [{ text: 'd’Hoptn', marked: true }]],
    [
      '<mark>(king:</mark>',
      [
        { text: '(', marked: false },
        { text: 'king', marked: true },
        { text: ':', marked: false },
      ],
    ],
    ['<mark>–</mark>', [{ text: '–', marked: false }]],
    ['', []],
  ])('%s', (excerpt, pieces) => {
    expect(excerptPieces(excerpt)).toEqual(pieces);
  });
});
