import { chromium } from 'playwright-core';
import { requireBrowser } from '../browser.ts';
import { siteFolder } from '../site-folder.ts';
import { serveSite } from '../site-server.ts';

const HANDS = ['/hands/droggn/the-bought-king/', '/hands/dobbm/sixty-sixty/'];
const SLOWER = 4;
const RUNS = 5;

/** What of Chromium's trace is script or its parsing on the main thread, in microseconds. */
const SCRIPT = new Set([
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'FireIdleCallback',
  'TimerFire',
]);

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
}

/** The time in which at least one of these spans is open. */
const covered = (spans: readonly TraceEvent[]): number => {
  let end = 0;
  let sum = 0;
  for (const { ts, dur = 0 } of [...spans].sort((one, other) => one.ts - other.ts)) {
    sum += Math.max(0, ts + dur - Math.max(ts, end));
    end = Math.max(end, ts + dur);
  }
  return sum;
};

/** Parses and hydrates a hand page on a slowed-down main thread, and prints the milliseconds of script. */
export const hydration = async (): Promise<void> => {
  const site = await serveSite(siteFolder(undefined), 0);
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--headless', '--disable-gpu'],
  });
  for (const path of HANDS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const events: TraceEvent[] = [];
      session.on('Tracing.dataCollected', ({ value }) =>
        events.push(...(value as unknown as TraceEvent[])),
      );
      await session.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: {
          includedCategories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile'],
        },
      });
      await page.goto(`${site.url}${path}#t6.2`);
      await page.locator('.hand-stepper[data-ready="true"]').first().waitFor();
      await page.waitForTimeout(500);
      const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
      await session.send('Tracing.end');
      await complete;
      const threads = Map.groupBy(
        events.filter(({ name, ph }) => ph === 'X' && SCRIPT.has(name)),
        ({ pid, tid }) => `${pid} ${tid}`,
      );
      times.push(Math.max(...[...threads.values()].map(covered)) / 1000);
      await page.close();
    }
    times.sort((one, other) => one - other);
    const [least = 0] = times;
    const median = times[Math.floor(RUNS / 2)] ?? 0;
    console.log(
      `hydration ${path}: ${median.toFixed(0)} ms of script at ${SLOWER}× (least ${least.toFixed(0)}, ${RUNS} runs)`,
    );
  }
  await browser.close();
  await site.close();
};
