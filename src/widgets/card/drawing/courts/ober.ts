import { area, bar, disc, gouge } from '../cut.ts';
import { face } from '../person.ts';
import { type Drawing, shape } from '../shape.ts';
import type { Livery } from './livery.ts';

const BUTTONS = [
  [120, 180],
  [118, 196],
  [116, 212],
] as const;

/** An Ober: a captain in a tall hat, his sabre drawn, the suit sign high. */
export const ober = ({ main, second, dark, sign, side }: Livery): Drawing => [
  shape(dark, 'M184 176C206 156 216 130 216 96C226 130 218 164 194 186z'),
  shape(dark, area('88,82 150,82 158,110 150,142 88,142 80,110')),
  shape(main, area('34,235 46,182 78,154 98,150 104,134 134,134 140,150 160,154 194,180 204,213')),
  shape(
    second,
    area('50,186 54,168 78,154 96,152 92,166 70,178'),
    area('190,186 184,168 160,154 142,152 146,166 168,178'),
    area('76,166 84,154 164,207 158,219 152,220'),
  ),
  ...face({ x: 119, y: 110, size: 28, dark, side }),
  shape(
    dark,
    area(
      '103,124 112,120 119,123 126,120 135,124 142,120 136,132 124,130 119,128 114,130 102,132 96,120',
    ),
  ),
  shape('paper', area('103,141 119,150 135,141 138,149 119,162 100,149')),
  shape(main, area('66,92 78,78 90,72 98,28 138,24 148,70 162,76 172,90 119,82')),
  shape(
    second,
    area('89,66 147,63 150,74 87,77'),
    'M138 46C130 30 136 18 152 18C147 28 154 40 148 58z',
  ),
  shape(
    'paper',
    gouge(112, 60, 110, 34, 5),
    gouge(126, 58, 128, 32, 5),
    gouge(56, 196, 50, 228, 5),
    gouge(74, 192, 70, 226, 5),
    gouge(178, 190, 186, 212, 5),
    ...BUTTONS.map(([x, y]) => disc(x, y, 4)),
    area('172,172 186,164 200,172 200,186 186,194 174,188'),
  ),
  shape(dark, bar(184, 172, 198, 175, 2), bar(183, 180, 197, 183, 2), bar(170, 178, 182, 198, 5)),
  ...sign(main, 194, 54, 62),
];
