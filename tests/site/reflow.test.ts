import { expect, test } from 'vitest';
import { PHONE, withPage } from './browser.ts';
import { firstHand, textPages } from './documents.ts';

/** The width at which WCAG 1.4.10 wants a page to need no scrolling sideways. */
const NARROW = { width: 320, height: 640 };

const paths = [
  ...textPages(),
  firstHand(),
  '/dobbm/scoring/',
  '/droggn/counting/',
  '/comparison/',
  '/mistranslations/',
  '/learn/droggn/',
  '/quick/dobbm/',
  '/cards/',
  '/cards/droggn/G/',
  '/print/',
  '/counter/',
  '/evening/',
  '/no-such-page/',
].flatMap((path) => [path, `/de${path}`]);

test.each([
  ['a phone', PHONE],
  ['a narrow screen', NARROW],
])(
  'no page has to be scrolled sideways on %s',
  async (_, viewport) => {
    await withPage(
      async (page) => {
        const wide: string[] = [];
        for (const path of paths) {
          await page.goto(path);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          if (width > viewport.width) wide.push(`${path}: ${width} px`);
        }
        expect(wide).toEqual([]);
      },
      { viewport },
    );
  },
  120_000,
);
