import { area, areaAt, bar, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

/** Joints between the stones of the arch. */
const joints = [-84, -60, -36, -12, 12, 36, 60, 84].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [Math.sin(angle), Math.cos(angle)];
  return bar(122 + x * 56, 172 - y * 55, 122 + x * 78, 172 - y * 74, 5);
});

const TREE = '0,-100 22,-55 14,-55 32,0 -32,0 -14,-55 -22,-55';

/** A stone bridge over the Ruetz. */
export const bridge: Drawing = [
  shape(
    'slate',
    area('14,104 40,70 66,90 86,60 110,74 170,24 200,60 214,50 230,70 230,210 14,238'),
  ),
  shape(
    'paper',
    gouge(170, 36, 184, 70, 6),
    gouge(164, 44, 152, 80, 5),
    gouge(190, 60, 200, 84, 4),
  ),
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
    'M40 168C44 122 78 96 122 96C166 96 200 122 204 168L176 168C173 140 152 119 122 119C92 119 71 140 68 168z',
  ),
  shape('iron', ...joints),
  shape(
    'paper',
    'M68 168C71 140 92 119 122 119C152 119 173 140 176 168L150 184L106 225L28 235L64 188z',
    area('14,118 64,104 122,81 122,86 66,109 14,123'),
    area('230,118 180,104 122,81 122,86 178,109 230,123'),
  ),
  shape(
    'slate',
    area('71,162 82,148 96,138 112,152 132,134 150,152 164,142 172,160 160,165 76,166'),
    area('96,172 140,174 128,186 90,227 46,233 66,204'),
  ),
  shape('iron', area('150,184 132,196 118,212 130,207 120,223 230,210 230,170 178,170')),
  shape(
    'paper',
    gouge(118, 178, 80, 206, 5),
    gouge(112, 194, 66, 228, 6),
    gouge(76, 202, 58, 224, 4),
    gouge(150, 206, 190, 194, 5),
    gouge(176, 210, 220, 200, 4),
    gouge(22, 138, 36, 156, 5),
    gouge(20, 168, 40, 192, 6),
    gouge(222, 138, 210, 156, 5),
    gouge(224, 164, 208, 182, 6),
  ),
];
