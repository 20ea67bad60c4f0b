import type { Response } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, withPage } from './browser.ts';
import { builtPages, firstHand, textPages } from './documents.ts';
import { followLoads, followShifts, total } from './load.ts';

/** All limits in bytes as sent with brotli, everything counted, the favicon too. */
const TEXT_WITHOUT_FONTS = 21_000;
const TEXT_WITH_FONTS = 38_000;
const TEXT_REQUESTS = 6;
const WIDGET_SCRIPT = 90_000;

const hasWidget = (document: Document): boolean => document.querySelector('astro-island') !== null;

const withoutWidget = (path: string): boolean =>
  builtPages.some((page) => page.path === path && !hasWidget(page.document));

/** Three pages are several times as long as a chapter: each has a limit of its own, with fonts. */
const LONG_READS: Readonly<Record<string, number>> = {
  '/droggn/history/': 41_000,
  '/relatives/': 41_000,
  '/sources/mcleod-droggn/': 39_500,
};

/** The lists of everything grow with the archive; the limit is for a page that one reads. */
const LISTS = ['/glossary/', '/rules/', '/sources/', '/timeline/', '/unknown/'];

/** Drawn cards are pictures: `deck.test.ts` has their limit. */
const drawsCards = (path: string): boolean =>
  builtPages.some(
    (page) => page.path === path && page.document.querySelector('.card-sprite') !== null,
  );

const readPages = textPages().filter(
  (path) => path !== '/search/' && !LISTS.includes(path) && !drawsCards(path),
);

describe('a text page is light', () => {
  test.each(readPages.filter(withoutWidget))('%s', async (path) => {
    await withPage(
      async (page) => {
        const loads = followLoads(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        const files = await loads.files();
        const list = files.map((file) => `${file.path} ${file.bytes}`).join('\n');
        const words = files.filter(({ kind }) => kind !== 'font');
        expect.soft(total(words), list).toBeLessThanOrEqual(TEXT_WITHOUT_FONTS);
        expect.soft(total(files), list).toBeLessThanOrEqual(LONG_READS[path] ?? TEXT_WITH_FONTS);
        expect.soft(files.length, list).toBeLessThanOrEqual(TEXT_REQUESTS);
      },
      { viewport: PHONE },
    );
  });
});

test('no page without a widget loads a script file', () => {
  const faults = builtPages
    .filter(({ document }) => !hasWidget(document))
    .flatMap(({ path, document }) =>
      [...document.querySelectorAll('script[src], link[rel="modulepreload"]')].map(
        (script) => `${path}: ${script.getAttribute('src') ?? script.getAttribute('href')}`,
      ),
    );
  expect(faults).toEqual([]);
});

describe('a page with a widget stays in its limit of script', () => {
  test.each([firstHand(), '/counter/', '/viewer/', '/editor/'])('%s', async (path) => {
    await withPage(
      async (page) => {
        const loads = followLoads(page);
        await page.goto(path);
        await page.locator('astro-island').first().scrollIntoViewIfNeeded();
        await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
        await page.waitForLoadState('networkidle');
        const scripts = (await loads.files()).filter(({ kind }) => kind === 'script');
        const list = scripts.map((file) => `${file.path} ${file.bytes}`).join('\n');
        expect(scripts.length).toBeGreaterThan(0);
        expect(total(scripts), list).toBeLessThan(WIDGET_SCRIPT);
      },
      { viewport: PHONE },
    );
  });
});

/** What a function costs that is compiled when it is called shows from about so many bytes on. */
const WORTH_WHILE = 3_000;

test('the script of a hand is compiled while it arrives', async () => {
  await withPage(async (page) => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto(firstHand());
    await page.locator('.hand-stepper[data-ready="true"]').first().waitFor();
    const texts = await Promise.all(scripts.map((script) => script.text()));
    const large = texts.filter((text) => text.length > WORTH_WHILE);
    expect(large.length).toBeGreaterThan(0);
    for (const text of large) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });
});

describe('nothing moves while a page loads', () => {
  test.each([...textPages(), firstHand(), '/counter/', '/viewer/', '/editor/'])(
    '%s',
    async (path) => {
      await withPage(
        async (page) => {
          const shifts = await followShifts(page);
          await page.goto(path, { waitUntil: 'networkidle' });
          await page.waitForTimeout(100);
          expect(await shifts()).toBe(0);
        },
        { viewport: PHONE },
      );
    },
  );
});

test('no page asks another host for anything', async () => {
  await withPage(async (page) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
    });
    for (const path of [...textPages(), firstHand(), '/counter/'])
      await page.goto(path, { waitUntil: 'networkidle' });
    expect(foreign).toEqual([]);
  });
});
