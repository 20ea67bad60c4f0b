import type { Card, GameId } from '#engine';
import { cardName, type Locale } from '#words';
import { type Face, faceOf, type SuitFace } from '../face.ts';
import { area, hole } from './cut.ts';
import { pictureOf } from './large.ts';
import { cutWord } from './lettering.ts';
import { placePath } from './path.ts';
import { pipPlaces } from './pips.ts';
import { type Drawing, type Ink, type Shape, shape } from './shape.ts';
import { signOf } from './signs.ts';

/**
 * A card of less than 70 pixels: a large index, and under it as much of the picture as can be
 * seen. It is 100 units wide and 170 high, whatever the pack.
 */
export interface SmallCard {
  readonly under: Drawing;
  readonly picture: Drawing;
  /** Where the picture stands. */
  readonly at: { readonly x: number; readonly y: number; readonly scale: number };
  readonly over: Drawing;
}

export const SMALL = { width: 100, height: 170 } as const;

const PAGE = area('0,0 100,0 100,170 0,170');
const BLOCK = [4, 60, 96, 60, 96, 166, 4, 166] as const;

/** The field of the pips: centres of the outer ones. */
const FIELD = { left: 55, right: 84, top: 62, bottom: 150 } as const;

const pipHeight = (count: number): number => {
  if (count === 1) return 62;
  if (count <= 3) return 32;
  return count <= 6 ? 28 : 22;
};

const pips = (path: string, count: number): string =>
  pipPlaces(count)
    .map(([column, row]) => {
      const x = FIELD.left + column * (FIELD.right - FIELD.left);
      const y = FIELD.top + row * (FIELD.bottom - FIELD.top);
      return placePath(path, x, y, pipHeight(count));
    })
    .join('');

const suitCard = (game: GameId, face: SuitFace, index: string): readonly Shape[] => {
  const { ink, path } = signOf(game, face.suit);
  const word = cutWord(index, { height: 44, maxWidth: 36 });
  const corner = word.path(22 - word.width / 2, 8) + placePath(path, 21, 78, 41);
  return [shape(ink, corner, face.kind === 'pips' ? pips(path, face.count) : '')];
};

/** The ground of the three cards that stand out from all others, and the ink of their index. */
const HONOURS: Readonly<Partial<Record<Face['kind'], readonly [Ink, Ink]>>> = {
  mond: ['iron', 'larch'],
  pagat: ['red', 'paper'],
  gstiess: ['larch', 'red'],
};

/** The number of a trump in figures, in the corner cut out of its block: what a tight fan shows. */
const figures = (card: Card): Drawing => {
  if (!card.startsWith('T')) return [];
  const word = cutWord(card.slice(1), { height: 22 });
  return [
    shape('paper', area(4, 60, word.width + 11, 60, word.width + 11, 88, 4, 88)),
    shape('iron', word.path(7, 63)),
  ];
};

const trumpCard = (card: Card, face: Face, index: string) => {
  const [ground, ink] = HONOURS[face.kind] ?? (['paper', 'iron'] as const);
  const isGstiess = face.kind === 'gstiess';
  const word = cutWord(index, { height: 44, maxWidth: 58, gap: 5, narrow: !isGstiess });
  return {
    under: [
      shape(ground, PAGE),
      shape(face.kind === 'trump' ? 'paper' : ground, area(...BLOCK)),
      shape('iron', area(4, 155, 96, 142, 96, 166, 4, 166)),
    ],
    over: [
      shape(ink, word.path(isGstiess ? 8 : 7, 8)),
      shape('iron', area(...BLOCK) + hole(6, 62, 94, 62, 94, 164, 6, 164)),
      ...figures(card),
    ],
  };
};

/** The small drawing of a card. */
export const smallCard = (game: GameId, card: Card, locale: Locale): SmallCard => {
  const face = faceOf(game, card);
  const { index } = cardName(game, card, locale);
  const picture = pictureOf(game, card);
  if (face.kind === 'pips' || face.kind === 'court' || face.kind === 'sow') {
    const at = face.kind === 'sow' ? { x: 4, y: 58, scale: 0.44 } : { x: -7, y: 49, scale: 0.5 };
    return { under: [shape('paper', PAGE)], picture, at, over: suitCard(game, face, index) };
  }
  return { picture, at: { x: -2, y: 54, scale: 0.426 }, ...trumpCard(card, face, index) };
};
