import { text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { eveningEnglish, eveningShelfWords } from '#words';

export const { words, entry } = eveningEnglish;
export const shelf = eveningShelfWords.en;

export const PADS = { en: '/evening/', de: '/de/evening/' } as const;

/** Opens the account and waits until it works. */
export const openPad = async (page: Page, path: string = PADS.en): Promise<void> => {
  await page.goto(path);
  await page.locator('.desk, .shelf').first().waitFor();
};

/** Chooses one of a few in a group of the form, brought to where a thumb would reach it. */
export const choose = async (page: Page, field: string, label: string): Promise<void> => {
  const radio = page
    .locator(`[data-field="${field}"]`)
    .getByRole('radio', { name: label, exact: true });
  await radio.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await radio.check({ force: true });
};

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

export interface TableOptions {
  readonly game: 'Droggn' | 'Dobbm';
  readonly names: readonly string[];
  /** Groschen a point, or the price of a Match. */
  readonly stake?: string;
}

/** Begins an evening. */
export const begin = async (page: Page, { game, names, stake }: TableOptions): Promise<void> => {
  await choose(page, 'game', game);
  await choose(page, 'count', String(names.length));
  for (const [index, name] of names.entries())
    await page.getByRole('textbox', { name: shelf.playerName(index + 1) }).fill(name);
  if (stake !== undefined) await choose(page, 'stake', stake);
  await press(page, shelf.begin);
  await page.locator('.desk').waitFor();
};

export const DROGGN: TableOptions = {
  game: 'Droggn',
  names: ['Anna', 'Bartl', 'Cilli', 'Franz'],
};

export interface Hand {
  readonly declarer?: string;
  readonly contract?: string;
  readonly doubled?: string;
  readonly ending?: string;
  readonly points?: string;
  readonly pagat?: readonly [string, string];
}

/** Fills the form in, as far as the hand says. */
export const fill = async (page: Page, hand: Hand): Promise<void> => {
  if (hand.declarer) await choose(page, 'declarer', hand.declarer);
  if (hand.contract) await choose(page, 'contract', hand.contract);
  if (hand.doubled) await choose(page, 'doubled', hand.doubled);
  if (hand.ending) await choose(page, 'ending', hand.ending);
  if (hand.points) await page.locator('[data-field="points"] input').first().fill(hand.points);
  if (hand.pagat) {
    await choose(page, 'pagat', hand.pagat[0]);
    await choose(page, 'pagat-by', hand.pagat[1]);
  }
};

export const write = async (page: Page, hand: Hand): Promise<void> => {
  await fill(page, hand);
  await press(page, entry.write);
};

/** The large figures of all players, as they sit. */
export const figures = (page: Page): Promise<readonly string[]> =>
  page.locator('.standings__figure').allTextContents();

/** What the account calls its entries. */
export const rows = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('.desk .account__title').allTextContents()).map((text) => text.trim());

/** Opens an entry of the account. */
export const openRow = async (page: Page, index: number): Promise<void> => {
  await page.locator('.desk .account__title').nth(index).click();
  await page.locator('.account__more:not([hidden]) .buttons').first().waitFor();
};

/** What is said before anything is written down. */
export const verdict = (page: Page): Promise<string | null> =>
  page.locator('.dock__verdict').textContent();

/** Presses a button that saves a file, and reads what was saved. */
export const savedFile = async (
  page: Page,
  button: string,
): Promise<{ readonly name: string; readonly text: string }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
  return {
    name: download.suggestedFilename(),
    text: await textOf(await download.createReadStream()),
  };
};

/** Opens a file by the first button for saved evenings. */
export const openFile = (page: Page, name: string, text: string): Promise<void> =>
  page
    .locator('.evening input[type="file"]')
    .last()
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
