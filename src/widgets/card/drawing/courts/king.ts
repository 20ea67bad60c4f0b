import { area, bar, disc, gouge } from '../cut.ts';
import { face } from '../person.ts';
import { type Drawing, shape } from '../shape.ts';
import type { Livery } from './livery.ts';

/** A king: a broad crown, a beard, ermine and a sceptre. */
export const king = ({ main, second, dark, sign, side }: Livery): Drawing => [
  shape(second, area('206,84 210,84 211,213 205,214')),
  shape(dark, area('104,66 168,66 178,96 176,128 160,138 112,138 96,128 94,96')),
  shape(main, area('52,233 62,184 92,156 180,156 208,182 220,211')),
  ...face({ x: 136, y: 98, size: 30, dark, side }),
  shape(
    dark,
    area('112,106 122,113 136,110 150,113 160,106 162,132 150,158 136,176 122,158 110,132'),
  ),
  shape(
    'paper',
    area('127,119 145,119 141,123 131,123'),
    gouge(122, 132, 132, 160, 4),
    gouge(150, 132, 140, 160, 4),
    gouge(136, 130, 136, 164, 4),
  ),
  shape(
    'paper',
    area(
      '92,150 112,146 120,160 136,178 152,160 160,146 180,150 196,176 160,188 136,212 112,188 76,178',
    ),
  ),
  shape(
    dark,
    ...[
      [96, 164],
      [110, 174],
      [124, 188],
      [136, 200],
      [148, 188],
      [162, 174],
      [178, 166],
    ].map(([x = 0, y = 0]) => area(x, y - 5, x + 3, y + 4, x, y + 2, x - 3, y + 4)),
  ),
  shape(main, area('136,172 142,160 136,166 130,160')),
  shape(
    second,
    area('100,70 94,34 112,52 122,28 136,48 150,28 160,52 178,34 172,70'),
    disc(94, 32, 5),
    disc(122, 26, 5),
    disc(150, 26, 5),
    disc(178, 32, 5),
  ),
  shape(dark, area('101,64 171,64 170,68 102,68')),
  shape(
    main,
    area('136,50 141,57 136,64 131,57'),
    area('112,54 116,59 112,64 108,59'),
    area('160,54 164,59 160,64 156,59'),
  ),
  shape(
    'paper',
    area('194,170 206,160 218,166 218,182 204,190 194,184'),
    gouge(74, 196, 66, 226, 5),
    gouge(92, 196, 88, 224, 5),
    gouge(184, 198, 188, 214, 5),
  ),
  shape(dark, bar(204, 168, 216, 170, 2), bar(204, 175, 216, 177, 2)),
  ...sign(main, 207, 62, 44),
];
