import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { withPage } from './browser.ts';
import { keptOn, LOW, phaseOf } from './playTable.ts';
import { violationsOf } from './violations.ts';

/** A deal in which the reader speaks first and his Ansager stands. */
const SEED = 37;

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((of) => document.activeElement?.matches(of) ?? false, selector);

/** Presses Tab until something of the kind has the focus. */
const tabTo = async (page: Page, selector: string, most = 40): Promise<void> => {
  for (let presses = 0; presses < most; presses += 1) {
    if (await hasFocus(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not come to ${selector}`);
};

/** Goes along the own cards until one of the kind has the focus. */
const goToCard = async (page: Page, selector: string): Promise<void> => {
  await tabTo(page, '.play-hand__card');
  await page.keyboard.press('Home');
  for (let cards = 0; cards < 24; cards += 1) {
    if (await hasFocus(page, selector)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`no card is ${selector}`);
};

const press = async (page: Page, selector: string, key = 'Enter'): Promise<void> => {
  await tabTo(page, selector);
  await page.keyboard.press(key);
};

/** Sets a table of Droggn from the keyboard alone. */
const begin = async (page: Page, seed: number): Promise<void> => {
  await page.goto(`/play/#seed=${seed}`);
  await page.locator('.play[data-ready="true"] .play-setup').waitFor();
  await tabTo(page, '[data-field="pace"] input');
  await page.keyboard.press('ArrowRight');
  await press(page, '.play-setup button[type="submit"]');
  await page.locator('.play-table').waitFor();
};

/** Does what is asked from the keyboard: bids, puts away, buys a king, lies, says good, plays. */
const answer = async (page: Page, phase: string): Promise<void> => {
  switch (phase) {
    case 'auction':
      return press(page, '.play-table .play__button:nth-child(2)');
    case 'discarding':
      for (let card = 0; card < 3; card += 1) {
        await goToCard(page, `${LOW}:not([data-chosen])`);
        await page.keyboard.press('Space');
      }
      return press(page, '.play__button[data-main]:not([aria-disabled])');
    case 'buying':
      await tabTo(page, '.play-prompt__select');
      await page.keyboard.press('ArrowDown');
      await goToCard(page, LOW);
      await page.keyboard.press('Space');
      return press(page, '.play__button[data-main]:not([aria-disabled])');
    case 'laying-out':
    case 'doubling':
      return press(page, '.play__button[data-main]');
    default:
      await goToCard(page, '[data-legal]');
      return page.keyboard.press('Enter');
  }
};

describe('at the table with the keyboard alone', () => {
  test('one bids, puts away, buys, plays a hand to its end, and goes on to the next', async () => {
    await withPage(async (page) => {
      await begin(page, SEED);
      expect(await hasFocus(page, '.play-table')).toBe(true);
      const phases: string[] = [];
      for (;;) {
        const phase = await phaseOf(page);
        if (phase === 'over') break;
        if (phase !== phases.at(-1)) phases.push(phase);
        const before = await keptOn(page);
        await answer(page, phase);
        await expect.poll(() => keptOn(page)).not.toBe(before);
        expect(await hasFocus(page, '.play-table, .play-table *')).toBe(true);
      }
      expect(phases.slice(0, 4)).toEqual(['auction', 'discarding', 'buying', 'laying-out']);
      expect(phases.at(-1)).toBe('play');
      await press(page, '.play-after .play__button[data-main]');
      await phaseOf(page);
      expect(await hasFocus(page, '.play-table, .play-table *')).toBe(true);
      expect(await page.locator('.account__table').count()).toBe(0);
    });
  });

  test('the focus stays in the hand from one trick to the next', async () => {
    await withPage(async (page) => {
      await begin(page, SEED);
      let played = 0;
      while (played < 3) {
        const phase = await phaseOf(page);
        if (phase === 'play' && played > 0) {
          expect(await hasFocus(page, '.play-hand__card')).toBe(true);
        }
        const before = await keptOn(page);
        await answer(page, phase);
        await expect.poll(() => keptOn(page)).not.toBe(before);
        if (phase === 'play') played += 1;
      }
    });
  });
});

describe('for those who listen', () => {
  test('each thing said and played is read out, whose turn it is, and why a card is refused', async () => {
    await withPage(async (page) => {
      await begin(page, SEED);
      for (let phase = await phaseOf(page); phase !== 'play'; phase = await phaseOf(page)) {
        expect(await violationsOf(page), phase).toEqual([]);
        const before = await keptOn(page);
        await answer(page, phase);
        await expect.poll(() => keptOn(page)).not.toBe(before);
      }
      expect(await violationsOf(page)).toEqual([]);
      const log = page.getByRole('log', { name: 'What was said and played' });
      await expect.poll(() => log.textContent()).toMatch(/Guest|ich liege/);
      const status = page.locator('.play-log [role="status"]');
      await expect.poll(() => status.textContent()).toContain('Your turn');
      const hand = page.getByRole('region', { name: 'Your cards' });
      const names = await hand.getByRole('button').allTextContents();
      expect(names.length).toBe(21);
      expect(names.some((name) => name.includes('may be played'))).toBe(true);
      await goToCard(page, '[data-legal]');
      await page.keyboard.press('Enter');
      await expect.poll(() => log.textContent()).toMatch(/Trick 1: /);
      for (let tricks = 0; tricks < 12; tricks += 1) {
        await phaseOf(page);
        if ((await page.locator('.play-hand__card[aria-disabled]').count()) > 0) break;
        const before = await keptOn(page);
        await answer(page, 'play');
        await expect.poll(() => keptOn(page)).not.toBe(before);
      }
      await goToCard(page, '[aria-disabled]');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/\w+/);
      expect(await violationsOf(page)).toEqual([]);
    });
  });
});
