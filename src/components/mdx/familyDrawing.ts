import type { Kin } from '#archive/schema/family.ts';

export const BOX = { width: 148, height: 46 } as const;
export const SHEET = { width: 760, height: 524 } as const;

const EDGE = 6;
const COLUMN = (SHEET.width - 2 * EDGE - BOX.width) / 6.5;
const ROW = 108;
/** How far lines that meet at a box are kept apart. */
const FAN = 30;

/** Middle of the upper edge of a game's box. */
export const boxAt = ({ at: [column, row] }: Kin): readonly [x: number, y: number] => [
  Math.round(EDGE + BOX.width / 2 + column * COLUMN),
  Math.round(EDGE + row * ROW),
];

/** A step towards the other end of a line, so that lines do not meet in one point. */
const towards = (from: number, to: number): number =>
  Math.round(Math.max(-FAN, Math.min(FAN, (to - from) * 0.14)));

const beside = (y: number, x: number, u: number): string => {
  const [left, right] = x < u ? [x, u] : [u, x];
  return `M${left + BOX.width / 2} ${y + BOX.height / 2}H${right - BOX.width / 2}`;
};

/**
 * A line from one box to another: from side to side in the same row, else from the foot of the upper
 * one to the head of the lower. Over more than a row it falls straight first, past what lies between.
 */
export const lineBetween = (from: Kin, to: Kin): string => {
  const [upper, lower] = from.at[1] <= to.at[1] ? [from, to] : [to, from];
  const [x, y] = boxAt(upper);
  const [u, v] = boxAt(lower);
  if (v - y < BOX.height) return beside(y, x, u);
  const [start, end] = [x + towards(x, u), u + towards(u, x)];
  const foot = y + BOX.height;
  const bend = Math.max(foot, v - ROW);
  const middle = (bend + v) / 2;
  return `M${start} ${foot}V${bend}C${start} ${middle} ${end} ${middle} ${end} ${v - 1}`;
};
