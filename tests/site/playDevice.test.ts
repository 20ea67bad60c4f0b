import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { serveSite } from '../../scripts/site-server.ts';
import { PHONE, withPage } from './browser.ts';
import { answer, begin, keptOn, phaseOf, playHand } from './playTable.ts';

/** Answers so many questions of the table. */
const goOn = async (page: Page, questions: number, talon: number): Promise<void> => {
  for (let asked = 0; asked < questions; asked += 1) {
    const phase = await phaseOf(page);
    if (phase === 'over') return;
    const before = await keptOn(page);
    await answer(page, phase, talon);
    await expect.poll(() => keptOn(page)).not.toBe(before);
  }
};

const cardsIn = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('.play-hand__card')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));

test('after the first visit a table is set, played and left without a network', async () => {
  await withPage(
    async (page) => {
      const site = await serveSite(inject('siteFolder'));
      await page.goto(`${site.url}/play/`);
      await page.locator('.play__offline[data-ready="true"]').waitFor();
      await site.close();

      await page.reload();
      await begin(page, 1, `${site.url}/play/?again#seed=7`, 2);
      await goOn(page, 4, 4);
      await phaseOf(page);
      const [table, cards] = [await keptOn(page), await cardsIn(page)];
      await page.reload();
      await phaseOf(page);
      expect(await keptOn(page)).toBe(table);
      expect(await cardsIn(page)).toEqual(cards);
      await playHand(page, 4);
      await page.locator('.account__table').waitFor();
      await page.getByRole('button', { name: 'Walk through the hand' }).click();
      await page.locator('.hand-stepper[data-ready="true"]').waitFor();
      await page.getByRole('button', { name: 'Save or share it' }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save the record' }).click();
      expect((await saved).suggestedFilename()).toBe('hand-dobbm.yaml');
      await page.getByRole('link', { name: 'Open it in the account of an evening' }).click();
      await page.locator('.desk').waitFor();
    },
    { viewport: PHONE, hasTouch: true, acceptDownloads: true },
  );
});

describe('two tabs', () => {
  test('show one table, and what is played in the one is played in the other', async () => {
    await withPage(async (page) => {
      await begin(page, 1);
      await goOn(page, 3, 4);
      await phaseOf(page);
      const other = await page.context().newPage();
      await other.goto('/play/');
      await phaseOf(other);
      expect(await cardsIn(other)).toEqual(await cardsIn(page));
      await goOn(other, 2, 4);
      await phaseOf(other);
      await expect.poll(() => cardsIn(page)).toEqual(await cardsIn(other));
      await playHand(page, 4);
      await other.locator('.play-after').waitFor();
      const kept = await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('stubai-evening:e-')),
      );
      expect(kept.length).toBe(1);
    });
  });

  test('a correction in the account stays when the next hand is entered', async () => {
    await withPage(async (page) => {
      await begin(page, 1);
      await playHand(page, 4);
      await page.locator('.account__table').waitFor();
      const titles = (): Promise<readonly string[]> =>
        page.evaluate(() =>
          Object.entries(localStorage)
            .filter(([key]) => key.startsWith('stubai-evening:e-'))
            .map(([, text]) => JSON.parse(JSON.parse(text).file).title),
        );
      await expect.poll(titles).toHaveLength(1);
      const href = await page
        .getByRole('link', { name: 'Open it in the account of an evening' })
        .getAttribute('href');
      const account = await page.context().newPage();
      await account.goto(href ?? '');
      await account.locator('.desk').waitFor();
      await account.evaluate(() => {
        const key = Object.keys(localStorage).find((one) => one.startsWith('stubai-evening:e-'));
        const kept = JSON.parse(localStorage.getItem(key ?? '') ?? '');
        kept.file = JSON.stringify({ ...JSON.parse(kept.file), title: 'At the Lamm' });
        kept.revision += 1;
        localStorage.setItem(key ?? '', JSON.stringify(kept));
      });
      await page.bringToFront();
      await page.locator('.play-after .play__button[data-main]').click();
      await playHand(page, 4);
      const rows = page.locator(
        '.account__table tbody tr:is([data-kind="hand"], [data-kind="thrown-in"])',
      );
      await expect.poll(() => rows.count()).toBe(2);
      await expect.poll(titles).toEqual(['At the Lamm']);
    });
  });
});
