import { angles, area, bar, disc, gouge } from '../cut.ts';
import { face } from '../person.ts';
import { type Drawing, shape } from '../shape.ts';

const BALLS = angles(-168, -12, 7).map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round(122 + 82 * Math.cos(angle)), Math.round(104 + 76 * Math.sin(angle))] as const;
});

/** The Pagat: a juggler behind his table. */
export const pagat: Drawing = [
  shape('red', area('14,14 230,14 230,210 14,238')),
  shape(
    'iron',
    area(
      '122,136 152,144 186,128 196,104 212,108 208,150 160,182 164,214 80,214 84,182 36,150 32,108 48,104 58,128 92,144',
    ),
    area('64,82 92,70 98,52 146,52 152,70 180,82 160,88 84,88'),
  ),
  shape(
    'paper',
    area('30,108 28,92 36,84 44,90 50,104 46,112'),
    area('214,108 216,92 208,84 200,90 194,104 198,112'),
  ),
  ...face({ x: 122, y: 110, size: 26, dark: 'iron', smiles: true }),
  shape(
    'larch',
    area('92,72 152,72 156,80 88,80'),
    ...BALLS.map(([x, y]) => disc(x, y, 9)),
    area('122,148 134,166 122,184 110,166'),
    area('122,188 131,201 122,214 113,201'),
  ),
  shape(
    'paper',
    area('100,138 122,146 144,138 140,148 122,156 104,148'),
    gouge(60, 138, 90, 156, 5),
    gouge(184, 138, 154, 156, 5),
    ...BALLS.map(([x, y]) => disc(x - 3, y - 3, 2)),
  ),
  shape('larch', area('14,208 230,192 230,210 14,238')),
  shape(
    'iron',
    area('40,216 44,190 70,188 74,214'),
    bar(168, 203, 204, 200, 10),
    gouge(24, 226, 100, 219, 3),
    gouge(130, 214, 220, 201, 3),
  ),
  shape('paper', area('46,190 68,188 68,192 46,194'), disc(150, 202, 6)),
];
