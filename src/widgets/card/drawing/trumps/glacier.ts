import { area, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

/** A torn gap in the ice, from left to right, sagging in the middle. */
const crevasse = (left: number, right: number, y: number, depth: number): string => {
  const step = (right - left) / 8;
  const sag = [0, 0.45, 0.35, 0.85, 0.7, 1, 0.55, 0.5, 0];
  const upper = sag.map((share, index) => [left + index * step, y + share * depth]);
  const lower = [...sag]
    .toReversed()
    .map((share, index) => [
      right - index * step,
      y +
        share * depth * 1.2 +
        (index > 0 && index < 8 ? depth * (index % 2 === 0 ? 0.28 : 0.5) : 0),
    ]);
  return area(...upper.flat(), ...lower.flat());
};

/** A glacier coming down between two peaks to its mouth, torn by crevasses. */
export const glacier: Drawing = [
  shape('slate', area('14,14 230,14 230,210 14,238')),
  shape('paper', area('40,110 92,70 122,90 150,64 200,110 210,190 30,206')),
  shape(
    'iron',
    area('14,238 14,118 38,86 52,94 74,62 88,80 102,102 88,116 90,134 70,150 58,172 34,188 24,222'),
    area(
      '230,212 230,84 206,56 194,66 176,34 160,62 148,90 162,108 158,126 182,142 190,162 212,178 222,212',
    ),
  ),
  shape(
    'paper',
    area('74,62 82,72 76,84 70,76 58,92 62,78'),
    area('176,34 188,54 182,66 174,54 166,72 166,50'),
    area('206,56 218,70 210,80 202,72 196,84 198,66'),
    area('38,86 46,91 40,104 28,106'),
    gouge(176, 70, 186, 128, 5),
    gouge(198, 90, 208, 160, 5),
    gouge(62, 96, 54, 146, 5),
    gouge(36, 112, 28, 170, 5),
    gouge(216, 110, 222, 170, 4),
  ),
  shape(
    'slate',
    crevasse(100, 154, 112, 8),
    crevasse(92, 160, 130, 10),
    crevasse(80, 182, 148, 12),
    crevasse(62, 196, 168, 12),
    area(
      '34,188 54,182 60,190 78,184 90,192 108,188 124,192 146,184 160,190 180,180 196,186 214,176 216,196 196,206 150,212 96,218 50,222 28,214',
    ),
  ),
  shape(
    'iron',
    crevasse(110, 146, 115, 5),
    crevasse(102, 150, 133, 6),
    crevasse(96, 168, 151, 7),
    crevasse(80, 180, 171, 7),
    gouge(62, 190, 60, 216, 4),
    gouge(82, 190, 80, 214, 4),
    gouge(168, 188, 168, 208, 4),
    gouge(188, 184, 190, 204, 4),
    area('98,222 104,204 116,196 132,194 144,200 152,216'),
    area('14,238 14,216 44,208 70,220 100,216 150,212 180,206 206,198 230,200 230,210'),
  ),
  shape(
    'paper',
    area('114,218 136,215 156,217 84,227'),
    gouge(28, 228, 60, 222, 4),
    gouge(170, 212, 214, 205, 4),
  ),
];
