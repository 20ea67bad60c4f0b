import { area, bar, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

/** Shaggy heaps: domes with a fringe that hangs over the ground. */
const heap = (x: number, top: number, width: number, foot: number): string => {
  const half = width / 2;
  const shoulder = top + (foot - top) * 0.42;
  const fringe = Array.from({ length: 9 }, (_, index) => {
    const at = x + half - (index * width) / 8;
    return [at, foot - 10, at - width / 16, foot + (index % 2 === 0 ? 2 : -3)];
  }).flat();
  return area(
    x,
    top,
    x + half * 0.3,
    top + 6,
    x + half * 0.36,
    top + 14,
    x + half * 0.62,
    shoulder - 34,
    x + half * 0.7,
    shoulder - 20,
    x + half * 0.88,
    shoulder,
    x + half * 0.86,
    shoulder + 18,
    x + half,
    shoulder + 40,
    ...fringe.slice(0, -2),
    x - half,
    shoulder + 36,
    x - half * 0.88,
    shoulder + 16,
    x - half * 0.9,
    shoulder - 4,
    x - half * 0.7,
    shoulder - 24,
    x - half * 0.6,
    shoulder - 36,
    x - half * 0.34,
    top + 12,
    x - half * 0.3,
    top + 5,
  );
};

const straw = (x: number, top: number, width: number, foot: number): string =>
  [-0.36, -0.22, -0.08, 0.06, 0.2, 0.34]
    .flatMap((share, index) => {
      const start = top + 14 + Math.abs(share) * 60;
      const middle = start + (foot - start) * (0.38 + (index % 3) * 0.08);
      return [
        gouge(x + share * width * 0.5, start, x + share * width * 0.9, middle, 5),
        gouge(
          x + (share + 0.05) * width * 0.95,
          middle + 8,
          x + (share + 0.05) * width * 1.15,
          foot - 8,
          5,
        ),
      ];
    })
    .join('');

/** Hay on its drying poles, with a fork. */
export const hay: Drawing = [
  shape(
    'slate',
    area(14, 118, 40, 96, 84, 132, 150, 74, 186, 104, 204, 90, 230, 112, 230, 210, 14, 238),
  ),
  shape(
    'iron',
    area(14, 206, 90, 200, 160, 202, 230, 192, 230, 210, 14, 238),
    bar(96, 38, 96, 70, 7),
    bar(204, 110, 204, 130, 6),
    heap(96, 54, 142, 210),
    heap(204, 118, 52, 202),
  ),
  shape('larch', heap(96, 59, 130, 203), heap(204, 122, 44, 196)),
  shape(
    'iron',
    straw(96, 59, 130, 203),
    straw(204, 122, 44, 196),
    bar(156, 226, 178, 66, 7),
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
