import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, PHONE, withPage } from './browser.ts';
import { violationsOf } from './violations.ts';

const editor = async (page: Page, game: 'Droggn' | 'Dobbm'): Promise<void> => {
  await page.goto('/editor/');
  await page.locator('.editor-of-hands[data-ready="true"]').waitFor();
  await page.getByRole('button', { name: game, exact: true }).click();
  await page.locator('.deal-part').waitFor();
};

const dealSeed = async (page: Page, seed: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
  await page.getByRole('button', { name: 'Deal this seed' }).click();
};

const begin = (page: Page) => page.getByRole('button', { name: 'Begin the auction' }).click();
const say = (page: Page, index: number) =>
  page.locator('.choices > .workshop__buttons button').nth(index).click();
const prompt = (page: Page) => page.locator('.choices__prompt').textContent();
const hands = (page: Page) => page.locator('.deal-part__cards').allInnerTexts();

/** Plays the first legal card or says the first word until the hand is over. */
const playOn = async (page: Page): Promise<void> => {
  for (let actions = 0; actions < 80; actions += 1) {
    const words = page.locator('.choices > .workshop__buttons button');
    if (await words.count()) await words.last().click();
    else {
      const legal = page.locator('.hand-fan__card[data-legal]');
      if ((await legal.count()) === 0) return;
      await legal.first().click();
    }
  }
};

describe('the deal', () => {
  test('a seed deals the same cards again', async () => {
    await withPage(async (page) => {
      await editor(page, 'Droggn');
      await dealSeed(page, '66');
      const first = await hands(page);
      expect(first.join()).toContain('Gstieß');
      await page.getByRole('button', { name: 'Deal at random' }).click();
      await expect.poll(() => hands(page)).not.toEqual(first);
      await dealSeed(page, '66');
      expect(await hands(page)).toEqual(first);
      await dealSeed(page, 'sixty');
      await expect
        .poll(() => page.locator('.seed-row__hint').textContent())
        .toContain('whole number');
      expect(await hands(page)).toEqual(first);
    });
  });

  test('card by card, by touch and by keyboard, the rest at random', async () => {
    await withPage(
      async (page) => {
        await editor(page, 'Dobbm');
        const card = (name: string) =>
          page.getByRole('group', { name: 'The pack' }).getByRole('button', { name });
        await card('heart sow').click();
        await card('heart sow').press('ArrowRight');
        await page.keyboard.press('Enter');
        expect((await hands(page))[0]).toContain('S 10');
        await expect
          .poll(() => page.locator('.deal-part__said').textContent())
          .toContain('34 cards');
        await page.getByRole('button', { name: 'Deal the rest at random' }).click();
        expect((await hands(page))[0]).toContain('S 10');
        await begin(page);
        await expect.poll(() => prompt(page)).toContain('Seat 1 is to speak');
      },
      { viewport: PHONE, hasTouch: true },
    );
  });

  test('until a hand is as wished, or an honest sentence', async () => {
    await withPage(async (page) => {
      await editor(page, 'Droggn');
      await page.getByText('Deal until a hand is as wished').click();
      const trumps = page.getByRole('spinbutton', { name: 'At least so many trumps' });
      const find = page.getByRole('button', { name: 'Deal until it fits' });
      const said = page.locator('.wish__said');
      await find.click();
      await expect.poll(() => said.textContent()).toContain('Say first');
      await trumps.fill('8');
      await page.locator('.wish').getByRole('button', { name: 'Gstieß' }).click();
      await find.click();
      await expect.poll(() => said.textContent()).toMatch(/Found in \d+ deals?: seed \d+\./);
      expect((await hands(page))[0]).toMatch(/^Gstieß · (?:[IVX]+ ){7,}/);
      await trumps.fill('21');
      await find.click();
      await expect.poll(() => said.textContent()).toContain('No deal can have that');
      await trumps.fill('20');
      await find.click();
      await expect.poll(() => said.textContent()).toContain('Not in 20,000 deals');
      expect(await page.getByRole('button', { name: 'Look on' }).isVisible()).toBe(true);
    });
  });
});

describe('the hand', () => {
  test('is bid, exchanged, played to its end, taken back, kept, and opened elsewhere', async () => {
    await withPage(async (page) => {
      await editor(page, 'Droggn');
      await dealSeed(page, '66');
      await begin(page);
      await say(page, 1);
      await say(page, 0);
      await say(page, 0);
      await expect.poll(() => prompt(page)).toContain('puts 3 cards away');
      const own = page.locator('.hand-seat[data-place="bottom"] .hand-fan__card');
      for (const index of [23, 22, 21]) await own.nth(index).click();
      await page.getByRole('button', { name: 'Put these cards away' }).click();
      await expect.poll(() => prompt(page)).toContain('may buy a card');
      await say(page, 0);
      await page.getByRole('button', { name: 'ich liege' }).click();
      for (const seat of ['Seat 2', 'Seat 3']) {
        await expect.poll(() => prompt(page)).toContain(`${seat} is to speak`);
        await page.getByRole('button', { name: 'gut' }).click();
      }
      await expect.poll(() => prompt(page)).toContain('Seat 1 is to play');
      // A card of another seat is refused with its rule.
      await page
        .locator('.hand-seat[data-place="left"] .hand-fan__card')
        .first()
        .click({ force: true });
      const refusal = page.locator('.play-part__refusal');
      await expect.poll(() => refusal.locator('a').count()).toBe(1);
      await playOn(page);
      await expect.poll(() => prompt(page)).toContain('The hand is over');
      expect(await page.locator('.play-part .hand-score').count()).toBe(1);
      await page.locator('.choices__prompt').click();
      await page.keyboard.press('Control+z');
      await expect
        .poll(() => page.locator('.workshop__said').textContent())
        .toContain('Taken back: Trick 21');
      await page.keyboard.press('Control+y');
      await page.reload();
      await expect.poll(() => prompt(page)).toContain('The hand is over');
      await page.getByRole('link', { name: 'Step through it' }).click();
      await expect.poll(() => page.locator('.opened > h2').textContent()).toBe('A hand of Droggn');
    });
  });

  test('an impossible discard is refused, and what would be right is said', async () => {
    await withPage(async (page) => {
      await editor(page, 'Droggn');
      await page.getByText('Deal until a hand is as wished').click();
      await page.locator('.wish').getByRole('button', { name: 'Gstieß' }).click();
      await page.getByRole('button', { name: 'Deal until it fits' }).click();
      await begin(page);
      await say(page, 1);
      await say(page, 0);
      await say(page, 0);
      const own = page.locator('.hand-seat[data-place="bottom"] .hand-fan__card');
      for (const index of [0, 22, 23]) await own.nth(index).click();
      await page.getByRole('button', { name: 'Put these cards away' }).click();
      await expect.poll(() => page.locator('.play-part__refusal').textContent()).toMatch(/Gstieß/);
      expect(await page.locator('.play-part__refusal a').getAttribute('href')).toBe(
        '/droggn/exchange/#no-trull',
      );
    });
  });

  test('a link is opened, and the hand that was kept can be taken back', async () => {
    await withPage(async (page) => {
      await editor(page, 'Droggn');
      await dealSeed(page, '7');
      const mine = await hands(page);
      await page.goto('about:blank');
      await page.goto('/editor/#h=1UDU9sELCkkQG1WfS3MfQzwI-7VRTpD9D');
      await expect.poll(() => page.locator('.play-part h2').textContent()).toBe('A hand of Dobbm');
      await page.getByRole('button', { name: 'Take back' }).click();
      await expect.poll(() => hands(page)).toEqual(mine);
    });
  });
});

describe.each([
  ['phone, dark', { viewport: PHONE, colorScheme: 'dark' }],
  ['desk, light', { viewport: DESK, colorScheme: 'light' }],
] as const)('no accessibility rule is broken: %s', (_, screen) => {
  test('while dealing and while playing', async () => {
    await withPage(
      async (page) => {
        await editor(page, 'Dobbm');
        await dealSeed(page, '66');
        await page.getByText('Deal until a hand is as wished').click();
        await page.getByText('Names and rules of the table').click();
        expect(await violationsOf(page)).toEqual([]);
        await begin(page);
        await page.locator('.choices').waitFor();
        expect(await violationsOf(page)).toEqual([]);
      },
      { ...screen, reducedMotion: 'reduce' },
    );
  });
});
