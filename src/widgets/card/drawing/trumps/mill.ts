import { area, bar, disc, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

const [X, Y] = [138, 136];
const spoke = (degrees: number, from: number, to: number, width: number): string => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  return bar(X + dx * from, Y + dy * from, X + dx * to, Y + dy * to, width);
};
const buckets = (from: number, to: number, width: number): string =>
  Array.from({ length: 14 }, (_, index) => spoke(index * (360 / 14) + 8, from, to, width)).join('');

/** The water wheel of a hammer smithy. */
export const mill: Drawing = [
  shape('slate', area('14,206 230,180 230,210 14,238')),
  shape('iron', area('14,94 22,88 90,134 90,226 14,226')),
  shape('larch', area('24,146 35,146 35,182 24,182'), area('39,146 50,146 50,182 39,182')),
  shape('iron', area('14,72 22,68 116,132 110,142 22,82 14,86')),
  shape('paper', area('14,87 22,83 90,130 90,134 22,88 14,92'), disc(X, Y, 84)),
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
  shape('slate', 'M230 32L150 42C184 48 212 74 214 122V206H230z'),
  shape(
    'iron',
    area('230,20 140,32 140,43 230,32'),
    area(
      '14,238 14,216 40,208 62,218 90,204 112,207 140,200 164,204 190,196 212,202 230,194 230,210',
    ),
  ),
  shape(
    'paper',
    gouge(225, 66, 225, 190, 4),
    gouge(219, 124, 219, 204, 4),
    gouge(216, 76, 178, 47, 5),
    gouge(30, 226, 84, 218, 5),
    gouge(100, 220, 150, 212, 5),
    gouge(164, 213, 214, 206, 5),
  ),
];
