import { angles, area, areaAt, disc, hole } from './cut.ts';
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

/**
 * The back of a pack: a field of stars around an edelweiss. It looks the same when it is turned or
 * mirrored, so that it does not matter how a sheet is turned over.
 */
export const backOf = ({ width, height, margin }: Format, ink: Ink): Drawing => {
  const [middle, centre] = [width / 2, height / 2];
  const [columns, rows] = [7, 13];
  const [across, along] = [(width - 2 * margin - 16) / columns, (height - 2 * margin - 16) / rows];
  const field = Array.from({ length: columns * rows }, (_, index) => {
    const x = middle + ((index % columns) - (columns - 1) / 2) * across;
    const y = centre + (Math.floor(index / columns) - (rows - 1) / 2) * along;
    if (Math.hypot(x - middle, y - centre) < 66) return '';
    return index % 2 === 0 ? star(x, y, 12) : lozenge(x, y, 5);
  });
  const [near, inner] = [margin, margin + 6];
  return [
    shape(
      ink,
      area(near, near, width - near, near, width - near, height - near, near, height - near),
    ),
    shape(
      'paper',
      area(
        inner,
        inner,
        width - inner,
        inner,
        width - inner,
        height - inner,
        inner,
        height - inner,
      ) +
        hole(
          inner + 2,
          inner + 2,
          width - inner - 2,
          inner + 2,
          width - inner - 2,
          height - inner - 2,
          inner + 2,
          height - inner - 2,
        ),
      ...field,
      flower(middle, centre, 56),
    ),
    shape(ink, disc(middle, centre, 15)),
    shape('larch', disc(middle, centre, 11)),
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
    ...[22, 50, 78].flatMap((x) => [25, 145].map((y) => star(x, y, 10))),
    ...[36, 64].flatMap((x) => [45, 125].map((y) => star(x, y, 10))),
    ...[18, 82].flatMap((x) => [65, 105].map((y) => star(x, y, 10))),
    flower(50, 85, 26),
  ),
  shape('larch', disc(50, 85, 6)),
];
