import { area, bar, disc, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

const BLADES = [20, 34, 50, 66, 84, 100, 116, 134, 150, 188, 202, 216] as const;

/** A scythe in the meadow. */
export const scythe: Drawing = [
  shape('slate', disc(96, 150, 66)),
  shape(
    'iron',
    'M176 36C120 24 58 52 28 116C70 76 118 66 170 64z',
    bar(170, 30, 184, 226, 14, 14),
    bar(178, 118, 206, 112, 9, 11),
    bar(181, 168, 150, 174, 9, 11),
    area(14, 238, 14, 212, 120, 204, 230, 194, 230, 210),
    ...BLADES.map((x, index) =>
      area(x - 5, 216, x + (index % 2 === 0 ? -9 : 8), 184 - (index % 3) * 8, x + 5, 216),
    ),
  ),
  shape('larch', bar(172, 40, 184, 220, 6, 6)),
  shape(
    'paper',
    gouge(160, 50, 66, 82, 7),
    gouge(30, 224, 90, 216, 4),
    gouge(110, 216, 160, 210, 4),
  ),
];
