/** The mean of some numbers. */
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** The number that so great a part of them does not exceed. */
export const quantile = (numbers: readonly number[], part: number): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
};

/** Milliseconds that this process has had of a processor, whatever else the machine does. */
export const processorTime = (): number => process.cpuUsage().user / 1000;

/**
 * How often each of some things can be done in a second of a processor, tried for so many
 * milliseconds in turns after a start: the median of the turns.
 */
export const perSecond = (
  works: readonly (() => number)[],
  milliseconds: number,
  turns: number,
): readonly number[] => {
  for (const work of works) work();
  const rates = Array.from({ length: turns }, () =>
    works.map((work) => {
      const start = processorTime();
      let done = 0;
      while (processorTime() - start < milliseconds) done += work();
      return (done / (processorTime() - start)) * 1000;
    }),
  );
  return works.map((_, index) =>
    quantile(
      rates.map((turn) => turn[index] ?? 0),
      0.5,
    ),
  );
};

/** A number with thousands set apart. */
export const grouped = (number: number): string => Math.round(number).toLocaleString('en');

/** Mean, median, 95 of 100 and the most. */
export const spread = (numbers: readonly number[], digits = 0): string =>
  [
    `mean ${round(mean(numbers), digits)}`,
    `median ${round(quantile(numbers, 0.5), digits)}`,
    `95 % ${round(quantile(numbers, 0.95), digits)}`,
    `most ${round(quantile(numbers, 1), digits)}`,
  ].join(', ');

const round = (number: number, digits: number): string =>
  digits === 0 ? grouped(number) : number.toFixed(digits);
