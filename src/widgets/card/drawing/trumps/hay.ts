import { area, areaAt, bar, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

/** A shaggy dome with a fringe over the ground, 100 units wide and high. */
const HEAP =
  '0,0 15,4 18,9 31,20 35,29 44,42 43,53 50,68 50,94 47,101 44,94 37,98 31,94 25,101 19,94 12,98 6,94 0,101 -6,94 -12,98 -19,94 -25,101 -31,94 -37,98 -44,94 -47,101 -50,66 -44,51 -45,40 -35,27 -30,19 -17,8 -15,3';

const straw = [-47, -29, -10, 8, 26, 44].flatMap((share, index) => {
  const start = 73 + Math.abs(share) * 0.6;
  const middle = start + (203 - start) * (0.38 + (index % 3) * 0.08);
  return [
    gouge(96 + share * 0.5, start, 96 + share * 0.9, middle, 5),
    gouge(96 + (share + 6) * 0.95, middle + 8, 96 + (share + 6) * 1.15, 195, 5),
  ];
});

/** Hay on its drying poles, with a fork. */
export const hay: Drawing = [
  shape('slate', area('14,118 40,96 84,132 150,74 186,104 204,90 230,112 230,210 14,238')),
  shape(
    'iron',
    area('14,206 90,200 160,202 230,192 230,210 14,238'),
    bar(96, 38, 96, 70, 7),
    bar(204, 110, 204, 130, 6),
    areaAt(HEAP, 96, 54, 1.42, 1.56),
    areaAt(HEAP, 204, 118, 0.52, 0.83),
  ),
  shape('larch', areaAt(HEAP, 96, 59, 1.3, 1.44), areaAt(HEAP, 204, 123, 0.42, 0.72)),
  shape(
    'iron',
    ...straw,
    gouge(200, 140, 194, 180, 4),
    gouge(208, 144, 214, 184, 4),
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
