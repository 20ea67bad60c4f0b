import type { GameId } from '#engine';
import { area, hole } from './cut.ts';
import { type Shape, shape } from './shape.ts';

/** The measures of a pack in quarters of a millimetre. */
export interface Format {
  readonly width: number;
  readonly height: number;
  /** From the edge of the card to the block. */
  readonly margin: number;
  /** How far the seam between the halves falls from the middle to the edge of the block. */
  readonly slant: number;
  /** How large a picture stands that was drawn for the larger pack. */
  readonly scale: number;
}

/** 61 × 112 mm and 56 × 100 mm. */
export const FORMATS: Readonly<Record<GameId, Format>> = {
  droggn: { width: 244, height: 448, margin: 14, slant: 14, scale: 1 },
  dobbm: { width: 224, height: 400, margin: 13, slant: 13, scale: 0.9 },
};

export const LINE = 4;

/** The corner cut out of the block for the index. */
export interface Notch {
  readonly width: number;
  readonly height: number;
}

const outline = (format: Format, notch: Notch, inset: number): readonly number[] => {
  const { width, height, margin } = format;
  const near = margin + inset;
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
  ].flat();
};

/** The line around the block, cut out at the two corners of the index. */
export const frame = (format: Format, notch: Notch): Shape =>
  shape('iron', area(...outline(format, notch, 0)) + hole(...outline(format, notch, LINE)));

/** The paper of the corner cut out of the block; it covers the edge of what lies under it. */
export const notchPaper = ({ margin }: Format, { width, height }: Notch): Shape => {
  const [near, x, y] = [margin - 2, margin + width, margin + height];
  return shape('paper', area(near, near, x, near, x, y, near, y));
};

/** The seam between the halves, a line of paper. */
export const seam = ({ width, height, margin, slant }: Format): Shape => {
  const [right, middle] = [width - margin, height / 2];
  return shape(
    'paper',
    area(
      margin,
      middle + slant - 2,
      right,
      middle - slant - 2,
      right,
      middle - slant + 2,
      margin,
      middle + slant + 2,
    ),
  );
};
