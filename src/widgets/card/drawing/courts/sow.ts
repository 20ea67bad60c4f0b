import { area, disc, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';
import type { Livery } from './livery.ts';

/** The sow that gives the deuce its name, under its sign. */
export const sow = ({ main, second, dark, sign }: Livery): Drawing => [
  ...sign(main, 136, 72, 94),
  shape(second, area('14,238 14,214 60,206 120,210 180,200 230,200 230,210')),
  shape(
    dark,
    'M204 150C214 148 222 140 216 133C211 129 205 134 208 140L212 139C211 136 214 135 215 138C216 142 210 145 202 144z',
    area(
      '32,174 36,162 50,158 64,146 66,130 80,138 86,126 96,138 122,130 158,130 186,138 204,152 210,168 204,184 206,205 192,206 188,190 174,188 168,206 156,207 156,190 130,194 120,192 116,211 102,212 100,192 92,190 88,210 76,211 76,188 58,184 46,186 34,183',
    ),
  ),
  shape(
    'paper',
    gouge(102, 142, 92, 170, 5),
    gouge(128, 138, 176, 140, 5),
    gouge(122, 146, 188, 151, 5),
    gouge(120, 156, 176, 162, 4),
    gouge(190, 160, 194, 184, 5),
    area('60,156 70,152 69,160 62,161'),
    disc(39, 169, 2),
    disc(39, 177, 2),
    gouge(62, 175, 44, 175, 3),
    gouge(30, 228, 80, 218, 4),
    gouge(110, 220, 170, 210, 4),
    disc(136, 188, 3),
    disc(148, 188, 3),
  ),
  shape(dark, disc(66, 157, 2)),
];
