import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { counterWords } from '#words';
import { PHONE, withPage } from './browser.ts';
import { followShifts } from './load.ts';

const words = counterWords.en;

const open = async (page: Page): Promise<Locator> => {
  await page.goto('/counter/');
  const counter = page.locator('.counter').first();
  await counter.scrollIntoViewIfNeeded();
  await page.locator('.counter[data-ready="true"]').first().waitFor();
  return counter;
};

const press = (counter: Locator, name: string): Promise<void> =>
  counter.getByRole('button', { name, exact: true }).click();

const total = (counter: Locator): Promise<string | null> =>
  counter.locator('.counter__total').textContent();

describe('a pile is counted by threes', () => {
  test('first the king, jack and three of hearts', async () => {
    await withPage(async (page) => {
      const counter = await open(page);
      expect(await total(counter)).toBe(words.outcome(3, 6));
      expect(await counter.locator('.counter__working').first().textContent()).toBe(
        '5 + 2 + 1 − 2 = 6',
      );
      expect(await counter.textContent()).toContain(words.together(6, 68, 74));
    });
  });

  test('an empty pile, the whole pack, and back', async () => {
    await withPage(async (page) => {
      const counter = await open(page);
      await press(counter, words.clear);
      expect(await total(counter)).toBe(words.outcome(0, 0));
      await press(counter, words.wholePack);
      expect(await total(counter)).toBe(words.outcome(66, 74));
      await press(counter, words.reset);
      expect(await total(counter)).toBe(words.outcome(3, 6));
    });
  });

  test('grouped differently it comes to the same', async () => {
    await withPage(async (page) => {
      const counter = await open(page);
      await press(counter, words.wholePack);
      const cards = counter.locator('.counter__card');
      const workings = () => counter.locator('.counter__working').allTextContents();
      const before = await workings();
      // A trump of five points from the first group, a card of one point from the last.
      await cards.first().focus();
      await page.keyboard.press('Enter');
      await cards.last().focus();
      await page.keyboard.press('Enter');
      expect(await workings()).not.toEqual(before);
      expect(await total(counter)).toBe(words.outcome(66, 74));
      expect(await counter.locator('.counter__hint').textContent()).toBe(words.regrouped(74));
    });
  });
});

test('its hydration moves nothing on the page', async () => {
  await withPage(
    async (page) => {
      const shifts = await followShifts(page);
      await open(page);
      await page.waitForTimeout(600);
      expect(await shifts()).toBe(0);
    },
    { viewport: PHONE },
  );
});
