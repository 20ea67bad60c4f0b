import { area, bar, gouge } from '../cut.ts';
import { face } from '../person.ts';
import { type Drawing, shape } from '../shape.ts';
import type { Livery } from './livery.ts';

/** A jack: a young smith in a feathered hat, his hammer over the shoulder. */
export const jack = ({ main, second, dark, sign, side }: Livery): Drawing => [
  shape(second, bar(210, 60, 176, 214, 8)),
  shape(dark, area('184,46 228,56 224,80 180,70')),
  shape(dark, area('108,74 164,74 172,104 166,136 154,142 118,142 106,136 100,104')),
  shape(main, area('56,232 66,184 96,152 114,150 120,136 152,136 158,150 176,152 202,176 216,212')),
  shape(second, area('104,148 168,148 172,218 100,228')),
  ...face({ x: 136, y: 104, size: 29, dark, side }),
  shape('paper', area('118,143 136,154 154,143 170,154 136,170 102,154')),
  shape(
    main,
    area('84,80 104,66 112,40 128,46 158,38 166,62 192,66 180,80 136,74'),
    'M152 48C156 28 178 18 214 22C196 26 190 34 180 50C174 60 164 60 156 62z',
  ),
  shape(second, area('107,58 165,55 167,63 104,68')),
  shape(
    'paper',
    gouge(160, 46, 206, 24, 4),
    gouge(74, 196, 68, 226, 5),
    gouge(88, 190, 86, 222, 5),
    gouge(188, 190, 194, 212, 5),
    area('176,164 192,158 202,166 198,182 184,186 174,178'),
  ),
  shape(dark, bar(186, 166, 199, 169, 2), bar(184, 173, 197, 176, 2)),
  ...sign(main, 136, 196, 42),
];
