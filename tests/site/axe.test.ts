import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, PHONE, withPage } from './browser.ts';
import { firstHand, textPages } from './documents.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds wrong, in a line for each element. */
const violationsOf = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document, { runOnly: ${JSON.stringify(STANDARDS)} }).then((found) => found.violations)`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}: ${html}\n${failureSummary}`),
  );
};

const SCREENS = [
  { name: 'phone, light', viewport: PHONE, colorScheme: 'light' },
  { name: 'phone, dark', viewport: PHONE, colorScheme: 'dark' },
  { name: 'desk, light', viewport: DESK, colorScheme: 'light' },
  { name: 'desk, dark', viewport: DESK, colorScheme: 'dark' },
] as const;

/** Pages in the German frame, where words are longer, and those that hold a widget. */
const pages = [
  ...textPages(),
  firstHand(),
  '/counter/',
  '/dobbm/',
  '/de/',
  '/de/droggn/scoring/',
  '/no-such-page/',
];

describe.each(SCREENS)('no accessibility rule is broken: $name', ({ viewport, colorScheme }) => {
  test.each(pages)('%s', async (path) => {
    const found = await withPage(
      async (page) => {
        await page.goto(path);
        return violationsOf(page);
      },
      { viewport, colorScheme, reducedMotion: 'reduce' },
    );
    expect(found).toEqual([]);
  });

  test('the open search with its results', async () => {
    const found = await withPage(
      async (page) => {
        await page.goto('/droggn/play/');
        await page.keyboard.press('Control+k');
        await page.locator('dialog [role="combobox"]').fill('retour');
        await page.locator('dialog [role="listbox"][aria-busy="false"]').waitFor();
        return violationsOf(page);
      },
      { viewport, colorScheme, reducedMotion: 'reduce' },
    );
    expect(found).toEqual([]);
  });
});
