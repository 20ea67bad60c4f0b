import { area, bar, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

const TIERS = 9;
const boughs = (shift: number, share: number): string =>
  Array.from({ length: TIERS }, (_, tier) => {
    const y = 24 + tier * 19 + shift;
    const half = (9 + tier * 7.6) * share;
    const lean = tier % 2 === 0 ? 5 : -4;
    return area(
      138,
      y - 8,
      138 + half * 0.5,
      y + 10,
      138 + half + lean,
      y + 20 + tier,
      138 + half * 0.45,
      y + 18,
      138 + 4,
      y + 24,
      138 - half * 0.4,
      y + 18,
      138 - half + lean,
      y + 21 + tier,
      138 - half * 0.5,
      y + 9,
    );
  }).join('');

/** A larch in October. */
export const larch: Drawing = [
  shape(
    'slate',
    area(14, 150, 52, 104, 78, 130, 104, 96, 160, 150, 196, 110, 230, 150, 230, 210, 14, 238),
  ),
  shape(
    'iron',
    area(14, 204, 60, 196, 120, 204, 180, 192, 230, 196, 230, 210, 14, 238),
    bar(138, 40, 138, 214, 5, 13),
    boughs(4, 1.08),
  ),
  shape('larch', boughs(0, 1)),
  shape(
    'paper',
    gouge(20, 222, 70, 210, 4),
    gouge(80, 219, 120, 212, 4),
    gouge(150, 210, 200, 201, 4),
  ),
];
