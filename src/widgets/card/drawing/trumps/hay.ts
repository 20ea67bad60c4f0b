import { area, bar, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

const strands = (x: number, y: number, size: number): string =>
  [
    [-0.1, 0.1, -0.5, 0.75],
    [0.1, 0.1, 0.52, 0.78],
    [0, 0.2, -0.08, 0.9],
    [-0.3, 0.5, -0.42, 0.95],
    [0.28, 0.45, 0.36, 0.95],
    [0.14, 0.3, 0.14, 0.8],
    [-0.2, 0.3, -0.26, 0.85],
  ]
    .map(([fromX = 0, fromY = 0, toX = 0, toY = 0]) =>
      gouge(x + fromX * size, y + fromY * size, x + toX * size, y + toY * size, size * 0.05),
    )
    .join('');

const heap = (x: number, y: number, size: number): string =>
  area(
    ...[
      0, 0, 0.16, 0.1, 0.22, 0.07, 0.3, 0.3, 0.4, 0.3, 0.42, 0.5, 0.54, 0.56, 0.5, 0.74, 0.6, 0.8,
      0.52, 1, -0.5, 1, -0.58, 0.82, -0.48, 0.74, -0.54, 0.54, -0.42, 0.5, -0.4, 0.28, -0.3, 0.3,
      -0.22, 0.08, -0.14, 0.1,
    ].map((share, index) => (index % 2 === 0 ? x : y) + share * size),
  );

/** Hay on its drying poles, with a fork. */
export const hay: Drawing = [
  shape(
    'slate',
    area(14, 128, 50, 96, 84, 122, 128, 84, 172, 118, 200, 96, 230, 120, 230, 210, 14, 238),
  ),
  shape(
    'iron',
    area(14, 204, 90, 196, 160, 202, 230, 190, 230, 210, 14, 238),
    bar(96, 34, 96, 60, 7),
    bar(198, 100, 198, 118, 5),
  ),
  shape('iron', heap(96, 48, 164).replace(/$/, ''), heap(198, 108, 94)),
  shape('larch', heap(96, 54, 152), heap(198, 113, 84)),
  shape(
    'iron',
    strands(96, 54, 152),
    strands(198, 113, 84),
    bar(160, 222, 186, 66, 6),
    bar(172, 62, 204, 68, 6),
    bar(174, 64, 180, 28, 6, 3),
    bar(188, 66, 194, 30, 6, 3),
    bar(201, 68, 207, 32, 6, 3),
  ),
  shape(
    'paper',
    gouge(24, 224, 80, 215, 4),
    gouge(110, 216, 148, 210, 4),
    gouge(184, 206, 222, 200, 4),
  ),
];
