import { area, areaAt, bar, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

/** Joints between the stones of the arch. */
const joints = [-84, -60, -36, -12, 12, 36, 60, 84].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [Math.sin(angle), Math.cos(angle)];
  return bar(122 + x * 54, 176 - y * 58, 122 + x * 76, 176 - y * 76, 5);
});

const TREE = '0,-100 22,-55 14,-55 32,0 -32,0 -14,-55 -22,-55';

/** A stone bridge over the Ruetz. */
export const bridge: Drawing = [
  shape(
    'slate',
    area('14,104 40,70 66,90 86,60 110,74 170,24 200,60 214,50 230,70 230,210 14,238'),
  ),
  shape('paper', area('170,24 186,43 176,54 168,44 156,58 152,39')),
  shape(
    'iron',
    areaAt(TREE, 30, 120, 0.52),
    areaAt(TREE, 50, 112, 0.4),
    areaAt(TREE, 208, 122, 0.66),
    areaAt(TREE, 186, 112, 0.4),
    area('14,112 64,98 122,74 180,98 230,112 230,210 14,238'),
  ),
  shape(
    'larch',
    'M44 182C44 128 76 98 122 98C168 98 200 128 200 182L172 182C172 144 152 120 122 120C92 120 72 144 72 182z',
  ),
  shape('iron', ...joints),
  shape(
    'paper',
    'M72 182C72 144 92 120 122 120C152 120 172 144 172 182z',
    area('14,118 64,104 122,81 122,86 66,109 14,123'),
    area('230,118 180,104 122,81 122,86 178,109 230,123'),
  ),
  shape(
    'slate',
    area('74,182 78,160 96,146 112,160 132,140 150,160 168,154 170,182'),
    area('86,180 158,180 172,194 190,215 46,234 66,196'),
  ),
  shape(
    'paper',
    gouge(94, 186, 118, 183, 4),
    gouge(122, 191, 156, 186, 4),
    gouge(78, 200, 114, 195, 5),
    gouge(118, 204, 168, 198, 5),
    gouge(64, 217, 104, 210, 6),
    gouge(112, 219, 178, 210, 6),
    gouge(60, 230, 100, 224, 5),
    gouge(22, 138, 40, 156, 5),
    gouge(20, 168, 42, 196, 6),
    gouge(222, 138, 206, 156, 5),
    gouge(224, 168, 206, 190, 6),
  ),
];
