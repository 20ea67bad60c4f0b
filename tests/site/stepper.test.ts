import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stepperWords } from '#words';
import { DESK, PHONE, withPage } from './browser.ts';
import { firstHand, hasAnchor } from './documents.ts';
import { followShifts } from './load.ts';

const words = stepperWords.en;
const hand = firstHand();

/** Opens a hand and waits until its stepper works. */
const open = async (page: Page, hash = ''): Promise<Locator> => {
  await page.goto(`${hand}${hash}`);
  const stepper = page.locator('.hand-stepper').first();
  await stepper.scrollIntoViewIfNeeded();
  await page.locator('.hand-stepper[data-ready="true"]').first().waitFor();
  return stepper;
};

const slider = (stepper: Locator): Locator => stepper.getByRole('slider', { name: words.position });

const step = async (stepper: Locator): Promise<number> =>
  Number(await slider(stepper).inputValue());

const press = (stepper: Locator, name: string): Promise<void> =>
  stepper.getByRole('button', { name, exact: true }).click();

describe('a hand is stepped through', () => {
  test('with the buttons, by card and by trick', async () => {
    await withPage(async (page) => {
      const stepper = await open(page);
      expect(await step(stepper)).toBe(0);
      await press(stepper, words.next);
      expect(await step(stepper)).toBe(1);
      await press(stepper, words.last);
      const last = await step(stepper);
      expect(last).toBeGreaterThan(63);
      await press(stepper, words.previousTrick);
      expect(await step(stepper)).toBeLessThan(last);
      await press(stepper, words.first);
      expect(await step(stepper)).toBe(0);
    });
  });

  test('with the keyboard alone', async () => {
    await withPage(async (page) => {
      const stepper = await open(page);
      await slider(stepper).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await step(stepper)).toBe(2);
      await page.keyboard.press('ArrowLeft');
      expect(await step(stepper)).toBe(1);
      await page.keyboard.press('End');
      expect(await step(stepper)).toBeGreaterThan(63);
      await page.keyboard.press('Home');
      expect(await step(stepper)).toBe(0);
    });
  });

  test('and says each step in words', async () => {
    await withPage(async (page) => {
      const stepper = await open(page);
      const spoken = () => slider(stepper).getAttribute('aria-valuetext');
      const before = await spoken();
      await press(stepper, words.next);
      expect(await spoken()).not.toBe(before);
      expect(await spoken()).toMatch(/\w{3}/);
    });
  });
});

describe('the step stands in the address', () => {
  test('and survives a reload', async () => {
    await withPage(async (page) => {
      const stepper = await open(page);
      await press(stepper, words.next);
      await page.waitForURL('**#a1');
      await page.reload();
      expect(await step(await open(page, '#a1'))).toBe(1);
    });
  });

  test('a step can be linked', async () => {
    await withPage(async (page) => {
      const stepper = await open(page, '#t4.2');
      expect(await slider(stepper).getAttribute('aria-valuetext')).toMatch(/4/);
    });
  });

  test.each(['#t99.9', '#nonsense', '#%E0%A4', '#<script>'])(
    'a broken or foreign one opens the hand at its start: %s',
    async (hash) => {
      await withPage(async (page) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        expect(await step(await open(page, hash))).toBe(0);
        expect(errors).toEqual([]);
      });
    },
  );
});

test('a card that may not be played says why and links the rule', async () => {
  await withPage(async (page) => {
    const stepper = await open(page, '#t1.1');
    const illegal = stepper
      .locator('[data-turn] button:not([data-played]):not([data-legal])')
      .first();
    for (let steps = 0; steps < 60 && (await illegal.count()) === 0; steps += 1)
      await press(stepper, words.next);
    await illegal.focus();
    await page.keyboard.press('Enter');
    const answer = stepper.locator('[data-refused]');
    await answer.waitFor();
    const rule = new URL((await answer.locator('a').getAttribute('href')) ?? '', page.url());
    expect(rule.pathname).toMatch(/^\/droggn\/[a-z]+\/$/);
    expect(hasAnchor(rule.pathname, rule.hash.slice(1))).toBe(true);
  });
});

test('the score at the end has a rule for each line', async () => {
  await withPage(async (page) => {
    const stepper = await open(page, '#end');
    const links = await stepper
      .locator('table a, .score a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const rules = links.filter((href) => /\/droggn\/[a-z]+\/#/.test(href));
    expect(rules.length).toBeGreaterThan(0);
  });
});

/** Where the parts of the widget and what follows it stand on the page. */
const places = (stepper: Locator): Promise<readonly number[]> =>
  stepper.evaluate((root) =>
    [root, ...root.querySelectorAll('section, ul, fieldset, input')].flatMap((part) => {
      const { top, height } = part.getBoundingClientRect();
      return [Math.round(top + scrollY), Math.round(height)];
    }),
  );

describe.each([
  { screen: 'phone', viewport: PHONE },
  { screen: 'desk', viewport: DESK },
])('nothing jumps, on a $screen', ({ viewport }) => {
  test('while the page loads and the stepper begins to work', async () => {
    await withPage(
      async (page) => {
        const shifts = await followShifts(page);
        await open(page);
        await page.waitForTimeout(600);
        expect(await shifts()).toBe(0);
      },
      { viewport },
    );
  });

  test('while one walks through the hand', async () => {
    await withPage(
      async (page) => {
        const stepper = await open(page, '#t1.1');
        const before = await places(stepper);
        await slider(stepper).focus();
        const moved: string[] = [];
        for (let steps = 0; steps < 62; steps += 1) {
          await page.keyboard.press('ArrowRight');
          const now = await places(stepper);
          if (now.join() !== before.join()) moved.push(`step ${await step(stepper)}`);
        }
        expect(moved).toEqual([]);
      },
      { viewport },
    );
  });
});
