import { area, bar, disc, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

const BLADES = [20, 34, 50, 66, 84, 100, 116, 134, 150, 188, 202, 216] as const;

/** A scythe in the meadow. */
export const scythe: Drawing = [
  shape('slate', disc(96, 150, 66)),
  shape(
    'iron',
    'M176 36C120 24 58 52 28 116C70 76 118 66 170 64z',
    area('163,30 177,30 191,213 178,215'),
    bar(178, 118, 206, 112, 9, 11),
    bar(181, 168, 150, 174, 9, 11),
    area('14,238 14,212 120,204 230,194 230,210'),
    ...BLADES.map((x, index) =>
      area(x - 5, 208, x + (index % 2 === 0 ? -5 : 6), 180 - (index % 3) * 8, x + 5, 208),
    ),
  ),
  shape('larch', area('169,40 175,40 186,212 181,213')),
  shape(
    'paper',
    gouge(160, 50, 66, 82, 7),
    gouge(30, 224, 90, 216, 4),
    gouge(110, 216, 160, 210, 4),
  ),
];
