import { readFileSync } from 'node:fs';

/** How many checks passed and how many did not. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

/** The one line that the test command ends with. */
export const lastLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;

const numberAt = (report: object, key: string): number => {
  const value: unknown = Reflect.get(report, key);
  return typeof value === 'number' ? value : 0;
};

/**
 * Counts a report of Vitest's JSON reporter. A skipped test and one that is only planned count as
 * failures, and so does a run that ended badly although every test in it passed (an error in a set-up,
 * a file that cannot be read, no test at all).
 */
export const tallyOf = (report: object, endedWell: boolean): Tally => {
  const passed = numberAt(report, 'numPassedTests');
  const failed =
    numberAt(report, 'numFailedTests') +
    numberAt(report, 'numPendingTests') +
    numberAt(report, 'numTodoTests');
  const silentFailure = failed === 0 && (!endedWell || passed === 0);
  return { passed, failed: silentFailure ? 1 : failed };
};

/** The tally of a report file; a missing or broken one is one failure. */
export const readTally = (file: string, endedWell: boolean): Tally => {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof report === 'object' && report !== null) return tallyOf(report, endedWell);
  } catch {
    // The run ended before its report was written.
  }
  return { passed: 0, failed: 1 };
};
