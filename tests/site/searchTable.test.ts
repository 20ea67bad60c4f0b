import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { builtPages } from './documents.ts';
import { addresses, ask, searchBox } from './searchBox.ts';
import { ENGLISH, GERMAN, type Target } from './searchTable.ts';

const firstOf = async (page: Page, query: string): Promise<string | null> => {
  const box = searchBox(page, 'main');
  await ask(box, query);
  return (await addresses(box.options))[0] ?? null;
};

const expected = (target: Target): readonly string[] =>
  typeof target === 'string' ? [target] : target;

describe.each([
  { language: 'English', path: '/search/', table: ENGLISH },
  { language: 'German', path: '/de/search/', table: GERMAN },
])('what a reader means comes first, in $language', ({ path, table }) => {
  let page: Page;

  beforeAll(async () => {
    page = await openPage();
    await page.goto(path);
  });
  afterAll(() => page.context().close());

  test.each(table)('%s', async (query, target) => {
    expect(expected(target)).toContain(await firstOf(page, query));
  });
});

describe('a rule is found by its number', () => {
  let page: Page;

  beforeAll(async () => {
    page = await openPage();
    await page.goto('/search/');
  });
  afterAll(() => page.context().close());

  const numbered = builtPages
    .filter(({ path }) => /^\/(?:droggn|dobbm)\/[a-z]+\/$/.test(path))
    .flatMap(({ path, document }) =>
      [...document.querySelectorAll('[data-search-kind="rule"]')].map((rule) => ({
        url: `${path}#${rule.id}`,
        game: path.split('/')[1] ?? '',
        number: rule.getAttribute('data-search-number') ?? '',
      })),
    );

  test('with its game it stands first: the second rule of each chapter', async () => {
    const second = numbered.filter(({ number }) => number.endsWith('.2'));
    expect(second.length).toBeGreaterThan(20);
    const missed: string[] = [];
    for (const { url, game, number } of second) {
      const first = await firstOf(page, `${game} ${number}`);
      if (first !== url) missed.push(`${game} ${number}: ${first} instead of ${url}`);
    }
    expect(missed).toEqual([]);
  });

  test('without its game that of Droggn stands first, that of Dobbm second', async () => {
    const box = searchBox(page, 'main');
    await ask(box, '7.3');
    const meant = numbered.filter(({ number }) => number === '7.3').map(({ url }) => url);
    const found = await addresses(box.options);
    expect(found.slice(0, meant.length).sort()).toEqual(meant.sort());
    expect(found[0]).toMatch(/^\/droggn\//);
  });
});
