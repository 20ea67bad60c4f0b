import type { LargeCard } from './large.ts';
import type { Drawing, Ink } from './shape.ts';
import type { SmallCard } from './small.ts';

/** Drawings as text, for files that stand alone: each shape names its colour. */

export type Palette = Readonly<Record<Ink, string>>;

/** The inks as they are printed, on white paper or on paper of the screen. */
export const PRINT_PALETTE: Palette = {
  paper: '#fdfcf5',
  iron: '#1f2b3d',
  slate: '#9fb3bd',
  larch: '#e0a32e',
  red: '#b3142f',
  heart: '#b3142f',
  diamond: '#b3142f',
  spade: '#1f2b3d',
  club: '#1f2b3d',
  leaf: '#35682f',
  acorn: '#7a4520',
  bell: '#a06400',
};

/** Shapes as they are printed. */
export const drawingContent = (drawing: Drawing, palette: Palette): string =>
  drawing.map(({ ink, path }) => `<path fill="${palette[ink]}" d="${path}"/>`).join('');

/** The drawing of a large card, without paper and without its rounded edge. */
export const largeContent = (
  { format, picture, corner, whole }: LargeCard,
  palette: Palette,
): string => {
  const { width, height, scale } = format;
  const scaled =
    scale === 1
      ? drawingContent(picture, palette)
      : `<g transform="scale(${scale})">${drawingContent(picture, palette)}</g>`;
  const half = scaled + drawingContent(corner, palette);
  return `${half}<g transform="rotate(180 ${width / 2} ${height / 2})">${half}</g>${drawingContent(whole, palette)}`;
};

/** The drawing of a small card. */
export const smallContent = ({ under, picture, at, over }: SmallCard, palette: Palette): string =>
  `${drawingContent(under, palette)}<g transform="translate(${at.x} ${at.y})scale(${at.scale})">${drawingContent(picture, palette)}</g>${drawingContent(over, palette)}`;
