import { angles, area, bar, disc, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

const [X, Y] = [134, 134];
const spoke = (degrees: number, from: number, to: number, width: number): string => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  return bar(X + dx * from, Y + dy * from, X + dx * to, Y + dy * to, width);
};
const buckets = (from: number, to: number, width: number): string =>
  Array.from({ length: 14 }, (_, index) => spoke(index * (360 / 14) + 8, from, to, width)).join('');

/** The water wheel of a hammer smithy. */
export const mill: Drawing = [
    shape('slate', area(14, 206, 230, 180, 230, 210, 14, 238)),
  shape(
    'iron',
    area(14, 86, 14, 72, 70, 44, 112, 92, 104, 98, 96, 92, 96, 224, 88, 224, 88, 96, 14, 96),
    area(14, 130, 96, 130, 96, 136, 14, 136),
    area(30, 150, 58, 150, 58, 182, 30, 182),
  ),
  shape(
    'larch',
    area(34, 154, 42, 154, 42, 178, 34, 178),
    area(46, 154, 54, 154, 54, 178, 46, 178),
  ),
  shape('paper', disc(X, Y, 84)),
  shape('iron', disc(X, Y, 76), buckets(70, 84, 7)),
  shape('larch', disc(X, Y, 69)),
  shape('iron', buckets(50, 74, 5), disc(X, Y, 53)),
  shape('paper', disc(X, Y, 46)),
  shape(
    'iron',
    spoke(14, -50, 50, 8),
    spoke(74, -50, 50, 8),
    spoke(134, -50, 50, 8),
    disc(X, Y, 14),
  ),
  shape('paper', disc(X, Y, 5)),
  shape('slate', 'M230 28L146 38C176 42 206 66 212 120V222H230z'),
  shape(
    'iron',
    area(230, 18, 140, 30, 140, 40, 230, 28),
    area(
      14,
      238,
      14,
      216,
      40,
      208,
      62,
      218,
      90,
      206,
      112,
      214,
      140,
      200,
      164,
      208,
      190,
      196,
      212,
      202,
      230,
      194,
      230,
      210,
    ),
  ),
  shape(
    'paper',
    gouge(226, 70, 226, 180, 4),
    gouge(214, 62, 180, 42, 4),
    gouge(30, 226, 84, 218, 5),
    gouge(100, 220, 150, 212, 5),
    gouge(164, 213, 214, 206, 5),
  ),
];
