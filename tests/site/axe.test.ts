import { describe, expect, test } from 'vitest';
import { DESK, PHONE, withPage } from './browser.ts';
import { firstHand, textPages } from './documents.ts';
import { ask, searchBox } from './searchBox.ts';
import { violationsOf } from './violations.ts';

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
