import { angles, area, bar, disc, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

const [X, Y] = [122, 124];
const spoke = (degrees: number, from: number, to: number, width: number): string => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  return bar(X + dx * from, Y + dy * from, X + dx * to, Y + dy * to, width);
};

/** The water wheel of a hammer smithy. */
export const mill: Drawing = [
  shape(
    'slate',
    area(230, 62, 150, 40, 150, 52, 190, 70, 206, 110, 206, 230, 230, 230),
    area(14, 208, 230, 186, 230, 210, 14, 238),
  ),
  shape('iron', disc(X, Y, 76)),
  shape('paper', disc(X, Y, 64)),
  shape(
    'iron',
    ...angles(0, 337.5, 16).map((at) => spoke(at, 70, 90, 9)),
    ...angles(11, 311, 6).map((at) => spoke(at, 0, 70, 9)),
    disc(X, Y, 50),
  ),
  shape('paper', disc(X, Y, 42)),
  shape(
    'iron',
    ...angles(11, 311, 6).map((at) => spoke(at, 0, 66, 8)),
    disc(X, Y, 17),
    area(230, 40, 146, 30, 146, 40, 230, 52),
  ),
  shape('larch', disc(X, Y, 8)),
  shape(
    'iron',
    area(
      14,
      238,
      14,
      214,
      40,
      206,
      62,
      216,
      90,
      204,
      112,
      212,
      140,
      198,
      164,
      206,
      190,
      194,
      212,
      200,
      230,
      192,
      230,
      210,
    ),
  ),
  shape(
    'paper',
    gouge(214, 90, 214, 180, 5),
    gouge(222, 100, 222, 190, 4),
    gouge(200, 74, 182, 62, 4),
    gouge(30, 224, 84, 216, 5),
    gouge(100, 218, 150, 210, 5),
    gouge(164, 212, 214, 204, 5),
  ),
];
