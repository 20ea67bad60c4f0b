import type { Card, GameId } from '#engine';
import { cardName, type Locale } from '#words';
import { type Face, faceOf, type SuitFace } from '../face.ts';
import { figureOf } from './courts/index.ts';
import { FORMATS, type Format, frame, LINE, type Notch, notchPaper, seam } from './frame.ts';
import { cutWord } from './lettering.ts';
import { placePath } from './path.ts';
import { pipHalves } from './pips.ts';
import { type Drawing, type Shape, shape } from './shape.ts';
import { signOf } from './signs.ts';
import { SCENES } from './trumps/index.ts';
import { weliCorner } from './weli.ts';

/**
 * A card as it is printed. Picture and corner stand in the upper half and again, turned, in the
 * lower one; what is whole is printed last and once.
 */
export interface LargeCard {
  readonly format: Format;
  /** In the measures of the larger pack; `format.scale` brings it to size. */
  readonly picture: Drawing;
  readonly corner: Drawing;
  readonly whole: Drawing;
}

const INDEX = { height: 36, x: 18, y: 17 } as const;

/** The index of a suit card takes a column as wide as this, sign and all. */
const SUIT_NOTCH: Notch = { width: 44, height: 84 };

/** What is drawn on a card beside its index: the scene of a trump, a court figure or a sow. */
export const pictureOf = (game: GameId, card: Card): Drawing => {
  const face = faceOf(game, card);
  if (face.kind === 'pips') return [];
  if (face.kind === 'court') return figureOf(game, face.suit, face.court);
  return face.kind === 'sow' ? figureOf(game, face.suit, 'sow') : (SCENES[card] ?? []);
};

const suitIndex = (game: GameId, { suit }: SuitFace, index: string): Shape => {
  const { ink, path } = signOf(game, suit);
  const word = cutWord(index, { height: INDEX.height, maxWidth: 38 });
  const middle = INDEX.x + 16;
  return shape(ink, word.path(middle - word.width / 2, INDEX.y), placePath(path, middle, 76, 34));
};

/** How pips lie on the larger pack: their height, and the first column and row. */
const fieldOf = (count: number) => {
  if (count === 1) return { height: 176, left: 122, top: 224 };
  if (count <= 3) return { height: 84, left: 122, top: 96 };
  return count <= 6 ? { height: 70, left: 82, top: 136 } : { height: 54, left: 75, top: 130 };
};

const pip = ({ width, height, scale }: Format, path: string, count: number) => {
  const field = fieldOf(count);
  const [left, top] = [field.left * scale, field.top * scale];
  return ([column, row]: readonly [number, number]): string =>
    placePath(
      path,
      left + column * (width - 2 * left),
      top + row * (height - 2 * top),
      field.height * scale,
    );
};

const numberCard = (game: GameId, card: Card, face: SuitFace & { readonly count: number }) => {
  const format = FORMATS[game];
  const { ink, path } = signOf(game, face.suit);
  const { repeated, single } = pipHalves(face.count);
  const place = pip(format, path, face.count);
  return card === 'B6'
    ? { corner: weliCorner(format), whole: [seam(format)] }
    : {
        corner: repeated.length > 0 ? [shape(ink, ...repeated.map(place))] : [],
        whole: single.length > 0 ? [shape(ink, ...single.map(place))] : [],
      };
};

const trumpCorner = (format: Format, face: Face, index: string) => {
  const word = cutWord(index, { height: INDEX.height });
  const notch = { width: Math.round(word.width) + 2 * LINE + 2, height: 46 };
  const ink = face.kind === 'pagat' || face.kind === 'gstiess' ? 'red' : 'iron';
  return { notch, corner: [notchPaper(format, notch), shape(ink, word.path(INDEX.x, INDEX.y))] };
};

/** The large drawing of a card. */
export const largeCard = (game: GameId, card: Card, locale: Locale): LargeCard => {
  const format = FORMATS[game];
  const face = faceOf(game, card);
  const { index } = cardName(game, card, locale);
  const picture = pictureOf(game, card);
  if (face.kind === 'pips') {
    const { corner, whole } = numberCard(game, card, face);
    return { format, picture, corner: [suitIndex(game, face, index), ...corner], whole };
  }
  if (face.kind === 'court' || face.kind === 'sow') {
    const corner = [notchPaper(format, SUIT_NOTCH), suitIndex(game, face, index)];
    return { format, picture, corner, whole: [seam(format), frame(format, SUIT_NOTCH)] };
  }
  const { corner, notch } = trumpCorner(format, face, index);
  return { format, picture, corner, whole: [seam(format), frame(format, notch)] };
};
