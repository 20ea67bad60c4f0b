import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, PHONE, withPage } from './browser.ts';
import { builtPages } from './documents.ts';
import { violationsOf } from './violations.ts';

const PATH = '/droggn/auction/';

const term = (page: Page) => page.locator('main a.term').first();
const tip = (page: Page) => page.locator('#tip');

test('every term of a text has its entry on the page, once', () => {
  const faults = builtPages
    // On paper a term is a plain link, and the glossary is all entries.
    .filter(({ path }) => !path.endsWith('/glossary/') && !path.endsWith('/sheet/'))
    .flatMap(({ path, document }) => {
      const carried = [...document.querySelectorAll('template[data-term]')].map((entry) =>
        entry.getAttribute('data-term'),
      );
      const named = [...document.querySelectorAll('a.term')].map((link) =>
        (link.getAttribute('href') ?? '').replace(/^.*#/, ''),
      );
      const twice = carried.filter((id, place) => carried.indexOf(id) < place);
      const missing = named.filter((id) => !carried.includes(id));
      return [...twice, ...missing].map((id) => `${path}: ${id}`);
    });
  expect(faults).toEqual([]);
});

test('only a page with terms has the box in which they open', () => {
  for (const { path, document } of builtPages.filter((page) => !page.path.includes('-booklet/'))) {
    const carries = document.querySelector('template[data-term]') !== null;
    expect(document.querySelectorAll('#tip').length, path).toBe(carries ? 1 : 0);
  }
});

describe('a term opens its entry in the text', () => {
  test('by click; a second click, Esc and a click elsewhere close it', async () => {
    await withPage(
      async (page) => {
        await page.goto(PATH);
        for (const close of [
          () => term(page).click(),
          () => page.keyboard.press('Escape'),
          () => page.locator('h1').click(),
        ]) {
          await term(page).click();
          await tip(page).waitFor({ state: 'visible' });
          expect(new URL(page.url()).pathname).toBe(PATH);
          expect((await tip(page).textContent())?.length).toBeGreaterThan(30);
          await close();
          await tip(page).waitFor({ state: 'hidden' });
        }
      },
      { viewport: DESK },
    );
  });

  test('by focus; the key goes on to the entry, then to the next term, and it closes', async () => {
    await withPage(
      async (page) => {
        await page.goto(PATH);
        await term(page).evaluate((link) => {
          const before = document.createElement('button');
          link.before(before);
          before.focus();
        });
        await page.keyboard.press('Tab');
        await tip(page).waitFor({ state: 'visible' });
        expect(await page.evaluate<string>('document.activeElement.className')).toBe('term');
        await page.keyboard.press('Tab');
        expect(await page.evaluate<string>('document.activeElement.className')).toBe('tip-whole');
        await page.keyboard.press('Escape');
        await tip(page).waitFor({ state: 'hidden' });
        expect(await page.evaluate<string>('document.activeElement.className')).toBe('term');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/glossary/#*');
      },
      { viewport: DESK },
    );
  });

  test('by touch, within the window, without a fault of accessibility', async () => {
    await withPage(
      async (page) => {
        await page.goto(PATH);
        for (const link of await page.locator('main a.term').all()) {
          // An open entry may lie over the next term.
          await page.keyboard.press('Escape');
          await link.tap();
          const box = await tip(page).boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
        }
        expect(await violationsOf(page)).toEqual([]);
      },
      { viewport: PHONE, hasTouch: true },
    );
  });

  test('without JavaScript it is a link to the glossary', async () => {
    await withPage(
      async (page) => {
        await page.goto(PATH);
        const id = (await term(page).getAttribute('href'))?.split('#')[1];
        await term(page).click();
        await page.waitForURL(`**/glossary/#${id}`);
      },
      { viewport: PHONE, javaScriptEnabled: false },
    );
  });
});
