import { describe, expect, test } from 'vitest';
import { PHONE, withPage } from './browser.ts';
import { followLoads, followShifts, total } from './load.ts';
import { answer, begin, keptOn, phaseOf, playHand } from './playTable.ts';
import { violationsOf } from './violations.ts';

/** Bytes as sent with brotli. */
const SCRIPT = 90_000;

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

describe('a table set from a hand of the archive', () => {
  test('at a step of its page, from any seat, until the hand is over', async () => {
    await withPage(
      async (page) => {
        await page.goto('/hands/dobbm/eight-tricks/#t3.2');
        await page.locator('.hand-stepper[data-ready="true"]').waitFor();
        await page.getByRole('button', { name: 'Play on from here against the computer' }).click();
        await page.waitForURL('**/play/**');
        const seats = page.getByRole('button', { name: /^Take .* seat$/ });
        await seats.first().waitFor();
        expect(await seats.count()).toBe(4);
        const address = page.url();
        for (let seat = 0; seat < 4; seat += 1) {
          await page.goto('about:blank');
          await page.goto(address);
          await seats.nth(seat).click();
          await phaseOf(page);
          const cards = await page.locator('.play-hand__card').count();
          expect([5, 6]).toContain(cards);
        }
        await playHand(page, 4);
        await page.getByRole('button', { name: 'Once more from there' }).click();
        expect(await phaseOf(page)).toBe('play');
      },
      { viewport: PHONE },
    );
  });

  test('in the middle of the auction, and not at the end', async () => {
    await withPage(async (page) => {
      await page.goto('/de/hands/droggn/solo-with-forty/#a1');
      await page.locator('.hand-stepper[data-ready="true"]').waitFor();
      const on = page.getByRole('button', { name: 'Ab hier gegen den Computer weiterspielen' });
      expect(await on.isEnabled()).toBe(true);
      await page.keyboard.press('Tab');
      await on.click();
      await page.waitForURL('**/de/play/**');
      await page
        .getByRole('button', { name: /^Den Platz von/ })
        .nth(1)
        .click();
      await phaseOf(page);
      await page.goto('/de/hands/droggn/solo-with-forty/#t21.3');
      await page.locator('.hand-stepper[data-ready="true"]').waitFor();
      await expect.poll(() => on.isDisabled()).toBe(true);
    });
  });
});
