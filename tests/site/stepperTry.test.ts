import { describe, expect, test } from 'vitest';
import { doingWords } from '#words/hand/doing.ts';
import { withPage } from './browser.ts';
import { hasAnchor } from './documents.ts';
import { caption, card, choose, heldCards, KING, openHand, SIXTY, words } from './stepperPage.ts';

const doing = doingWords.en;

describe('leaving the record', () => {
  test('by a click, as often as one likes, and back with one key', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, KING, '#t6.2');
      const recorded = await caption(stepper).textContent();
      await choose(stepper, 'try');
      await card(stepper, 'XVI').click();
      expect(await caption(stepper).textContent()).toContain(words.inVariation);
      await page.keyboard.press('ArrowLeft');
      await card(stepper, 'XI').click();
      const tree = stepper.getByRole('navigation', { name: words.lines });
      expect(await tree.getByText(words.yours).count()).toBe(2);
      await page.keyboard.press('Escape');
      expect(await caption(stepper).textContent()).toContain(recorded);
      expect(await caption(stepper).textContent()).toContain(words.backToRecord);
      expect(await stepper.getAttribute('data-mode')).toBe('read');
      // Nothing is lost: both lines are still offered where they leave.
      expect(await stepper.locator('.step-forks button').count()).toBe(3);
    });
  });

  test('by keyboard alone, the focus staying where the hand is', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, KING, '#t6.2');
      const mode = stepper.getByRole('button', { name: words.mode.try, exact: true });
      await mode.focus();
      await page.keyboard.press('Enter');
      await stepper.locator('.step-deed__status').waitFor();
      await card(stepper, 'XVI').focus();
      await page.keyboard.press('Enter');
      await stepper.locator('.step-caption__away').waitFor();
      await page.keyboard.press('Escape');
      await stepper.locator('.step-caption__away').waitFor({ state: 'detached' });
      const within = await page.evaluate(
        () => document.activeElement?.closest('.hand-stepper__stage') !== null,
      );
      expect(within).toBe(true);
    });
  });

  test('with a card that is not legal: the reason and its rule, and no step', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, KING, '#t2.1');
      await choose(stepper, 'try');
      const before = await caption(stepper).textContent();
      await stepper
        .locator('[data-turn] .hand-fan__card:not([data-legal]):not([data-played])')
        .first()
        .focus();
      await page.keyboard.press('Enter');
      const answer = stepper.locator('[data-refused]');
      await answer.waitFor();
      const rule = new URL((await answer.locator('a').getAttribute('href')) ?? '', page.url());
      expect(hasAnchor(rule.pathname, rule.hash.slice(1))).toBe(true);
      expect(await caption(stepper).textContent()).toBe(before);
    });
  });

  test('with words, a discard, no purchase: every seat by hand', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, KING, '#a1');
      await choose(stepper, 'try');
      await stepper.getByRole('button', { name: 'Solo', exact: true }).click();
      await stepper.getByRole('button', { name: /^Ansager/ }).focus();
      await page.keyboard.press('Enter');
      await stepper.locator('[data-refused]').waitFor();
      await stepper.getByRole('button', { name: /gut/ }).click();
      await stepper.getByText(doing.toDiscard('Cilli', 3, 0)).waitFor();
      for (const name of ['queen of spades', 'queen of hearts', 'rider of hearts'])
        await card(stepper, name).click();
      await stepper.getByRole('button', { name: doing.discard, exact: true }).click();
      await stepper.getByRole('button', { name: /ich liege/ }).click();
      expect(await caption(stepper).textContent()).toContain('ich liege');
    });
  });

  test('from reading: a card that may be played can be tried', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, KING, '#t6.2');
      await card(stepper, 'XVI').click();
      await stepper.locator('.step-answer button').click();
      expect(await stepper.getAttribute('data-mode')).toBe('try');
    });
  });
});

describe('the author’s variations', () => {
  test('are offered where they leave, have notes and an address, and survive a reload', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, KING, '#t6.2');
      await stepper.getByRole('button', { name: 'The Pagat under the twenty' }).click();
      await stepper
        .locator('.step-caption .step-note')
        .filter({ hasText: 'it is a present' })
        .waitFor();
      await page.waitForURL('**#pagat-under-the-twenty/t6.3');
      const again = await openHand(page, KING, '#pagat-under-the-twenty/t6.3');
      expect(await again.locator('.step-caption .step-note').first().textContent()).toContain(
        'it is a present',
      );
    });
  });

  test('are played to their own end, with their own score', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, SIXTY, '#ten-on-the-sow/t6.2');
      await page.keyboard.press('Tab');
      await stepper.getByRole('button', { name: words.last, exact: true }).click();
      await stepper.locator('.hand-account__score').getByText('+12').first().waitFor();
    });
  });
});

test('the table can be had in words at each step', async () => {
  await withPage(async (page) => {
    const stepper = await openHand(page, KING, '#t6.2');
    await stepper.getByText(words.inWords).click();
    const list = stepper.locator('.table-in-words');
    await list.getByText('Trick 6:').waitFor();
    expect(await list.textContent()).toContain('Card points: declarer 25, defenders 3.');
    expect(await heldCards(stepper).count()).toBeGreaterThan(0);
  });
});
