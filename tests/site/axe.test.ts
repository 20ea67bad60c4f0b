import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, PHONE, withPage } from './browser.ts';
import { firstHand, textPages } from './documents.ts';
import { ask, searchBox } from './searchBox.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** A rule in one line, with the first element that breaks it and the number of the others. */
const lineOf = ({ id, help, nodes }: Violation): string => {
  const [first] = nodes;
  const more = nodes.length > 1 ? ` (and ${nodes.length - 1} more)` : '';
  const reason = (first?.failureSummary ?? '').replace(/\s+/g, ' ');
  return `${id}: ${help}: ${first?.html.slice(0, 300)}${more} ${reason}`;
};

/** What axe finds wrong. */
const violationsOf = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document, { runOnly: ${JSON.stringify(STANDARDS)} }).then((found) => found.violations)`,
  );
  return violations.map(lineOf);
};

const SCREENS = {
  phoneLight: { viewport: PHONE, colorScheme: 'light' },
  phoneDark: { viewport: PHONE, colorScheme: 'dark' },
  deskLight: { viewport: DESK, colorScheme: 'light' },
  deskDark: { viewport: DESK, colorScheme: 'dark' },
} as const;

type Screen = keyof typeof SCREENS;

const screens = Object.keys(SCREENS) as Screen[];

/** Pages that show most of what there is, on every screen in both colours. */
const thorough = ['/', '/droggn/play/', firstHand(), '/counter/'];

/** One page of each other kind, each width and each colour once. */
const brief = [
  ...textPages().filter((path) => !thorough.includes(path)),
  '/dobbm/',
  '/de/',
  '/de/droggn/scoring/',
  '/no-such-page/',
];

const rows: readonly (readonly [path: string, screen: Screen])[] = [
  ...thorough.flatMap((path) => screens.map((screen) => [path, screen] as const)),
  ...brief.flatMap((path) => [[path, 'phoneDark'] as const, [path, 'deskLight'] as const]),
];

describe('no accessibility rule is broken', () => {
  test.each(rows)('%s, %s', async (path, screen) => {
    const found = await withPage(
      async (page) => {
        await page.goto(path);
        return violationsOf(page);
      },
      { ...SCREENS[screen], reducedMotion: 'reduce' },
    );
    expect(found).toEqual([]);
  });

  test.each(screens)('the open search with its results, %s', async (screen) => {
    const found = await withPage(
      async (page) => {
        await page.goto('/droggn/play/');
        await page.keyboard.press('Control+k');
        await ask(searchBox(page, 'dialog'), 'retour');
        return violationsOf(page);
      },
      { ...SCREENS[screen], reducedMotion: 'reduce' },
    );
    expect(found).toEqual([]);
  });
});
