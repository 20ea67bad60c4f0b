import type { TimelineEntry } from '#archive/schema/timeline.ts';

export const LANES = ['relatives', 'cards', 'droggn', 'dobbm', 'research', 'valley'] as const;

export type Lane = (typeof LANES)[number];

export const DRAWING = { width: 760, left: 92, right: 14, lane: 46, head: 12, foot: 30 } as const;

/** Year and place along the axis, from 0 to 1; straight in between. */
const STOPS: readonly (readonly [year: number, place: number])[] = [
  [1400, 0],
  [1700, 0.16],
  [1900, 0.6],
  [2030, 1],
];

export const TICKS = [1400, 1500, 1600, 1700, 1750, 1800, 1850, 1900, 1925, 1950, 1975, 2000, 2025];

/** Where a year stands, in units of the drawing. */
export const placeOfYear = (year: number): number => {
  const next = STOPS.findIndex(([stop]) => stop >= year);
  const [from, to] = [STOPS[Math.max(0, next - 1)], STOPS[next]];
  if (!from || !to || next < 1) return DRAWING.left;
  const share = from[1] + ((year - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
  return DRAWING.left + share * (DRAWING.width - DRAWING.left - DRAWING.right);
};

/** `1996-04-01` as a year with its part: 1996.25. */
const yearOf = (date: string): number => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return year + (month - 1) / 12 + (day - 1) / 365;
};

export interface Mark {
  readonly entry: TimelineEntry;
  readonly x: number;
  readonly y: number;
}

const APART = 11;

/** The events as points on their lanes; those that would lie on each other are moved aside. */
export const marksOf = (timeline: readonly TimelineEntry[]): readonly Mark[] =>
  LANES.flatMap((lane, row) => {
    const middle = DRAWING.head + row * DRAWING.lane + DRAWING.lane / 2;
    const set: Mark[] = [];
    for (const entry of timeline.filter(({ topic }) => topic === lane)) {
      const x = Math.round(placeOfYear(yearOf(entry.date)));
      const level = [0, -1, 1, -2, 2].find((step) =>
        set.every((one) => Math.hypot(one.x - x, one.y - (middle + step * APART)) >= APART - 1),
      );
      set.push({ entry, x, y: middle + (level ?? 0) * APART });
    }
    return set;
  });

export const HEIGHT = DRAWING.head + LANES.length * DRAWING.lane + DRAWING.foot;
