/** Strokes of the knife: path data put together from numbers. */

const whole = (value: number): number => Math.round(value);

type Point = readonly [x: number, y: number];

/** Corners written `14,20 30,20 30,44`, or as coordinates one after the other. */
type Corners = readonly [points: string] | readonly number[];

const numbersOf = (corners: Corners): readonly number[] =>
  corners.flatMap((part) => (typeof part === 'string' ? part.split(/[ ,]+/).map(Number) : part));

const pointsOf = (corners: Corners): readonly Point[] => {
  const numbers = numbersOf(corners);
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);
};

const runsClockwise = (points: readonly Point[]): boolean =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0) > 0;

const closed = (points: readonly Point[]): string =>
  `M${points.flat().map(whole).join(' ')}z`.replaceAll(' -', '-');

/**
 * A closed area with straight sides. All areas run clockwise, so that those which overlap in one
 * shape do not cancel each other.
 */
export const area = (...corners: Corners): string => {
  const points = pointsOf(corners);
  return closed(runsClockwise(points) ? points : points.toReversed());
};

/** An area that is cut out of those around it. */
export const hole = (...corners: Corners): string => {
  const points = pointsOf(corners);
  return closed(runsClockwise(points) ? points.toReversed() : points);
};

/** An area whose corners are given in units of its own, moved to a place. */
export const areaAt = (
  points: string,
  x: number,
  y: number,
  across: number,
  along = across,
): string => area(...pointsOf([points]).flatMap(([px, py]) => [x + px * across, y + py * along]));

/** A disc. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${whole(x - radius)} ${whole(y)}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1-${2 * radius} 0z`;

/** A line of a given width with square ends through points. */
export const bar = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  from: number,
  to = from,
): string => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [(y1 - y2) / length / 2, (x2 - x1) / length / 2];
  return area(
    x1 + nx * from,
    y1 + ny * from,
    x2 + nx * to,
    y2 + ny * to,
    x2 - nx * to,
    y2 - ny * to,
    x1 - nx * from,
    y1 - ny * from,
  );
};

/** The mark of a gouge: it starts in a point, widens and ends blunt. */
export const gouge = (x1: number, y1: number, x2: number, y2: number, width: number): string => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [((y1 - y2) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)];
  const [mx, my] = [x1 + (x2 - x1) * 0.7, y1 + (y2 - y1) * 0.7];
  return area(x1, y1, mx + nx, my + ny, x2, y2, mx - nx, my - ny);
};

/** Gouge marks around a centre, from one radius to another. */
export const rays = (
  x: number,
  y: number,
  inner: number,
  outer: number,
  width: number,
  angles: readonly number[],
): string =>
  angles
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      return gouge(x + dx * outer, y + dy * outer, x + dx * inner, y + dy * inner, width);
    })
    .join('');

/** So many angles from one to another, both included. */
export const angles = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
