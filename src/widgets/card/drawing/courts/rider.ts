import { area, bar, disc, gouge } from '../cut.ts';
import { face } from '../person.ts';
import { type Drawing, shape } from '../shape.ts';
import type { Livery } from './livery.ts';

/** A rider: the head of his horse before him, a two-cornered hat. */
export const rider = ({ main, second, dark, sign, side }: Livery): Drawing => [
  shape(second, area('140,122 176,116 208,138 226,211 130,223')),
  shape(dark, area('138,66 184,66 188,102 172,118 150,118 136,102')),
  ...face({ x: 161, y: 88, size: 23, dark, side }),
  shape(main, area('104,80 116,58 136,42 161,35 186,42 206,58 218,80 194,72 161,70 128,72')),
  shape(
    second,
    area('157,40 165,40 165,68 157,68'),
    area('155,36 148,24 152,16 162,20 172,15 175,25 168,36'),
  ),
  shape(
    'paper',
    gouge(118, 66, 146, 48, 5),
    gouge(204, 66, 176, 48, 5),
    area('146,116 161,124 176,116 180,126 161,138 142,126'),
  ),
  shape(
    dark,
    area(
      '52,182 46,168 56,150 84,118 90,88 101,102 112,84 118,106 142,124 162,160 174,217 92,228 102,200 106,180 92,178 78,188 62,192',
    ),
  ),
  shape(
    main,
    area(
      '56,180 51,168 60,153 87,122 92,100 100,110 110,96 114,110 138,128 156,162 168,217 98,226 108,198 110,174 92,173 76,184 62,187',
    ),
  ),
  shape(
    'paper',
    area('92,128 103,124 105,132 96,135'),
    gouge(118, 116, 142, 150, 6),
    gouge(126, 136, 152, 176, 6),
    gouge(136, 160, 160, 204, 6),
    disc(60, 172, 3),
    gouge(84, 150, 70, 166, 4),
  ),
  shape(dark, disc(100, 129, 3)),
  shape(
    second,
    bar(84, 121, 96, 176, 5),
    bar(68, 143, 82, 184, 5),
    bar(82, 150, 96, 174, 4),
    bar(92, 160, 184, 176, 4),
  ),
  shape('paper', area('176,168 190,164 200,172 196,186 182,188')),
  shape(dark, bar(184, 172, 197, 176, 2), bar(183, 179, 195, 183, 2)),
  ...sign(main, 192, 149, 32),
];
