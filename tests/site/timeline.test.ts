import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, PHONE, withPage } from './browser.ts';

const shown = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.event')
    .evaluateAll((events) =>
      events
        .filter((event) => event.getClientRects().length > 0)
        .map((event) => event.getAttribute('data-topic') ?? ''),
    );

test.each([
  ['/timeline/', PHONE, true],
  ['/de/timeline/', DESK, false],
] as const)('the timeline is filtered on %s (script: %#)', async (path, viewport, script) => {
  await withPage(
    async (page) => {
      await page.goto(path);
      const all = await shown(page);
      expect(new Set(all).size).toBe(6);
      for (const [filter, topics] of [
        ['games', ['dobbm', 'droggn']],
        ['cards', ['cards']],
        ['research', ['research']],
      ] as const) {
        await page.locator(`#show-${filter}`).check();
        const left = await shown(page);
        expect([...new Set(left)].sort()).toEqual(topics);
        expect(left.length).toBe(all.filter((topic) => topics.some((one) => one === topic)).length);
      }
      await page.locator('#show-all').check();
      expect(await shown(page)).toEqual(all);
      // Every event of the list is drawn, too.
      expect(await page.locator('.years-event').count()).toBe(all.length);
    },
    { viewport, javaScriptEnabled: script },
  );
});
