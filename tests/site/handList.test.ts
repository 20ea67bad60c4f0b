import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { handListWords } from '#words';
import { PHONE, withPage } from './browser.ts';

const words = handListWords.en;

const visible = (page: Page) => page.locator('[data-hand]:visible');

const contractsOf = (page: Page): Promise<readonly string[]> =>
  visible(page).evaluateAll((hands) => hands.map((hand) => hand.dataset.contract ?? ''));

describe('the list of hands', () => {
  test('is narrowed by each choice, says how many are left and keeps it in the address', async () => {
    await withPage(async (page) => {
      await page.goto('/hands/');
      const all = await visible(page).count();
      await page.getByRole('combobox', { name: words.contract }).selectOption('super-mord');
      const contracts = await contractsOf(page);
      expect(new Set(contracts)).toEqual(new Set(['super-mord']));
      expect(await page.locator('form output').textContent()).toBe(
        words.shown(contracts.length, all),
      );
      await page.getByRole('combobox', { name: words.result }).selectOption('lost');
      expect(await visible(page).count()).toBeLessThan(contracts.length);
      expect(new URL(page.url()).search).toBe('?contract=super-mord&result=lost');
      await page.getByRole('button', { name: words.reset }).click();
      await expect.poll(() => visible(page).count()).toBe(all);
      expect(new URL(page.url()).search).toBe('');
    });
  });

  test('opens narrowed from an address, and passes over what the address gets wrong', async () => {
    await withPage(async (page) => {
      await page.goto('/hands/?length=eight&result=nonsense&colour=red');
      expect(new Set(await contractsOf(page))).toEqual(new Set(['dobbm', 'solo']));
      expect(await page.locator('[data-hand-group]:visible').count()).toBe(1);
    });
  });

  test('says so when no hand has everything that is asked', async () => {
    await withPage(async (page) => {
      await page.goto('/hands/?contract=super&result=thrown-in');
      expect(await visible(page).count()).toBe(0);
      expect(await page.getByText(words.none).isVisible()).toBe(true);
    });
  });

  test('is whole without a script, and shows no form', async () => {
    await withPage(
      async (page) => {
        await page.goto('/hands/?contract=super');
        expect(await page.locator('[data-hand-filter]').isVisible()).toBe(false);
        expect(await visible(page).count()).toBe(await page.locator('[data-hand]').count());
      },
      { javaScriptEnabled: false, viewport: PHONE },
    );
  });
});
