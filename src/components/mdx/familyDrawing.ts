import type { Kin } from '#archive/schema/family.ts';

export const BOX = { width: 148, height: 46 } as const;
export const SHEET = { width: 760, height: 520 } as const;

const EDGE = 6;
const COLUMN = (SHEET.width - 2 * EDGE - BOX.width) / 6.5;
const ROW = 108;

/** Middle of the upper edge of a game's box. */
export const boxAt = ({ at: [column, row] }: Kin): readonly [x: number, y: number] => [
  Math.round(EDGE + BOX.width / 2 + column * COLUMN),
  Math.round(EDGE + row * ROW),
];

/** A curve from one box to another: from foot to head, or from side to side in the same row. */
export const lineBetween = (from: Kin, to: Kin): string => {
  const [x, y] = boxAt(from);
  const [u, v] = boxAt(to);
  if (Math.abs(v - y) < BOX.height) {
    const [left, right] = x < u ? [x, u] : [u, x];
    const height = y + BOX.height / 2;
    return `M${left + BOX.width / 2} ${height}H${right - BOX.width / 2}`;
  }
  const [top, foot] =
    y < v
      ? [
          [x, y],
          [u, v],
        ]
      : [
          [u, v],
          [x, y],
        ];
  const start = (top?.[1] ?? 0) + BOX.height;
  const end = (foot?.[1] ?? 0) - (y < v ? 2 : 0);
  const bend = (end - start) / 2;
  const down = `M${top?.[0]} ${start}C${top?.[0]} ${start + bend} ${foot?.[0]} ${end - bend} ${foot?.[0]} ${end}`;
  return down;
};
