import type { Piece } from './excerpt.ts';
import { fold, foldWords } from './fold.ts';
import { SMALL_WORDS } from './smallWords.ts';
import { answers } from './wordMatch.ts';

/** The part of an address that says which words to mark on the page. */
export const MARK_PARAMETER = 'mark';

/** A stretch of a text, from `start` up to, not including, `end`. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;

/** The folded words that are worth marking: the telling ones, or all where there are no others. */
export const wordsToMark = (query: string): readonly string[] => {
  const all = foldWords(query);
  const telling = all.filter((word) => !SMALL_WORDS.has(word) && word.length > 1);
  return telling.length > 0 ? telling : all;
};

/** Where a text has the words that were searched for, in whatever spelling. */
export const stretchesToMark = (text: string, asked: readonly string[]): readonly Stretch[] =>
  [...text.matchAll(WORD)]
    .filter(([word]) => asked.some((query) => answers(fold(word), query)))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** A text in pieces, those marked that were searched for. */
export const markedPieces = (text: string, asked: readonly string[]): readonly Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  const add = (to: number, marked: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), marked });
    from = to;
  };
  for (const { start, end } of stretchesToMark(text, asked)) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return pieces;
};
