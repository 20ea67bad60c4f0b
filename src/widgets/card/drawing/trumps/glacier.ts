import { area, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

/** A torn gap in the ice from its one end to the other, widest in the middle. */
const crevasse = (x1: number, y1: number, x2: number, y2: number, depth: number): string => {
  const upper = [0, -0.1, 0.35, -0.2, 0.25, -0.1, 0];
  const lower = [0, 0.5, 1, 0.7, 1.1, 0.4, 0];
  const along = (share: number, index: number) => [
    x1 + ((x2 - x1) * index) / 6,
    y1 + ((y2 - y1) * index) / 6 + share * depth,
  ];
  return area(...upper.flatMap(along), ...lower.map(along).toReversed().flat());
};

/** Crevasses slant across the tongue, none as long as the next. */
const CREVASSES = [
  [108, 96, 124, 112],
  [100, 122, 134, 132],
  [138, 108, 152, 126],
  [84, 142, 112, 158],
  [128, 146, 170, 152],
  [72, 164, 88, 180],
  [106, 172, 158, 180],
  [160, 164, 188, 176],
] as const;

/** A glacier coming down between two peaks to its mouth, torn by crevasses. */
export const glacier: Drawing = [
  shape('slate', area('14,14 230,14 230,210 14,238')),
  shape('paper', area('40,110 92,70 122,90 150,64 200,110 210,190 38,200')),
  shape(
    'iron',
    area('14,238 14,118 38,86 52,94 74,62 88,80 102,102 88,116 90,134 70,150 58,172 34,188 24,222'),
    area(
      '230,212 230,84 206,56 194,66 176,34 160,62 148,90 162,108 158,126 182,142 190,162 212,178 222,212',
    ),
  ),
  shape(
    'paper',
    area('74,60 84,72 76,84 70,76 58,92 61,78'),
    area('176,32 190,54 182,66 174,54 166,72 165,50'),
    area('206,54 220,70 210,80 202,72 196,84 194,64'),
    area('38,83 49,90 40,104 24,104'),
    gouge(176, 70, 186, 128, 5),
    gouge(198, 90, 208, 160, 5),
    gouge(62, 96, 54, 146, 5),
    gouge(36, 112, 28, 170, 5),
    gouge(216, 110, 222, 170, 4),
  ),
  shape(
    'slate',
    ...CREVASSES.map(([x1, y1, x2, y2], index) => crevasse(x1, y1, x2, y2, 8 + (index % 3) * 2)),
    area(
      '34,188 54,182 60,190 78,184 90,192 108,188 124,192 146,184 160,190 180,180 196,186 214,176 216,196 196,206 150,212 96,218 50,222 28,214',
    ),
  ),
  shape(
    'iron',
    ...CREVASSES.map(([x1, y1, x2, y2]) => crevasse(x1, y1 + 1, x2, y2 + 1, 5)),
    gouge(124, 194, 126, 212, 4),
    gouge(146, 190, 144, 208, 4),
    gouge(168, 188, 168, 208, 4),
    gouge(188, 184, 190, 204, 4),
    area('54,219 58,202 68,194 82,193 94,201 100,219'),
    area('14,238 14,216 44,208 54,217 100,217 128,211 156,213 180,206 206,198 230,200 230,210'),
  ),
  shape(
    'paper',
    area('64,214 92,214 84,219 100,222 60,231 46,231 66,221'),
    gouge(170, 212, 214, 205, 4),
  ),
];
