import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { builtPages, hasAnchor, hasFile } from './documents.ts';
import { addresses, ask, searchBox } from './searchBox.ts';
import { askAll, type Row, SIDES, shareWithin } from './searchTable/measure.ts';
import { addressOf } from './searchTable/query.ts';

/** The rules of the built site with their numbers, in the order of the rulebooks. */
const numbered = builtPages
  .filter(({ path }) => /^\/(?:droggn|dobbm)\/[a-z]+\/$/.test(path))
  .flatMap(({ path, document }) =>
    [...document.querySelectorAll('[data-search-kind="rule"]')].map((rule) => ({
      id: `${path.slice(1)}${rule.id}`,
      url: `${path}#${rule.id}`,
      game: path.split('/')[1] ?? '',
      number: rule.getAttribute('data-search-number') ?? '',
    })),
  );

const numbers = new Map(numbered.map(({ id, number }) => [id, number]));

const exists = (address: string): boolean => {
  const [path = '', anchor] = address.split('#');
  return anchor === undefined ? hasFile(path) : hasAnchor(path, anchor);
};

const isLost = ({ place }: Row): boolean => place === 0 || place > 3;

const told = ({ typed, target, place, first }: Row): string =>
  `${typed}: ${target} is ${place === 0 ? 'not among the results' : `number ${place}`}, first is ${first}`;

describe('the table of what readers type', () => {
  const rows: Row[] = [];

  beforeAll(async () => {
    const page = await openPage();
    for (const side of SIDES) {
      await page.goto(`${side.root}search/`);
      rows.push(...(await askAll(page, side, numbers)));
    }
    await page.context().close();
  }, 300_000);

  test('has at least 150 queries, whose targets are all there', () => {
    const targets = SIDES.flatMap(({ root, groups }) =>
      groups.flatMap(({ queries }) =>
        queries.flatMap(([, ...names]) => names.map((name) => addressOf(name, root))),
      ),
    );
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(targets.filter((target) => !exists(target))).toEqual([]);
  });

  test('what is meant stands first in at least 90 of 100', () => {
    const missed = rows.filter(({ place }) => place !== 1).map(told);
    expect(shareWithin(rows, 1), missed.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  test('and among the first three in at least 98 of 100', () => {
    expect(shareWithin(rows, 3), rows.filter(isLost).map(told).join('\n')).toBeGreaterThanOrEqual(
      0.98,
    );
  });

  test.each([
    'card names',
    'dialect and old spellings',
    'rules by name, number and id',
    'Kartennamen',
    'Mundart und alte Schreibungen',
    'Regeln nach Namen, Nummer und Kennung',
  ])('none of the %s is lost', (group) => {
    expect(rows.filter((row) => row.group === group && isLost(row)).map(told)).toEqual([]);
  });
});

describe('a rule is found by its number', () => {
  let page: Page;

  beforeAll(async () => {
    page = await openPage();
    await page.goto('/search/');
  });
  afterAll(() => page.context().close());

  const firstOf = async (query: string): Promise<string | null> => {
    const box = searchBox(page, 'main');
    await ask(box, query);
    return (await addresses(box.options))[0] ?? null;
  };

  test('with its game it stands first: the second rule of each chapter', async () => {
    const second = numbered.filter(({ number }) => number.endsWith('.2'));
    expect(second.length).toBeGreaterThan(20);
    const missed: string[] = [];
    for (const { url, game, number } of second) {
      const first = await firstOf(`${game} ${number}`);
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
