import { describe, expect, test } from 'vitest';
import { doingWords } from '#words/hand/doing.ts';
import { guessWords } from '#words/hand/guess.ts';
import { withPage } from './browser.ts';
import { caption, card, choose, KING, openHand, words } from './stepperPage.ts';

const doing = doingWords.en;
const guess = guessWords.en;

describe('guessing', () => {
  test('a card: wrong, with a hint, right, by click', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, KING, '#t6.2');
      await choose(stepper, 'guess');
      await stepper.getByText(doing.whatPlays('Anna')).waitFor();
      await card(stepper, 'XVI').click();
      await stepper.locator('[data-guess="other"]').waitFor();
      await stepper.getByRole('button', { name: doing.hint, exact: true }).click();
      await stepper.locator('[data-hint]').waitFor();
      await card(stepper, 'Gstieß').click();
      await stepper.locator('[data-guess="right"]').filter({ hasText: guess.right }).waitFor();
      expect(await stepper.locator('.step-caption .step-note').first().textContent()).toContain(
        'Eleven and sixteen',
      );
      await stepper.getByText(doing.tally(0, 1, 0)).waitFor();
    });
  });

  test('a way that the author has followed names it', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, KING, '#t6.2');
      await choose(stepper, 'guess');
      await card(stepper, 'Pagat').click();
      await stepper.getByText(guess.variation('The Pagat under the twenty')).waitFor();
    });
  });

  test('a bid, a discard and a purchase, by keyboard', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, KING, '#a1');
      await choose(stepper, 'guess');
      const press = async (name: string | RegExp) => {
        await stepper.getByRole('button', { name, exact: typeof name === 'string' }).focus();
        await page.keyboard.press('Enter');
      };
      await press('Solo');
      await stepper.locator('[data-guess="other"]').waitFor();
      await press('Ansager');
      await caption(stepper).filter({ hasText: 'Cilli bids Ansager' }).waitFor();
      await press(words.showNext);
      await stepper.getByText(doing.whatDiscards('Cilli', 3, 0)).waitFor();
      for (const name of ['queen of spades', 'queen of hearts', 'rider of hearts']) {
        await card(stepper, name).focus();
        await page.keyboard.press('Enter');
      }
      await press(doing.discard);
      await stepper.getByText(doing.whatBuys('Cilli')).waitFor();
      await stepper.getByLabel(doing.wanted).selectOption('HK');
      await card(stepper, 'six of clubs').focus();
      await page.keyboard.press('Enter');
      await press(/^Buy ♥K/);
      await caption(stepper).filter({ hasText: 'Cilli buys' }).waitFor();
      expect(await stepper.locator('[data-guess="right"]').count()).toBe(1);
    });
  });

  test('every card answers', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, KING, '#t2.1');
      await choose(stepper, 'guess');
      const all = await stepper.locator('.hand-fan__card').count();
      for (let index = 0; index < all; index += 7) {
        const card = stepper.locator('.hand-fan__card').nth(index);
        await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await card.click({ force: true });
        const answered = stepper.locator('.step-answer, [data-guess]');
        await answered.first().waitFor();
        if ((await stepper.locator('[data-guess="right"]').count()) > 0) break;
      }
    });
  });
});

test('nothing that comes stands in the visible text of the page', async () => {
  await withPage(async (page) => {
    const stepper = await openHand(page, KING, '#a1');
    await choose(stepper, 'guess');
    await page.waitForTimeout(300);
    const text = await page.evaluate<string>('document.body.innerText');
    for (const spoiler of [
      'buys the king',
      'wins by two points',
      'A bought king is five points',
      'Without the purchase',
      'Trick 1',
      'bids Ansager',
      'Score line by line',
      '71',
    ])
      expect(text, spoiler).not.toContain(spoiler);
    expect(new URL(page.url()).hash).toBe('#a1');
    const slider = stepper.getByRole('slider', { name: words.position });
    expect(await slider.getAttribute('max')).toBe('1');
    expect(await slider.getAttribute('aria-valuetext')).toContain('Anna');
    // And all of it is there again afterwards.
    await choose(stepper, 'read');
    expect(await page.evaluate<string>('document.body.innerText')).toContain('wins by two points');
  });
});
