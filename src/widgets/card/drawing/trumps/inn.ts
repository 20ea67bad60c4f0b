import { area, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

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
const lozenge = (degrees: number, x: number, y: number, size: number): string => {
  const [cx, cy] = turned(degrees, x, y);
  return area(cx, cy - size, cx + size * 0.7, cy, cx, cy + size, cx - size * 0.7, cy);
};
const FAN = [-22, -9, 4, 17, 30] as const;

/** The table in the inn: a hand of cards and a jug. */
export const inn: Drawing = [
  shape('iron', area('14,14 230,14 230,210 14,238')),
  shape('larch', area('14,190 230,176 230,210 14,238')),
  ...FAN.flatMap((degrees) => [shape('iron', card(degrees, 3)), shape('paper', card(degrees, 0))]),
  shape('iron', ...FAN.map((degrees) => lozenge(degrees, -16, -124, 8)), lozenge(30, 2, -92, 20)),
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
    area('62,178 76,160 100,158 118,168 122,190 112,218 60,226 52,204'),
  ),
  shape(
    'paper',
    area(
      '66,180 78,164 98,162 106,172 94,176 108,178 114,186 98,186 110,192 110,200 94,196 102,206 96,214 70,216 58,204',
    ),
  ),
  shape('iron', area('70,164 80,144 92,146 90,164 84,178 72,182')),
  shape('paper', area('74,164 82,148 88,150 86,164 80,176 74,178')),
  shape(
    'iron',
    gouge(24, 224, 50, 220, 3),
    gouge(130, 212, 222, 198, 3),
    gouge(126, 198, 156, 194, 3),
  ),
];
