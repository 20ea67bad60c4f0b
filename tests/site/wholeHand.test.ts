import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { doingWords } from '#words/hand/doing.ts';
import { withPage } from './browser.ts';
import { caption, KING, openHand, SIXTY, words } from './stepperPage.ts';

const doing = doingWords.en;
const SMALL = { width: 320, height: 640 };

/** One way to reach everything: the mouse is never used. */
interface Means {
  readonly name: string;
  readonly options: BrowserContextOptions;
  /** Brings something about by a button or a card. */
  readonly press: (page: Page, target: Locator) => Promise<void>;
  /** Goes back to the record, by one key or one touch. */
  readonly leave: (page: Page, stepper: Locator) => Promise<void>;
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** The stops of the tab key on a page before one is lost. */
const STOPS = 150;

/** Presses a key until something has the focus. */
const until = async (page: Page, key: string, target: Locator): Promise<void> => {
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target}`);
};

/** Which of two keys leads to an element from where the focus is. */
const towards = async (target: Locator, on: string, back: string): Promise<string> => {
  const before = await target.evaluate(
    (element) =>
      (document.activeElement?.compareDocumentPosition(element) ?? 0) &
      Node.DOCUMENT_POSITION_PRECEDING,
  );
  return before ? back : on;
};

/** The cards are one stop of the tab key; from there the arrows lead to each. */
const tabTo = async (page: Page, stepper: Locator, target: Locator): Promise<void> => {
  const isCard = await target.evaluate((element) => element.matches('.hand-fan__card'));
  const stop = isCard ? stepper.locator('.hand-fan__card[tabindex="0"]') : target;
  if (!isCard || (await stepper.locator('.hand-fan__card:focus').count()) === 0)
    await until(page, await towards(stop, 'Tab', 'Shift+Tab'), stop);
  if (isCard) await until(page, await towards(target, 'ArrowDown', 'ArrowUp'), target);
};

const keyboard: Means = {
  name: 'by keyboard alone',
  options: {},
  press: async (page, target) => {
    await tabTo(page, page.locator('.hand-stepper').first(), target);
    await page.keyboard.press('Enter');
  },
  leave: (page) => page.keyboard.press('Escape'),
};

/** Where a finger touches a card: of most, the next one leaves no more than this corner free. */
const CORNER = { x: 9, y: 12 };

const touch: Means = {
  name: 'by touch alone',
  options: { hasTouch: true },
  press: async (page, target) => {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not to be seen`);
    await page.touchscreen.tap(box.x + CORNER.x, box.y + CORNER.y);
  },
  leave: (_, stepper) =>
    stepper.getByRole('button', { name: new RegExp(`^${doing.backToRecord}`) }).tap(),
};

const button = (stepper: Locator, name: string): Locator =>
  stepper.getByRole('button', { name, exact: true });

const mode = (stepper: Locator, which: 'read' | 'try' | 'guess'): Locator =>
  button(stepper, words.mode[which]);

/** How far the page can be scrolled sideways. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** From the deal to the score, each step in words, and one back. */
const stepThrough = async (page: Page, stepper: Locator, { press }: Means): Promise<void> => {
  const slider = stepper.getByRole('slider', { name: words.position });
  const last = Number(await slider.getAttribute('max'));
  const next = button(stepper, words.next);
  let before = await caption(stepper).textContent();
  for (let step = 1; step <= last; step += 1) {
    await press(page, next);
    await expect.poll(() => slider.inputValue()).toBe(String(step));
    const said = await caption(stepper).textContent();
    expect(said).not.toBe(before);
    before = said;
  }
  expect(await sideways(page)).toBe(0);
  expect(await stepper.locator('.hand-account').getAttribute('data-over')).toBe('true');
  await press(page, button(stepper, words.previous));
  await caption(stepper).filter({ hasText: words.undone }).waitFor();
  await press(page, button(stepper, words.first));
  await expect.poll(() => slider.inputValue()).toBe('0');
};

/** Goes on by tricks to a moment at which a card may not be played and another may. */
const toChoice = async (page: Page, stepper: Locator, { press }: Means): Promise<void> => {
  const held = '[data-turn] .hand-fan__card:not([data-played])';
  const illegal = stepper.locator(`${held}:not([data-legal])`);
  const legal = stepper.locator(`${held}[data-legal]`);
  for (let step = 0; step < 40; step += 1) {
    await press(page, button(stepper, words.next));
    if ((await illegal.count()) > 0 && (await legal.count()) > 1) return;
  }
  throw new Error('no moment with a choice');
};

/** Leaves the record, is refused, plays on, takes it back and returns. */
const tryOut = async (page: Page, stepper: Locator, means: Means): Promise<void> => {
  const { press, leave } = means;
  await toChoice(page, stepper, means);
  const recorded = await caption(stepper).textContent();
  await press(page, mode(stepper, 'try'));
  await stepper.locator('.step-deed__status').waitFor();
  const held = '[data-turn] .hand-fan__card:not([data-played])';
  await press(page, stepper.locator(`${held}:not([data-legal])`).last());
  const refusal = stepper.locator('[data-refused]');
  await refusal.getByRole('link').first().waitFor();
  expect(await caption(stepper).textContent()).toBe(recorded);
  const away = stepper.locator('.step-caption__away');
  // One of two cards is not that of the record.
  await press(page, stepper.locator(`${held}[data-legal]`).last());
  await press(page, stepper.locator(`${held}[data-legal]`).first());
  await away.waitFor();
  await press(page, button(stepper, words.previous));
  await caption(stepper).filter({ hasText: words.undone }).waitFor();
  expect(await sideways(page)).toBe(0);
  await press(page, button(stepper, words.next));
  await away.waitFor();
  await leave(page, stepper);
  await caption(stepper).filter({ hasText: words.backToRecord }).waitFor();
  expect(await away.count()).toBe(0);
  expect(await stepper.getAttribute('data-mode')).toBe('read');
};

/** Guesses one card: a hint, a guess that is answered, then it is shown. */
const guessOne = async (page: Page, stepper: Locator, { press }: Means): Promise<void> => {
  await press(page, mode(stepper, 'guess'));
  await press(page, button(stepper, doing.hint));
  await stepper.locator('[data-hint]').first().waitFor();
  await press(page, stepper.locator('[data-turn] .hand-fan__card[data-legal]').last());
  await stepper.locator('[data-guess]').first().waitFor();
  const show = button(stepper, doing.show);
  if ((await show.count()) > 0) await press(page, show);
  await stepper.locator('.step-deed__tally').waitFor();
  await press(page, mode(stepper, 'read'));
  expect(await stepper.getAttribute('data-mode')).toBe('read');
};

/** Looks at the hand from another seat, as it was dealt. */
const lookAround = async (page: Page, stepper: Locator, { press }: Means): Promise<void> => {
  const bottom = stepper.locator('.hand-seat[data-place="bottom"] .hand-seat__name');
  const before = await bottom.textContent();
  await press(page, button(stepper, words.turnTable));
  await expect.poll(() => bottom.textContent()).not.toBe(before);
  const dealt = button(stepper, words.asDealt);
  await press(page, dealt);
  await expect.poll(() => dealt.getAttribute('aria-pressed')).toBe('true');
};

describe.each([KING, SIXTY])('the whole of %s', (path) => {
  describe.each([keyboard, touch])('$name', (means) => {
    test.each(['100%', '200%'])(
      'on the smallest phone, text at %s',
      async (size) => {
        await withPage(
          async (page) => {
            const stepper = await openHand(page, path);
            await page.evaluate((text) => {
              document.documentElement.style.fontSize = text;
            }, size);
            await stepThrough(page, stepper, means);
            await tryOut(page, stepper, means);
            await guessOne(page, stepper, means);
            await lookAround(page, stepper, means);
          },
          { viewport: SMALL, ...means.options },
        );
      },
      120_000,
    );
  });
});
