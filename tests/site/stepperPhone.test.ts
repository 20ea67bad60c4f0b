import { describe, expect, test } from 'vitest';
import { PHONE, withPage } from './browser.ts';

const STEPPER = '.hand-stepper[data-ready="true"]';

/** A telephone in the valley: bytes a second, milliseconds of waiting, how much slower it is. */
const SLOW = [
  { name: 'a slow line', bytes: 200_000, latency: 150, rate: 1 },
  { name: 'a slow line and a slow telephone', bytes: 200_000, latency: 150, rate: 4 },
] as const;

describe.each([
  '/hands/droggn/the-bought-king/',
  '/de/hands/droggn/pagat-given-up/',
  '/de/hands/dobbm/sixty-sixty/',
])('%s opens at the table, not at the line of the step in the text', (path) => {
  test.each(SLOW)(
    'on $name',
    async ({ bytes, latency, rate }) => {
      await withPage(
        async (page) => {
          const session = await page.context().newCDPSession(page);
          await session.send('Network.enable');
          await session.send('Network.emulateNetworkConditions', {
            offline: false,
            latency,
            downloadThroughput: bytes,
            uploadThroughput: bytes,
          });
          await session.send('Emulation.setCPUThrottlingRate', { rate });
          await page.goto(`${path}#t6.3`, { waitUntil: 'load' });
          const top = () =>
            page
              .locator('.hand-stepper__stage')
              .evaluate((stage) => stage.getBoundingClientRect().top);
          const inView = async () => {
            const now = await top();
            expect(now).toBeGreaterThan(-2);
            expect(now).toBeLessThan(PHONE.height / 2);
          };
          await expect.poll(top).toBeGreaterThan(-2);
          await inView();
          await page.locator(STEPPER).waitFor();
          await page.locator('[id="t6.3"][aria-current]').waitFor({ state: 'attached' });
          await page.waitForTimeout(300);
          await inView();
        },
        { viewport: PHONE },
      );
    },
    60_000,
  );
});
