import { area, bar, disc, gouge } from '../cut.ts';
import { face } from '../person.ts';
import { type Drawing, shape } from '../shape.ts';
import type { Livery } from './livery.ts';

/** A queen: a long veil under a small crown, and a flower. */
export const queen = ({ main, second, dark, sign, side }: Livery): Drawing => [
  shape(
    main,
    area('114,44 158,44 180,64 190,110 196,156 216,188 224,211 46,234 54,200 78,156 84,110 94,64'),
  ),
  shape(
    'paper',
    gouge(98, 80, 78, 190, 6),
    gouge(92, 130, 62, 222, 6),
    gouge(174, 80, 196, 182, 6),
    gouge(182, 140, 214, 208, 6),
  ),
  shape(second, area('104,146 136,168 168,146 180,176 180,217 94,228 94,176')),
  shape(dark, area('110,62 162,62 170,86 170,126 160,146 112,146 102,126 102,86')),
  ...face({ x: 136, y: 102, size: 27, dark, side }),
  shape('paper', area('128,126 144,126 148,146 166,150 136,172 106,150 124,146')),
  shape(
    dark,
    area('136,62 150,68 158,84 158,100 150,86 136,76 122,86 114,100 114,84 122,68'),
    disc(136, 156, 4),
  ),
  shape(
    second,
    area('112,50 106,24 122,38 136,18 150,38 166,24 160,50'),
    area('196,118 201,118 192,176 186,176'),
  ),
  shape(main, disc(136, 36, 4), disc(120, 43, 3), disc(152, 43, 3)),
  shape('paper', area('176,158 194,152 204,160 200,176 184,182 174,174')),
  shape(
    dark,
    bar(186, 160, 200, 162, 2),
    bar(185, 168, 199, 170, 2),
    gouge(112, 168, 108, 222, 4),
    gouge(164, 168, 168, 214, 4),
  ),
  ...sign(main, 136, 198, 34),
  ...sign(main, 202, 94, 44),
];
