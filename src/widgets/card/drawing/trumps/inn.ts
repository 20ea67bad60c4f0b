import { area, bar, disc, gouge } from '../cut.ts';
import { placePath } from '../path.ts';
import { type Drawing, shape } from '../shape.ts';
import { signOf } from '../signs.ts';

/** A point of the fan, turned about the wrist. */
const turned = (degrees: number, x: number, y: number): readonly [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return [92 + x * c - y * s, 214 + x * s + y * c];
};
const card = (degrees: number, more: number): string =>
  area(
    ...turned(degrees, -25 - more, -138 - more),
    ...turned(degrees, 25 + more, -138 - more),
    ...turned(degrees, 25 + more, -50),
    ...turned(degrees, -25 - more, -50),
  );
const sign = (suit: string, degrees: number, x: number, y: number, height: number): string =>
  placePath(signOf('droggn', suit).path, ...turned(degrees, x, y), height);
const FAN = [-22, -9, 4, 17, 30] as const;
const SUITS = 'HSDCH';

/** Where the fingers end that close around the cards. */
const FINGERS = [
  [114, 169],
  [119, 181],
  [118, 193],
  [112, 205],
] as const;

/** The table in the inn: a hand of cards and a jug. */
export const inn: Drawing = [
  shape('iron', area('14,14 230,14 230,210 14,238')),
  shape('larch', area('14,190 230,176 230,210 14,238')),
  ...FAN.flatMap((degrees) => [shape('iron', card(degrees, 3)), shape('paper', card(degrees, 0))]),
  shape(
    'iron',
    ...FAN.map((degrees, index) => sign(SUITS[index] ?? '', degrees, -14, -123, 18)),
    sign('H', 30, 4, -92, 38),
  ),
  shape(
    'slate',
    'M204 108H216C228 112 230 150 214 164H202V154H208C218 146 218 122 208 118H204z',
    area('158,96 206,96 206,184 158,188'),
  ),
  shape(
    'paper',
    area(
      '152,92 158,82 168,84 176,76 190,78 196,84 208,86 212,96 206,106 198,100 190,108 182,100 172,106 164,98 156,102',
    ),
    gouge(168, 116, 166, 180, 6),
  ),
  shape(
    'iron',
    gouge(182, 112, 182, 182, 4),
    gouge(194, 112, 194, 180, 4),
    area('58,180 70,160 116,158 128,168 128,206 114,218 60,226 50,204'),
  ),
  shape(
    'paper',
    area('62,182 74,166 100,168 100,212 66,220 56,202'),
    ...FINGERS.map(([x, y]) => bar(88, y, x, y - 1, 10) + disc(x, y - 1, 5)),
  ),
  shape(
    'iron',
    ...FINGERS.slice(1).map(([x, y]) => bar(86, y - 7, x, y - 8, 2)),
    bar(75, 186, 86, 146, 20),
    disc(86, 147, 10),
  ),
  shape('paper', bar(75, 190, 86, 148, 13), disc(86, 148, 6)),
  shape(
    'iron',
    gouge(24, 224, 50, 220, 3),
    gouge(130, 212, 222, 198, 3),
    gouge(126, 198, 156, 194, 3),
  ),
];
