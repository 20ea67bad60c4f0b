import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, withPage } from './browser.ts';
import { followLoads, followShifts, total } from './load.ts';
import { violationsOf } from './violations.ts';

/** Bytes as sent with brotli. */
const SCRIPT = 90_000;

/** Sets a table with the given places of the choices. */
const begin = async (page: Page, game: number, path = '/play/#seed=7'): Promise<void> => {
  await page.goto(path);
  await page.locator('.play[data-ready="true"] .play-setup').waitFor();
  await page.locator('[data-field="game"] label').nth(game).click();
  await page.locator('[data-field="strength"] label').nth(1).click();
  await page.locator('[data-field="pace"] label').nth(1).click();
  await page.locator('.play-setup button[type="submit"]').click();
};

/** All that the device keeps of the table. */
const keptOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['stubai-play', 'stubai-play-hand'].map((key) => localStorage.getItem(key)).join('\n'),
  );

/** Waits until the reader is asked, or the hand is over; says which. */
const phaseOf = async (page: Page): Promise<string> => {
  await page.locator('.play-table[data-turn="true"], .play-after').first().waitFor();
  if ((await page.locator('.play-after').count()) > 0) return 'over';
  return (await page.locator('.play-table').getAttribute('data-phase')) ?? '';
};

/** Chooses the cards that may always be put away: low ones of the plain suits. */
const putAway = async (page: Page, count: number): Promise<void> => {
  const low = page.locator(
    '.play-hand__card:not([data-card^="T"]):not([data-card$="K"]):not([data-card$="S"]):not([data-card="G"])',
  );
  for (let card = 0; card < count; card += 1) await low.nth(card).click();
  await page.locator('.play__button[data-main]').click();
};

/** Does what is asked of the reader in the plainest way. */
const answer = async (page: Page, phase: string, talon: number): Promise<void> => {
  switch (phase) {
    case 'auction':
      return page.locator('.play__button').first().click();
    case 'discarding':
      return putAway(page, talon);
    case 'buying':
      return page.locator('.play__button').last().click();
    case 'laying-out':
    case 'doubling':
      return page.locator('.play__button[data-main]').first().click();
    default:
      return page.locator('.play-hand__card[data-legal]').first().click();
  }
};

/** Plays the hand on the table to its end. */
const playHand = async (page: Page, talon: number): Promise<void> => {
  for (;;) {
    const phase = await phaseOf(page);
    if (phase === 'over') return;
    const actions = await keptOn(page);
    await answer(page, phase, talon);
    await expect.poll(() => keptOn(page)).not.toBe(actions);
  }
};

describe('a table against the computer', () => {
  test('plays a hand of Droggn, survives a reload in it, and explains an illegal card', async () => {
    await withPage(
      async (page) => {
        await begin(page, 0);
        let refused = false;
        for (let turns = 0; turns < 9; turns += 1) {
          const phase = await phaseOf(page);
          const illegal = page.locator('.play-hand__card[aria-disabled="true"]');
          if (phase === 'play' && !refused && (await illegal.count()) > 0) {
            await illegal.first().click({ force: true });
            expect(await page.locator('.play-refusal a').getAttribute('href')).toMatch(
              /^\/droggn\/(play|gstiess|pagat)\/#/,
            );
            refused = true;
          }
          await answer(page, phase, 3);
        }
        await phaseOf(page);
        const before = await keptOn(page);
        const hand = await page.locator('.play-hand__card').count();
        await page.reload();
        await phaseOf(page);
        expect(await keptOn(page)).toBe(before);
        expect(await page.locator('.play-hand__card').count()).toBe(hand);
        await playHand(page, 3);
        expect(refused).toBe(true);
        await page.locator('.account__table').waitFor();
        expect(await page.locator('.account__table tbody tr[data-kind="hand"]').count()).toBe(1);
      },
      { viewport: PHONE },
    );
  });

  test('plays an evening of Dobbm to the end of its Mußrunde, and keeps the account', async () => {
    await withPage(async (page) => {
      await begin(page, 1);
      await playHand(page, 4);
      await page.getByRole('button', { name: 'Call the Mußrunde' }).click();
      for (let hands = 0; hands < 4; hands += 1) {
        await playHand(page, 4);
        await page.locator('.play-after .play__button[data-main]').first().click();
      }
      await page.getByText('The evening is over.').first().waitFor();
      await page.locator('.account__table').waitFor();
      const hands = page.locator(
        '.account__table tbody tr:is([data-kind="hand"], [data-kind="thrown-in"])',
      );
      expect(await hands.count()).toBe(5);
      const kept = await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('stubai-evening:e-')),
      );
      expect(kept.length).toBe(1);
    });
  });

  test('lets a finished hand be walked through and linked', async () => {
    await withPage(async (page) => {
      await begin(page, 1);
      await playHand(page, 4);
      const link = page.locator('.play-after a[href*="/viewer/#h="]');
      const href = (await link.getAttribute('href')) ?? '';
      await page.getByRole('button', { name: 'Walk through the hand' }).click();
      await page.locator('.hand-stepper[data-ready="true"]').waitFor();
      await page.goto(`/play/${href.slice(href.indexOf('#'))}&step=a1`);
      await page
        .getByRole('button', { name: /^Take .* seat$/ })
        .first()
        .click();
      await phaseOf(page);
      await playHand(page, 4);
      await page.getByRole('button', { name: 'Once more from there' }).waitFor();
    });
  });

  test('loads within its limit, moves nothing, and has no fault for assistive technology', async () => {
    await withPage(
      async (page) => {
        const loads = followLoads(page);
        const shifts = await followShifts(page);
        await page.goto('/play/', { waitUntil: 'networkidle' });
        await page.locator('.play-setup').waitFor();
        const scripts = (await loads.files()).filter(({ kind }) => kind === 'script');
        expect(total(scripts)).toBeLessThan(SCRIPT);
        expect(await shifts()).toBe(0);
        expect(await violationsOf(page)).toEqual([]);
        await begin(page, 0, '/play/');
        await phaseOf(page);
        expect(await violationsOf(page)).toEqual([]);
      },
      { viewport: PHONE },
    );
  });
});
