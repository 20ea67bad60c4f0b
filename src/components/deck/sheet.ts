import type { GameId } from '#engine';
import { BLEED } from '#widgets/card/drawing/back.ts';
import { FORMATS } from '#widgets/card/drawing/frame.ts';
import type { Paper } from './address.ts';

/** A place on a sheet in millimetres. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How cards lie on a sheet of paper; all lengths in millimetres. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The size of a card. */
  readonly card: { readonly width: number; readonly height: number };
  /** How far the pattern of the back reaches over the card. */
  readonly bleed: number;
  readonly columns: number;
  readonly rows: number;
  /** Top left corners of the cards, row by row. */
  readonly spots: readonly Spot[];
}

/** The name of a paper as CSS knows it, and its size. */
export const PAPER_SIZES: Readonly<
  Record<Paper, { readonly css: string; readonly width: number; readonly height: number }>
> = {
  a4: { css: 'A4', width: 210, height: 297 },
  letter: { css: 'letter', width: 215.9, height: 279.4 },
};

/** Quarters of a millimetre, in which cards are drawn, as millimetres. */
const millimetres = (quarters: number): number => quarters / 4;

/** Room around the cards for what a printer cannot reach. */
const EDGE = 7;

/** As many cards as fit, with room for the bleed between them, in the middle of the paper. */
export const sheetOf = (game: GameId, paper: Paper): Sheet => {
  const { width, height } = PAPER_SIZES[paper];
  const card = {
    width: millimetres(FORMATS[game].width),
    height: millimetres(FORMATS[game].height),
  };
  const bleed = millimetres(BLEED);
  const gap = 2 * bleed;
  const fit = (room: number, length: number): number =>
    Math.floor((room - 2 * EDGE - 2 * bleed + gap) / (length + gap));
  const [columns, rows] = [fit(width, card.width), fit(height, card.height)];
  const left = (width - columns * card.width - (columns - 1) * gap) / 2;
  const top = (height - rows * card.height - (rows - 1) * gap) / 2;
  const spots = Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * (card.width + gap),
    y: top + Math.floor(index / columns) * (card.height + gap),
  }));
  return { width, height, card, bleed, columns, rows, spots };
};

/** Things in groups of so many. */
export const inGroups = <Thing>(
  things: readonly Thing[],
  size: number,
): readonly (readonly Thing[])[] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, index) =>
    things.slice(index * size, (index + 1) * size),
  );

/** Marks at the edges of the paper, in line with every edge of a card: path data in millimetres. */
export const cutMarks = ({ card, bleed, columns, spots }: Sheet): string => {
  const [first] = spots;
  const last = spots.at(-1);
  if (!first || !last) return '';
  const [near, far] = [bleed + 1, bleed + 4];
  const bottom = last.y + card.height;
  const right = last.x + card.width;
  const down = spots
    .slice(0, columns)
    .flatMap(({ x }) => [x, x + card.width])
    .map((x) => `M${x} ${first.y - far}V${first.y - near}M${x} ${bottom + near}V${bottom + far}`);
  const across = spots
    .filter((_, index) => index % columns === 0)
    .flatMap(({ y }) => [y, y + card.height])
    .map((y) => `M${first.x - far} ${y}H${first.x - near}M${right + near} ${y}H${right + far}`);
  return [...down, ...across].join('');
};
