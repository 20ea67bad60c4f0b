import { type Browser, chromium } from 'playwright-core';
import { requireBrowser } from '../browser.ts';
import { siteFolder } from '../site-folder.ts';
import { serveSite } from '../site-server.ts';
import { quantile } from './measure.ts';
import { withQuietPage } from './quietPage.ts';

const HANDS = ['/hands/droggn/the-bought-king/', '/hands/dobbm/sixty-sixty/'];
const OPENINGS = ['', '#t6.2'];
const PHONE = { width: 390, height: 844, deviceScaleFactor: 1, mobile: false };
const SLOWER = 4;
const RUNS = 9;
/** Milliseconds in which a hand has been opened, slowed down as it is. */
const OPENED = 4000;

interface Cost {
  /** Milliseconds of the main thread with script and with its compilation there. */
  readonly script: number;
  /** With the layout of the page, which it would have without any script. */
  readonly layout: number;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Metric {
  readonly name: string;
  readonly value: number;
}

/** Whether the stepper works, asked when everything has been measured. */
const IS_READY = `document.querySelector('.hand-stepper[data-ready="true"]') !== null`;

/**
 * What the main thread does while a hand opens, by the browser's own account: a trace would itself
 * look for the source of each function, and a wait for an element would be counted too.
 */
const opened = (browser: Browser, url: string): Promise<Cost> =>
  withQuietPage(browser, async (ask) => {
    await ask('Emulation.setDeviceMetricsOverride', PHONE);
    await ask('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await ask('Performance.enable', { timeDomain: 'threadTicks' });
    const read = async (): Promise<ReadonlyMap<string, number>> => {
      const metrics = (await ask('Performance.getMetrics')).metrics as readonly Metric[];
      return new Map(metrics.map(({ name, value }) => [name, value * 1000]));
    };
    const before = await read();
    await ask('Page.navigate', { url });
    await pause(OPENED);
    const after = await read();
    const spent = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    const { result } = await ask('Runtime.evaluate', { expression: IS_READY });
    if ((result as { value?: unknown }).value !== true)
      throw new Error(`${url} was not ready after ${OPENED} ms`);
    return {
      script: spent('ScriptDuration') + spent('V8CompileDuration'),
      layout: spent('LayoutDuration') + spent('RecalcStyleDuration'),
    };
  });

/** Opens hand pages on a slowed-down main thread, and prints the milliseconds that their script takes. */
export const hydration = async (): Promise<void> => {
  const site = await serveSite(siteFolder(undefined), 0);
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--headless', '--disable-gpu'],
  });
  for (const path of HANDS) {
    for (const hash of OPENINGS) {
      const costs: Cost[] = [];
      for (let run = 0; run < RUNS; run += 1)
        costs.push(await opened(browser, `${site.url}${path}${hash}`));
      const of = (part: keyof Cost, quantity: number): string =>
        quantile(
          costs.map((cost) => cost[part]),
          quantity,
        ).toFixed(0);
      console.log(
        `hydration ${path}${hash}: ${of('script', 0.5)} ms of script at ${SLOWER}× (least ${of('script', 0)}, ${RUNS} runs; layout of the page ${of('layout', 0.5)})`,
      );
    }
  }
  await browser.close();
  await site.close();
};
