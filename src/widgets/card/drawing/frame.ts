import { area, hole } from './cut.ts';
import { type Drawing, shape } from './shape.ts';

/** The size of a card in quarters of a millimetre. */
export interface Format {
  readonly width: number;
  readonly height: number;
}

/** 61 × 112 mm and 56 × 100 mm. */
export const FORMATS = {
  droggn: { width: 244, height: 448 },
  dobbm: { width: 224, height: 400 },
} as const;

/** From the edge of the card to the block. */
export const MARGIN = 14;
const LINE = 4;
/** How far the seam between the two halves falls from its middle to the edge of the block. */
export const SLANT = 14;

/** The corner cut out of the block for the index. */
export interface Notch {
  readonly width: number;
  readonly height: number;
}

const outline = (
  { width, height }: Format,
  notch: Notch,
  inset: number,
): readonly (readonly [number, number])[] => {
  const near = MARGIN + inset;
  const [right, bottom] = [width - near, height - near];
  const [x, y] = [near + notch.width, near + notch.height];
  return [
    [x, near],
    [right, near],
    [right, height - y],
    [width - x, height - y],
    [width - x, bottom],
    [near, bottom],
    [near, y],
    [x, y],
  ];
};

/** The line around the block, cut out at the two corners of the index. */
export const frame = (format: Format, notch: Notch): string =>
  area(...outline(format, notch, 0).flat()) + hole(...outline(format, notch, LINE).flat());

/** The upper half of the block, down to the seam. */
export const halfBlock = ({ width, height }: Format, notch: Notch): string => {
  const right = width - MARGIN;
  const [x, y] = [MARGIN + notch.width, MARGIN + notch.height];
  return area(
    x,
    MARGIN,
    right,
    MARGIN,
    right,
    height / 2 - SLANT,
    MARGIN,
    height / 2 + SLANT,
    MARGIN,
    y,
    x,
    y,
  );
};

/** The seam, as a line of paper. */
export const seam = ({ width, height }: Format): Drawing => {
  const [left, right, middle] = [MARGIN, width - MARGIN, height / 2];
  return [
    shape(
      'paper',
      area(
        left,
        middle + SLANT - 2,
        right,
        middle - SLANT - 2,
        right,
        middle - SLANT + 2,
        left,
        middle + SLANT + 2,
      ),
    ),
  ];
};
