import { expect, test } from 'vitest';
import { withPage } from './browser.ts';
import { addresses, ask, searchBox } from './searchBox.ts';

test.each(['/no-such-page/', '/droggn/no-such-chapter/', '/de/nirgends/', '/sources/nobody'])(
  'the unknown address %s gets the page for it, with status 404 and a search',
  async (path) => {
    await withPage(async (page) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      expect((await page.locator('h1').textContent())?.trim()).toBe('There is no such page');
      const { form, ...box } = searchBox(page, 'main');
      const english = form.first();
      await english.getByRole('combobox').fill('gstiess');
      await english.locator('[role="option"]').first().waitFor();
      expect((await addresses(english.locator('[role="option"]')))[0]).toBe('/glossary/#gstiess');
      expect(await box.options.count()).toBeGreaterThan(0);
    });
  },
);

test('its German form leads to the German search', async () => {
  await withPage(async (page) => {
    await page.goto('/de/nirgends/');
    const german = page.locator('main form[data-search][data-locale="de"]');
    await german.getByRole('combobox').fill('Gstieß');
    await german.getByRole('button').first().click();
    await page.waitForURL('**/de/search/?q=Gstie**');
    const box = searchBox(page, 'main');
    await ask(box, 'Gstieß');
    expect((await addresses(box.options))[0]).toBe('/de/glossary/#gstiess');
  });
});
