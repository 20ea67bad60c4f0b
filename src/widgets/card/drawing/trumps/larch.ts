import { area, bar, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

const X = 140;
const TIERS = 8;

/** Boughs that hang and turn up at their ends. */
const boughs = (shift: number, share: number): string =>
  Array.from({ length: TIERS }, (_, tier) => {
    const y = 26 + tier * 20 + shift;
    const half = (14 + tier * 9) * share;
    const lean = tier % 2 === 0 ? 5 : -5;
    return area(
      X,
      y - 10,
      X + half * 0.4,
      y + 8,
      X + half + lean,
      y + 10 + tier * 0.8,
      X + half * 0.7,
      y + 19,
      X + half * 0.3,
      y + 16,
      X + 5,
      y + 24,
      X - half * 0.3,
      y + 16,
      X - half * 0.7,
      y + 19,
      X - half + lean,
      y + 10 + tier * 0.8,
      X - half * 0.4,
      y + 8,
    );
  }).join('');

/** A larch in October. */
export const larch: Drawing = [
  shape('slate', area('14,150 52,104 78,130 104,96 160,150 196,110 230,150 230,210 14,238')),
  shape(
    'paper',
    gouge(54, 112, 62, 136, 5),
    gouge(46, 120, 36, 146, 5),
    gouge(198, 120, 206, 144, 5),
    gouge(212, 138, 220, 164, 4),
  ),
  shape(
    'iron',
    area('14,212 60,202 120,208 180,198 230,200 230,210 14,238'),
    bar(X, 30, X, 214, 4, 15),
    boughs(5, 1.08),
  ),
  shape('larch', boughs(0, 1), bar(X - 2, 176, X - 2, 206, 2, 4)),
  shape(
    'paper',
    gouge(20, 228, 70, 219, 4),
    gouge(80, 222, 126, 215, 4),
    gouge(154, 213, 206, 204, 4),
  ),
];
