import { angles, area, areaAt, disc } from './cut.ts';
import type { Format } from './frame.ts';
import { type Drawing, type Ink, shape } from './shape.ts';

/** A four-pointed star and a lozenge, the same from all sides, one unit high. */
const STAR = '0,-1 0.24,-0.24 1,0 0.24,0.24 0,1 -0.24,0.24 -1,0 -0.24,-0.24';
const LOZENGE = '0,-1 0.7,0 0,1 -0.7,0';

const star = (x: number, y: number, size: number): string => areaAt(STAR, x, y, size);
const lozenge = (x: number, y: number, size: number): string => areaAt(LOZENGE, x, y, size);

/** Petals around the middle of the back, alike under every turn and in a mirror. */
const flower = (x: number, y: number, length: number): string =>
  angles(0, 330, 12)
    .map((degrees, index) => {
      const angle = (degrees * Math.PI) / 180;
      const reach = index % 2 === 0 ? length : length * 0.72;
      const at = (along: number, across: number): readonly number[] => [
        x + Math.cos(angle) * along - Math.sin(angle) * across,
        y + Math.sin(angle) * along + Math.cos(angle) * across,
      ];
      return area(
        ...at(6, -3),
        ...at(reach * 0.6, -reach * 0.2),
        ...at(reach, 0),
        ...at(reach * 0.6, reach * 0.2),
        ...at(6, 3),
      );
    })
    .join('');

/** How far the pattern of a back reaches over the edge of the card, to be cut off. */
export const BLEED = 8;

/**
 * The back of a pack: a field of stars around an edelweiss, with a bleed. It looks the same when it
 * is turned or mirrored, so that it does not matter how a sheet is turned over.
 */
export const backOf = ({ width, height }: Format, ink: Ink): Drawing => {
  const [middle, centre] = [width / 2, height / 2];
  const [columns, rows] = [9, 17];
  const [across, along] = [width / (columns - 1), height / (rows - 1)];
  const field = Array.from({ length: columns * rows }, (_, index) => {
    const x = ((index % columns) * width) / (columns - 1);
    const y = (Math.floor(index / columns) * height) / (rows - 1);
    if (Math.hypot((x - middle) / across, (y - centre) / along) < 2.5) return '';
    return index % 2 === 0 ? star(x, y, 12) : lozenge(x, y, 5);
  });
  const [left, top, right, bottom] = [-BLEED, -BLEED, width + BLEED, height + BLEED];
  return [
    shape(ink, area(left, top, right, top, right, bottom, left, bottom)),
    shape('paper', ...field, flower(middle, centre, 58)),
    shape(ink, disc(middle, centre, 16)),
    shape('larch', disc(middle, centre, 12)),
  ];
};

/** The ink of a pack's back. */
export const BACK_INKS = { droggn: 'iron', dobbm: 'red' } as const satisfies Readonly<
  Record<string, Ink>
>;

/** The back as it is seen on a small card, 100 wide and 170 high. */
export const smallBack = (ink: Ink): Drawing => [
  shape('paper', area('0,0 100,0 100,170 0,170')),
  shape(ink, area('6,6 94,6 94,164 6,164')),
  shape(
    'paper',
    ...[0, 25, 50, 75, 100].flatMap((x, column) =>
      [0, 28, 57, 85, 113, 142, 170]
        .filter((y, row) => (row + column) % 2 === 1 && Math.hypot(x - 50, y - 85) > 30)
        .map((y) => star(x, y, 8)),
    ),
    flower(50, 85, 26),
  ),
  shape('larch', disc(50, 85, 6)),
];
