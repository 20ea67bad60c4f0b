import { area, areaAt, bar, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

/** Layers of hay over one another on the pole; wisps hang out at their ends. */
const TUFT =
  '-30,0 30,0 40,12 48,28 52,46 44,42 43,54 33,46 28,56 20,46 13,58 6,47 -3,56 -12,46 -20,57 -29,46 -36,55 -43,43 -53,45 -48,28 -40,12';

const LAYERS = [
  [97, 145, 1.16],
  [95, 106, 1.02],
  [98, 68, 0.8],
] as const;

const straw = (x: number, y: number, size: number): readonly string[] =>
  [-30, -18, -6, 7, 19, 31].map((share, index) =>
    gouge(
      x + share * size * 0.8,
      y + (6 + (index % 3) * 7) * size,
      x + share * size * 1.1,
      y + (32 + (index % 2) * 8) * size,
      4,
    ),
  );

/** Hay on its drying poles, with a fork. */
export const hay: Drawing = [
  shape('slate', area('14,118 40,96 84,132 150,74 186,104 204,90 230,112 230,210 14,238')),
  shape(
    'iron',
    area('14,206 90,200 160,202 230,192 230,210 14,238'),
    bar(96, 28, 96, 210, 7),
    bar(60, 62, 134, 56, 6),
    bar(30, 112, 168, 102, 6),
    bar(26, 156, 172, 146, 6),
    bar(206, 100, 206, 206, 5),
    bar(188, 118, 224, 114, 4),
  ),
  ...LAYERS.flatMap(([x, y, size]) => [
    shape('iron', areaAt(TUFT, x, y - 2, size * 1.07, size * 1.14)),
    shape('larch', areaAt(TUFT, x, y, size * 0.98)),
    shape('iron', ...straw(x, y, size)),
  ]),
  ...(
    [
      [206, 150, 0.42],
      [206, 122, 0.32],
    ] as const
  ).flatMap(([x, y, size]) => [
    shape('iron', areaAt(TUFT, x, y - 2, size, size * 1.9)),
    shape('larch', areaAt(TUFT, x, y + 1, size * 0.8, size * 1.5)),
  ]),
  shape(
    'iron',
    bar(158, 214, 178, 66, 7),
    bar(164, 62, 196, 67, 7),
    bar(167, 62, 173, 24, 7, 3),
    bar(180, 64, 186, 26, 7, 3),
    bar(193, 66, 199, 30, 7, 3),
  ),
  shape(
    'paper',
    gouge(24, 226, 80, 218, 4),
    gouge(104, 218, 148, 212, 4),
    gouge(184, 206, 222, 200, 4),
  ),
];
