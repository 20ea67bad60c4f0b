import { area, disc } from '../cut.ts';
import { face } from '../person.ts';
import { type Drawing, shape } from '../shape.ts';

const bell = (x: number, y: number): Drawing => [
  shape('iron', disc(x, y, 12)),
  shape('paper', disc(x, y, 9)),
  shape(
    'iron',
    area(
      x - 6,
      y + 1,
      x + 6,
      y + 1,
      x + 6,
      y + 3,
      x + 1,
      y + 3,
      x + 1,
      y + 8,
      x - 1,
      y + 8,
      x - 1,
      y + 3,
      x - 6,
      y + 3,
    ),
  ),
];

/** The Gstieß: a fool in two colours, with cap and bells. */
export const gstiess: Drawing = [
  shape('larch', area('14,14 122,14 122,224 14,238')),
  shape('red', area('122,14 230,14 230,210 122,224')),
  shape(
    'red',
    'M122 100L92 92C84 72 72 64 60 74C52 80 52 96 52 108L34 112C22 76 36 44 66 40C92 36 112 56 122 78z',
    area('122,100 122,30 104,66 98,90'),
    area('122,150 122,223 60,231 66,196 30,182 58,168 92,150'),
  ),
  shape(
    'larch',
    'M122 100L152 92C160 72 172 64 184 74C192 80 192 96 192 108L210 112C222 76 208 44 178 40C152 36 132 56 122 78z',
    area('122,100 122,30 140,66 146,90'),
    area('122,150 122,223 184,216 178,190 214,178 186,168 152,150'),
  ),
  shape('iron', area('88,88 122,96 156,88 156,96 122,106 88,96')),
  ...face({ x: 122, y: 126, size: 30, dark: 'iron', smiles: true }),
  shape(
    'paper',
    area('122,158 104,154 90,164 100,184 110,166 122,196 134,166 144,184 154,164 140,154'),
  ),
  shape('iron', area('88,88 122,98 156,88 156,97 122,108 88,97')),
  ...bell(44, 120),
  ...bell(200, 120),
  ...bell(122, 28),
  ...bell(34, 186),
  ...bell(210, 182),
  ...bell(122, 202),
];
