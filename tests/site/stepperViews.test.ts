import { describe, expect, test } from 'vitest';
import { DESK, PHONE, withPage } from './browser.ts';
import { caption, choose, KING, openHand, SIXTY, words } from './stepperPage.ts';

describe('whose cards are shown', () => {
  test('one seat: neither the other hands nor what that player cannot see', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, KING, '#t2.1');
      await stepper.getByLabel(words.view).selectOption('1');
      const heaps = stepper.locator('.hand-exchange');
      expect(await heaps.textContent()).not.toContain('queen of spades');
      // The king was bought openly, the six was given unseen.
      expect(await heaps.textContent()).toContain('king of hearts');
      expect(await heaps.textContent()).not.toContain('six of clubs');
      await stepper.getByLabel(words.view).selectOption('all');
      expect(await heaps.textContent()).toContain('six of clubs');
    });
  });

  test('and the table is turned and shown as it was dealt', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, KING, '#t2.1');
      const bottom = stepper.locator('[data-place="bottom"] .hand-seat__name');
      const before = await bottom.textContent();
      await stepper.getByRole('button', { name: words.turnTable }).click();
      expect(await bottom.textContent()).not.toBe(before);
      await stepper.getByRole('button', { name: words.asDealt }).click();
      expect(await stepper.locator('[data-mark="sold"]').count()).toBe(1);
      expect(await stepper.locator('[data-mark="discarded"]').count()).toBe(3);
    });
  });
});

describe('a hand that plays by itself', () => {
  test('only when asked, the button first in order, silent, and stopped by the focus', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, KING, '#t2.1');
      const button = stepper.getByRole('button', { name: words.autoplay, exact: true });
      const first = await stepper
        .locator('.hand-stepper__stage :is(button, select, input, a)')
        .first()
        .getAttribute('aria-label');
      expect(first).toBe(words.autoplay);
      const before = await caption(stepper).textContent();
      await button.click();
      await page.waitForFunction(
        (text) => document.querySelector('.step-caption__step')?.textContent !== text,
        before,
      );
      await stepper.getByRole('button', { name: words.pause, exact: true }).waitFor();
      expect(await stepper.locator('[aria-live]').getAttribute('aria-live')).toBe('off');
      await stepper.getByRole('slider').focus();
      await button.waitFor();
      const stopped = await caption(stepper).textContent();
      await page.waitForTimeout(2_500);
      expect(await caption(stepper).textContent()).toBe(stopped);
      expect(await stepper.locator('[aria-live]').getAttribute('aria-live')).toBe('polite');
    });
  });

  test('never where less motion is wanted', async () => {
    await withPage(
      async (page) => {
        const stepper = await openHand(page, KING);
        expect(await stepper.locator('.step-view__autoplay').isVisible()).toBe(false);
      },
      { reducedMotion: 'reduce' },
    );
  });
});

describe.each([KING, SIXTY])('%s keeps within the screen', (path) => {
  test.each([
    { name: '320 pixels', viewport: { width: 320, height: 640 }, text: '100%' },
    {
      name: '320 pixels, text twice as large',
      viewport: { width: 320, height: 640 },
      text: '200%',
    },
    { name: '390 pixels, text twice as large', viewport: PHONE, text: '200%' },
    { name: 'a desk, text twice as large', viewport: DESK, text: '200%' },
  ])('$name', async ({ viewport, text }) => {
    await withPage(
      async (page) => {
        const stepper = await openHand(page, path, '#t2.1');
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, text);
        for (const mode of ['read', 'try', 'guess'] as const) {
          await choose(stepper, mode);
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(wide, mode).toBeLessThanOrEqual(0);
          const small = await stepper.locator('button:visible, select:visible').evaluateAll((all) =>
            all
              .filter((one) => !one.matches('.hand-fan__card'))
              .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
              .filter(({ box }) => box.width < 24 || box.height < 24)
              .map(({ text: name }) => name),
          );
          expect(small, mode).toEqual([]);
        }
      },
      { viewport },
    );
  });
});

test.each([
  { screen: 'phone', viewport: PHONE },
  { screen: 'desk', viewport: DESK },
])('trying and guessing move nothing from step to step, on a $screen', async ({ viewport }) => {
  await withPage(
    async (page) => {
      const stepper = await openHand(page, KING, '#t2.1');
      const tops = () =>
        stepper
          .locator('.hand-seat, .hand-trick, .hand-account, .step-slider')
          .evaluateAll((all) =>
            all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)),
          );
      await choose(stepper, 'guess');
      const before = await tops();
      for (let step = 0; step < 12; step += 1) {
        await stepper.getByRole('button', { name: words.showNext }).click();
        expect(await tops()).toEqual(before);
      }
    },
    { viewport },
  );
});
