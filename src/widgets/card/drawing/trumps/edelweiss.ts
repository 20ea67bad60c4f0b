import { angles, area, disc, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

const [X, Y] = [122, 118];

const petal = (degrees: number, length: number, width: number): string => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number) => [
    X + dx * along - dy * across,
    Y + dy * along + dx * across,
  ];
  return area(
    ...at(8, -width / 3),
    ...at(length * 0.5, -width / 2),
    ...at(length * 0.8, -width / 3),
    ...at(length, 0),
    ...at(length * 0.8, width / 3),
    ...at(length * 0.5, width / 2),
    ...at(8, width / 3),
  );
};
const vein = (degrees: number, from: number, to: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return gouge(
    X + Math.cos(angle) * to,
    Y + Math.sin(angle) * to,
    X + Math.cos(angle) * from,
    Y + Math.sin(angle) * from,
    4,
  );
};
const LONG = angles(-90, 198, 5);
const SHORT = angles(-54, 234, 5);

/** An edelweiss on dark ground. */
export const edelweiss: Drawing = [
  shape('iron', area('14,14 230,14 230,210 14,238')),
  shape(
    'slate',
    area('119,130 125,130 118,224 110,225'),
    area('114,206 84,176 70,172 82,200 112,222'),
    area('116,200 140,172 158,168 150,190 116,214'),
  ),
  shape('slate', ...SHORT.map((at) => petal(at, 70, 30))),
  shape('paper', ...LONG.map((at) => petal(at, 84, 34))),
  shape(
    'iron',
    ...LONG.map((at) => vein(at, 30, 66)),
    ...SHORT.map((at) => vein(at, 34, 58)),
    disc(X, Y, 25),
  ),
  shape(
    'larch',
    disc(X, Y, 8),
    ...angles(0, 300, 6).map((at) =>
      disc(
        Math.round(X + 16 * Math.cos((at * Math.PI) / 180)),
        Math.round(Y + 16 * Math.sin((at * Math.PI) / 180)),
        7,
      ),
    ),
  ),
];
