import type { Locator, Page } from 'playwright-core';
import { stepperWords } from '#words';

export const words = stepperWords.en;

/** A hand of Droggn and one of Dobbm whose authors have written variations. */
export const KING = '/hands/droggn/the-bought-king/';
export const SIXTY = '/hands/dobbm/sixty-sixty/';

/** Opens a hand at a step and waits until its stepper works. */
export const openHand = async (page: Page, path: string, hash = ''): Promise<Locator> => {
  await page.goto(`${path}${hash}`);
  const stepper = page.locator('.hand-stepper').first();
  await stepper.scrollIntoViewIfNeeded();
  await page.locator('.hand-stepper[data-ready="true"]').first().waitFor();
  if (hash !== '') {
    const address = hash.slice(1);
    await page.waitForFunction(
      (wanted) => document.querySelector(`[id="${wanted}"][aria-current]`) !== null,
      address,
    );
  }
  return stepper;
};

/** Chooses what to do with the hand, and waits until the means for it are there. */
export const choose = async (stepper: Locator, mode: 'read' | 'try' | 'guess'): Promise<void> => {
  await stepper.getByRole('button', { name: words.mode[mode], exact: true }).click();
  if (mode !== 'read') await stepper.locator('.step-deed__status').waitFor();
};

/** The step in words, as it is read out. */
export const caption = (stepper: Locator): Locator => stepper.locator('.step-caption__step');

/** The cards that the seat to act holds. */
export const heldCards = (stepper: Locator): Locator =>
  stepper.locator('[data-turn] .hand-fan__card:not([data-played])');

/** A card by its name, in the hand of the seat to act. */
export const card = (stepper: Locator, name: string): Locator =>
  stepper.locator('[data-turn] .hand-fan__card').filter({ hasText: name }).first();
