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

test('no page has to be scrolled sideways on a phone', async () => {
  await withPage(
    async (page) => {
      const wide: string[] = [];
      for (const path of paths) {
        await page.goto(path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > PHONE.width) wide.push(`${path}: ${width} px`);
      }
      expect(wide).toEqual([]);
    },
    { viewport: PHONE },
  );
}, 300_000);
