import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, withPage } from './browser.ts';
import { firstHand, textPages } from './documents.ts';

/** What a reader sees of the text; scripts of the test run although those of the page do not. */
const visibleText = (page: Page): Promise<string> =>
  page.evaluate<string>(`document.querySelector('main').innerText`);

const quiet = { javaScriptEnabled: false, viewport: PHONE };

describe('every page can be read without JavaScript', () => {
  test.each([...textPages(), firstHand(), '/counter/', '/viewer/', '/editor/'])(
    '%s',
    async (path) => {
      await withPage(async (page) => {
        await page.goto(path);
        expect(await page.locator('h1').first().isVisible()).toBe(true);
        expect((await visibleText(page)).length).toBeGreaterThan(100);
        // Fits the screen: nothing waits for a script to be folded away.
        const box = await page.locator('html').boundingBox();
        expect(box?.width).toBe(PHONE.width);
      }, quiet);
    },
  );

  test('the places of the site are reached from the menu', async () => {
    await withPage(async (page) => {
      await page.goto('/droggn/play/');
      await page.locator('header summary').click();
      await page.getByRole('link', { name: 'Dobbm', exact: true }).first().click();
      expect(new URL(page.url()).pathname).toBe('/dobbm/');
    }, quiet);
  });

  test('the search says where all rules and terms stand', async () => {
    await withPage(async (page) => {
      await page.goto('/droggn/play/');
      await page.locator('header [data-search-open]').click();
      expect(new URL(page.url()).pathname).toBe('/search/');
      const main = page.locator('main');
      expect(await visibleText(page)).toContain('needs JavaScript');
      await main.locator('noscript a[href="/rules/"], a[href="/rules/"]').last().click();
      expect(new URL(page.url()).pathname).toBe('/rules/');
      expect(await page.locator('main a[href="/droggn/play/#follow-suit"]').count()).toBe(1);
    }, quiet);
  });

  test('a hand has its whole transcript and its result', async () => {
    await withPage(async (page) => {
      await page.goto(firstHand());
      const text = await visibleText(page);
      for (const trick of [1, 10, 21]) expect(text).toMatch(new RegExp(`\\b${trick}\\b`));
    }, quiet);
  });
});
