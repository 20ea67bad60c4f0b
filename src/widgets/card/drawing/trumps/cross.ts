import { area, bar, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

const [X, Y] = [158, 76];

/** A beam of light from behind the cross to the edge of the block. */
const beam = (degrees: number): string => {
  const ends = [degrees - 6, degrees + 6].flatMap((at) => {
    const angle = (at * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const across = (dx > 0 ? 230 - X : 14 - X) / dx;
    const along = (dy < 0 ? 14 - Y : 190 - Y) / dy;
    const reach = Math.min(across, along);
    return [X + dx * reach, Y + dy * reach];
  });
  return area(X, Y, ...ends);
};
const BEAMS = [-204, -180, -156, -132, -108, -84, -60, -36, -12, 12, 36].map((at) =>
  beam(at + 0.1),
);

/** The cross on a summit, with choughs. */
export const cross: Drawing = [
  shape('larch', ...BEAMS),
  shape(
    'slate',
    area('14,180 46,140 70,160 96,130 124,160 190,160 210,140 230,160 230,210 14,238'),
  ),
  shape(
    'iron',
    bar(158, 22, 158, 180, 15),
    bar(118, 68, 198, 68, 15),
    area(
      '14,238 14,222 50,206 66,210 92,184 112,178 128,160 148,152 168,152 180,168 196,174 208,196 230,200 230,210',
    ),
  ),
  shape(
    'paper',
    area('128,160 148,152 144,166 150,178 138,186 132,176 116,190 118,174'),
    area('180,168 196,174 192,188 184,182 174,194 174,178'),
    gouge(158, 164, 164, 204, 5),
    gouge(108, 188, 94, 222, 5),
    gouge(202, 196, 198, 208, 4),
    gouge(66, 216, 50, 232, 4),
    gouge(154, 84, 154, 144, 3),
  ),
  shape(
    'iron',
    'M36 100C42 91 51 91 55 99C59 91 68 89 77 96C68 96 61 100 56 109C50 100 44 98 36 100zM66 136C71 130 77 130 80 135C83 130 89 128 95 132C89 132 85 136 81 142C77 136 72 134 66 136zM196 112C201 106 207 106 210 111C213 106 219 104 225 108C219 108 215 112 211 118C207 112 202 110 196 112z',
  ),
];
