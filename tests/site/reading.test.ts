import { expect, test } from 'vitest';
import { DESK, PHONE, withPage } from './browser.ts';

test('the contents follow the reader', async () => {
  await withPage(
    async (page) => {
      await page.goto('/droggn/play/');
      const current = page.locator('.contents-link[aria-current="location"]');
      for (const rule of ['follow-suit', 'looking-back']) {
        await page.locator(`#${rule}`).evaluate((one) => one.scrollIntoView());
        await page.locator(`.contents-link[aria-current][href="#${rule}"]`).waitFor();
        expect(await current.count()).toBe(1);
      }
    },
    { viewport: DESK },
  );
});

test('a rulebook offers to go on where the reader stopped, in either language', async () => {
  await withPage(
    async (page) => {
      await page.goto('/droggn/');
      const offer = page.locator('.go-on');
      expect(await offer.isVisible()).toBe(false);
      await page.goto('/droggn/play/');
      await page.locator('#follow-suit').evaluate((one) => one.scrollIntoView());
      await page.locator('.contents-link[aria-current][href="#follow-suit"]').waitFor({
        state: 'attached',
      });
      await page.goto('/de/droggn/');
      const link = offer.getByRole('link');
      expect(await link.getAttribute('href')).toBe('/de/droggn/play/#follow-suit');
      await page.goto('/dobbm/');
      expect(await offer.isVisible()).toBe(false);
    },
    { viewport: PHONE },
  );
});

test('a place that is none is not offered', async () => {
  await withPage(async (page) => {
    await page.goto('/droggn/');
    await page.evaluate(
      `localStorage.setItem('reading-droggn', '{"path":"https://elsewhere.example/","hash":""}')`,
    );
    await page.reload();
    expect(await page.locator('.go-on').isVisible()).toBe(false);
  });
});
