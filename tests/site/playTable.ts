import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits for the choice of a table, and makes it by touch: the place of each choice is given. */
export const begin = async (
  page: Page,
  game: number,
  path = '/play/#seed=7',
  strength = 1,
): Promise<void> => {
  await page.goto(path);
  await page.locator('.play[data-ready="true"] .play-setup').waitFor();
  await page.locator('[data-field="game"] label').nth(game).click();
  await page.locator('[data-field="strength"] label').nth(strength).click();
  await page.locator('[data-field="pace"] label').nth(1).click();
  await page.locator('.play-setup button[type="submit"]').click();
};

/** All that the device keeps of the table. */
export const keptOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['stubai-play', 'stubai-play-hand'].map((key) => localStorage.getItem(key)).join('\n'),
  );

/** Waits until the reader is asked, or the hand is over; says which. */
export const phaseOf = async (page: Page): Promise<string> => {
  await page.locator('.play-table[data-turn="true"], .play-after').first().waitFor();
  if ((await page.locator('.play-after').count()) > 0) return 'over';
  return (await page.locator('.play-table').getAttribute('data-phase')) ?? '';
};

/** Low cards of the plain suits, which may always be put away. */
export const LOW =
  '.play-hand__card:not([data-card^="T"]):not([data-card$="K"]):not([data-card$="S"]):not([data-card="G"])';

const putAway = async (page: Page, count: number): Promise<void> => {
  const low = page.locator(LOW);
  for (let card = 0; card < count; card += 1) await low.nth(card).click();
  await page.locator('.play__button[data-main]').click();
};

/** Does what is asked of the reader in the plainest way. */
export const answer = async (page: Page, phase: string, talon: number): Promise<void> => {
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
export const playHand = async (page: Page, talon: number): Promise<void> => {
  for (;;) {
    const phase = await phaseOf(page);
    if (phase === 'over') return;
    const actions = await keptOn(page);
    await answer(page, phase, talon);
    await expect.poll(() => keptOn(page)).not.toBe(actions);
  }
};
