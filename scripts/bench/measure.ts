/** The mean of some numbers. */
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** The number that so great a part of them does not exceed. */
export const quantile = (numbers: readonly number[], part: number): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
};

/** How often something can be done in a second, tried for so many milliseconds after a start. */
export const perSecond = (work: () => number, milliseconds: number): number => {
  work();
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < milliseconds) done += work();
  return (done / (performance.now() - start)) * 1000;
};

/** A number with thousands set apart. */
export const grouped = (number: number): string => Math.round(number).toLocaleString('en');

/** Mean, median, 95 of 100 and the most. */
export const spread = (numbers: readonly number[], digits = 0): string =>
  [
    `mean ${round(mean(numbers), digits)}`,
    `median ${round(quantile(numbers, 0.5), digits)}`,
    `95 % ${round(quantile(numbers, 0.95), digits)}`,
    `most ${round(Math.max(...numbers), digits)}`,
  ].join(', ');

const round = (number: number, digits: number): string =>
  digits === 0 ? grouped(number) : number.toFixed(digits);
