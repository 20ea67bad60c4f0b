import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { analysisWords } from '#words/hand/analysis.ts';
import { PHONE, withPage } from './browser.ts';
import { card, choose, KING, openHand, SIXTY, words } from './stepperPage.ts';
import { violationsOf } from './violations.ts';

const said = analysisWords.en;

const open = async (stepper: Locator): Promise<Locator> => {
  await stepper.getByText(words.perfectPlay).click();
  const verdict = stepper.locator('.step-verdict');
  await verdict.getByText(/perfect play/i).waitFor();
  return verdict;
};

const places = (stepper: Locator): Promise<readonly (number | undefined)[]> =>
  Promise.all(
    ['.step-controls', '.hand-stepper__transcript', '.step-analysis'].map(async (part) =>
      Math.round((await stepper.locator(part).boundingBox())?.y ?? -1),
    ),
  );

const asked = (page: Page, end: string): readonly string[] => {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(end)) found.push(request.url());
  });
  return found;
};

describe('what perfect play makes of a hand', () => {
  test('is fetched when somebody asks, and judges each step without moving anything', async () => {
    await withPage(async (page) => {
      const fetched = asked(page, '/analysis.json');
      const stepper = await openHand(page, SIXTY, '#t2.4');
      expect(fetched).toEqual([]);
      const verdict = await open(stepper);
      await verdict
        .getByText(/gave nothing away|was the only card/)
        .first()
        .waitFor();
      expect(fetched).toHaveLength(1);
      const before = await places(stepper);
      await stepper.getByRole('button', { name: words.next, exact: true }).click();
      await verdict
        .getByText(/cost 3; better: /)
        .first()
        .waitFor();
      expect(await verdict.textContent()).toContain(said.onFromHere(said.exact('Bartl', 56, 120)));
      expect(await places(stepper)).toEqual(before);
      const choices = stepper.locator('.analysis-choices');
      expect(await choices.textContent()).toContain(said.costs(3));
      expect(await choices.textContent()).toContain(said.keeps);
    });
  });

  test('has a curve that can be read as a table, whose entries lead to their steps', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, SIXTY);
      await open(stepper);
      const curve = stepper.locator('.analysis-curve__drawing');
      expect(await curve.getAttribute('aria-label')).toMatch(/gave points away for certain/);
      await stepper.getByText(said.figures).focus();
      await page.keyboard.press('Enter');
      const gift = stepper.locator('.analysis-figures td button').filter({ hasText: 'cost 3' });
      await gift.first().click();
      await stepper
        .locator('.step-verdict')
        .getByText(/cost 3/)
        .first()
        .waitFor();
      await stepper.getByText(said.honest, { exact: false }).waitFor();
    });
  });

  test('is hidden while one guesses', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, SIXTY, '#t2.4');
      await open(stepper);
      await choose(stepper, 'guess');
      expect(await stepper.locator('.step-verdict').count()).toBe(0);
      expect(await stepper.locator('.step-analysis').count()).toBe(0);
    });
  });

  test('opens from the line at the head of the page', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, SIXTY);
      await page.getByRole('link', { name: words.perfectPlay }).click();
      await stepper
        .locator('.step-verdict')
        .getByText(/Perfect play/)
        .first()
        .waitFor();
    });
  });

  test('has nothing that axe finds wrong, and fits a narrow phone', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await withPage(
        async (page) => {
          const stepper = await openHand(page, SIXTY, '#t3.1');
          await open(stepper);
          await stepper.getByText(said.figures).click();
          expect(await violationsOf(page)).toEqual([]);
          const wide =
            'document.documentElement.scrollWidth - document.documentElement.clientWidth';
          expect(await page.evaluate(wide)).toBe(0);
        },
        { viewport: { ...PHONE, width: 320 }, colorScheme },
      );
    }
  });
});

describe('what is not in the archive is computed', () => {
  test('for a card that one tries, and for every one after it', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, SIXTY, '#t2.4');
      await open(stepper);
      await choose(stepper, 'try');
      await card(stepper, 'leaf nine').click();
      await stepper.locator('.step-caption__away').waitFor();
      const choices = stepper.locator('.analysis-choices');
      await choices.getByText(said.costsUnsolved, { exact: false }).first().waitFor();
      await stepper.getByRole('button', { name: said.compute }).click();
      await choices.getByText(said.keeps, { exact: false }).first().waitFor();
      await stepper.getByText(said.computed).waitFor();
      await stepper.locator('[data-turn] .hand-fan__card[data-legal]').first().click();
      await choices.getByText(said.keeps, { exact: false }).first().waitFor();
      await stepper.getByText(said.computed).waitFor();
    });
  });

  test('for an opened hand, with progress and a stop, while the page answers', async () => {
    await withPage(async (page) => {
      await page.goto('/viewer/#h=1UDU9sELCkkQG1WfS3MfQzwI-7VRTpD9D');
      const stepper = page.locator('.hand-stepper');
      await stepper.getByText(words.perfectPlay).click();
      await stepper.getByText(said.missing(32)).waitFor();
      await stepper.getByRole('button', { name: said.compute }).click();
      await stepper.getByRole('button', { name: words.next, exact: true }).click();
      await stepper.getByText(said.computed).waitFor({ timeout: 60_000 });
      const curve = stepper.locator('.analysis-curve__line');
      expect(await curve.getAttribute('d')).toMatch(/^M0,/);
    });
  });

  test('and stopped, what has been found staying found', async () => {
    await withPage(async (page) => {
      const stepper = await openHand(page, KING, '#t1.1');
      await open(stepper);
      await stepper.getByRole('link', { name: 'Without the purchase' }).click();
      await stepper.getByRole('button', { name: said.compute }).click();
      await stepper.locator('.analysis-work progress').waitFor();
      await stepper.getByText(/^Computing: [1-9]/).waitFor({ timeout: 60_000 });
      await stepper.getByRole('button', { name: said.stop, exact: true }).click();
      await stepper.getByRole('button', { name: said.compute }).waitFor();
      expect(await stepper.locator('.analysis-work progress').count()).toBe(0);
      expect(await stepper.locator('.analysis-work').textContent()).toMatch(/not been looked at/);
    });
  });
});
