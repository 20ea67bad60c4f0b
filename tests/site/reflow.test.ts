import { expect, test } from 'vitest';
import { PHONE, withPage } from './browser.ts';
import { firstHand, textPages } from './documents.ts';

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
  { name: 'on a phone', viewport: PHONE, text: '100%' },
  { name: 'on a small phone', viewport: { width: 320, height: 640 }, text: '100%' },
  { name: 'on a phone with text twice as large', viewport: PHONE, text: '200%' },
])(
  'no page has to be scrolled sideways $name',
  async ({ viewport, text }) => {
    await withPage(
      async (page) => {
        const wide: string[] = [];
        for (const path of paths) {
          await page.goto(path);
          const width = await page.evaluate((size) => {
            document.documentElement.style.fontSize = size;
            return document.documentElement.scrollWidth;
          }, text);
          if (width > viewport.width) wide.push(`${path}: ${width} px`);
        }
        expect(wide).toEqual([]);
      },
      { viewport },
    );
  },
  300_000,
);
