import type { Card, GameId } from '#engine';
import { area, hole } from './cut.ts';
import { pictureOf } from './large.ts';
import { cutWord } from './lettering.ts';
import { type Drawing, shape } from './shape.ts';

/** The part of a card that a vignette shows, as the viewBox of an svg element. */
export const VIGNETTE_BOX = '12 12 220 228';

const NOTCH_HEIGHT = 46;

/** The upper half of a block with its line, its corner cut out as far as a numeral needs. */
const block = (notch: number, inset: number): readonly number[] => {
  const [near, right, falls] = [14 + inset, 230 - inset, inset * 0.9];
  const [x, y] = notch === 0 ? [near, near] : [near + notch, near + NOTCH_HEIGHT];
  return [x, near, right, near, right, 210 - falls, near, 238 - falls, near, y, x, y];
};

/**
 * The picture of a card by itself, to open a page or a chapter with: the upper half of its block,
 * with a numeral in the corner or without.
 */
export const vignette = (game: GameId, card: Card, numeral = ''): Drawing => {
  const word = cutWord(numeral, { height: 36 });
  const notch = numeral === '' ? 0 : Math.round(word.width) + 10;
  const corner =
    notch === 0 ? [] : [shape('paper', area(12, 12, 14 + notch, 12, 14 + notch, 60, 12, 60))];
  return [
    shape('paper', area('14,14 230,14 230,210 14,238')),
    ...pictureOf(game, card),
    ...corner,
    shape('iron', area(...block(notch, 0)) + hole(...block(notch, 4))),
    ...(notch === 0 ? [] : [shape('iron', word.path(18, 17))]),
  ];
};
