import { describe, expect, test } from 'vitest';
import { lastLine, readTally, sum, tallyOf } from '../../scripts/test-report.ts';

const report = (passed: number, failed: number, pending = 0, todo = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: todo,
});

describe('what a test run counts', () => {
  test.each([
    ['all passed', report(7, 0), true, { passed: 7, failed: 0 }],
    ['one failed', report(6, 1), false, { passed: 6, failed: 1 }],
    ['a skipped test is a failure', report(6, 0, 1), true, { passed: 6, failed: 1 }],
    ['a planned test is a failure', report(6, 0, 0, 2), true, { passed: 6, failed: 2 }],
    ['a run that ended badly is one', report(6, 0), false, { passed: 6, failed: 1 }],
    ['a run without tests is one', report(0, 0), true, { passed: 0, failed: 1 }],
    ['a report without numbers is one', {}, true, { passed: 0, failed: 1 }],
  ])('%s', (_, json, endedWell, tally) => {
    expect(tallyOf(json, endedWell)).toEqual(tally);
  });

  test('a report that was never written is one failure', () => {
    expect(readTally('no-such-report.json', true)).toEqual({ passed: 0, failed: 1 });
  });
});

test('the last line gives the sum', () => {
  const tally = sum([
    { passed: 1, failed: 0 },
    { passed: 30, failed: 2 },
  ]);
  expect(lastLine(tally)).toBe('31 passed, 2 failed');
});
