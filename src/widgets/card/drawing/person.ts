import { area } from './cut.ts';
import { type Drawing, type Ink, shape } from './shape.ts';

export interface FaceOptions {
  readonly x: number;
  readonly y: number;
  /** Half the height of the face; 28 is its natural size. */
  readonly size: number;
  readonly dark: Ink;
  readonly light?: Ink;
  readonly smiles?: boolean;
  /** The side of the light: -1 left, 1 right. */
  readonly side?: -1 | 1;
}

/** A face cut in two by its nose: one half in the light, the other in the dark. */
export const face = ({
  x,
  y,
  size,
  dark,
  light = 'paper',
  smiles = false,
  side = -1,
}: FaceOptions): Drawing => {
  const unit = size / 28;
  const cut = (...numbers: readonly number[]): string =>
    area(
      ...numbers.map((number, index) =>
        index % 2 === 0 ? x - side * number * unit : y + number * unit,
      ),
    );
  const mouth = smiles
    ? [cut(-14, 12, -9, 14, 0, 15, 0, 20, -8, 18), cut(0, 17, 8, 16, 13, 12, 9, 19, 0, 21)]
    : [cut(-9, 15, 0, 15, 0, 19, -7, 18), cut(0, 16, 8, 16, 6, 19, 0, 20)];
  return [
    shape(light, cut(-21, -28, 21, -28, 22, -4, 18, 14, 8, 27, 0, 29, -8, 27, -18, 14, -22, -4)),
    shape(
      dark,
      cut(1, -28, 21, -28, 22, -4, 18, 14, 8, 27, 1, 29, 1, 12, -8, 9, 0, -8),
      cut(-17, -6, -12, -9, -5, -6, -8, -2, -14, -2),
      cut(-19, -15, -6, -14, -4, -10, -18, -12),
      mouth[0] ?? '',
    ),
    shape(light, cut(6, -6, 12, -9, 17, -6, 14, -2, 8, -2), mouth[1] ?? ''),
  ];
};
