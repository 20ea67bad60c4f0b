import { LETTER_HEIGHT, LETTERS, NARROW_NUMERALS } from './letters.ts';
import { movePath } from './path.ts';

/** A word cut as one path, with the room it takes. */
export interface Word {
  readonly width: number;
  readonly path: (x: number, y: number) => string;
}

export interface WordOptions {
  readonly height: number;
  /** A wider word is squeezed to this. */
  readonly maxWidth?: number;
  /** Between two letters, in units of the alphabet. */
  readonly gap?: number;
  readonly narrow?: boolean;
}

/** Letters side by side: an index, a numeral or the word WELI. */
export const cutWord = (text: string, options: WordOptions): Word => {
  const { height, maxWidth = Number.POSITIVE_INFINITY, gap = 3, narrow = false } = options;
  const alphabet = narrow ? NARROW_NUMERALS : LETTERS;
  const letters = [...text].flatMap((character) => alphabet[character] ?? []);
  const natural = letters.reduce((sum, { width }) => sum + width + gap, -gap);
  const along = height / LETTER_HEIGHT;
  const across = Math.min(along, maxWidth / natural);
  return {
    width: natural * across,
    path: (x, y) => {
      let pen = 0;
      return letters
        .map((letter) => {
          const at = pen;
          pen += letter.width + gap;
          return movePath(letter.path, x + at * across, y, across, along);
        })
        .join('');
    },
  };
};
