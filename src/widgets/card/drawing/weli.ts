import { area } from './cut.ts';
import type { Format } from './frame.ts';
import { cutWord } from './lettering.ts';
import { placePath } from './path.ts';
import { type Drawing, shape } from './shape.ts';
import { signOf } from './signs.ts';

/** The upper half of the Weli: three of its six bells and its name on a ribbon. */
export const weliCorner = ({ width, height, margin, slant }: Format): Drawing => {
  const { ink, path } = signOf('dobbm', 'B');
  const [middle, right] = [width / 2, width - margin];
  const word = cutWord('WELI', { height: 30, gap: 5 });
  const top = height / 2 - 54;
  return [
    shape(
      ink,
      placePath(path, 84, 52, 46),
      placePath(path, width - 50, 52, 46),
      placePath(path, (width + 34) / 2, 108, 46),
    ),
    shape(
      'iron',
      area(margin, top + 8, right, top, right, height / 2 - slant, margin, height / 2 + slant),
    ),
    shape('larch', area(margin, top + 13, right, top + 5, right, top + 8, margin, top + 16)),
    shape('paper', word.path(middle - word.width / 2, top + 17)),
  ];
};
