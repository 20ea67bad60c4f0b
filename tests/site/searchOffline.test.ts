import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { serveSite } from '../../scripts/site-server.ts';
import { withPage } from './browser.ts';
import { addresses, ask, searchBox } from './searchBox.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-'));
  cpSync(inject('siteFolder'), folder, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Addresses of everything that the worker keeps for the search. */
const KEPT = `caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith('search-')).map((name) => caches.open(name).then((cache) => cache.keys())))).then((lists) => lists.flat().map(({ url }) => new URL(url).pathname))`;

const STORES = `caches.keys().then((names) => names.filter((name) => name.startsWith('search-')))`;

const isKept = (page: Page) => async () => {
  const kept = await page.evaluate<string[]>(KEPT);
  const lists = ['/search/lexicon.json', '/search/words.json'];
  return (
    lists.every((list) => kept.includes(list)) && kept.some((path) => path.includes('/index/'))
  );
};

const keep = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/search/`);
  await ask(searchBox(page, 'main'), 'retour');
  await expect.poll(isKept(page), { timeout: 40_000 }).toBe(true);
};

test('once visited, the search answers with the server stopped', async () => {
  await withPage(async (page) => {
    const site = await serveSite(folder);
    await keep(page, site.url);
    await site.close();
    await page.reload();
    const box = searchBox(page, 'main');
    await ask(box, 'Gstiess');
    expect((await addresses(box.options))[0]).toBe('/glossary/#gstiess');
    await ask(box, 'can I discard a king');
    expect((await addresses(box.options)).slice(0, 3)).toContain(
      '/droggn/exchange/#king-with-trump',
    );
  });
});

test('after a new build the old stores are gone', async () => {
  await withPage(async (page) => {
    const site = await serveSite(folder);
    await keep(page, site.url);
    const [before = ''] = await page.evaluate<string[]>(STORES);
    const version = before.split('-')[2] ?? '';
    expect(version).not.toBe('');
    const worker = join(folder, 'offline.js');
    await site.close();
    writeFileSync(worker, readFileSync(worker, 'utf8').replaceAll(version, 'nextedition1'));
    // The server knows the files that were there when it began.
    const next = await serveSite(folder, Number(new URL(site.url).port));
    await page.evaluate(`navigator.serviceWorker.getRegistration().then((one) => one.update())`);
    await expect
      .poll(() => page.evaluate<string[]>(STORES), { timeout: 40_000 })
      .toEqual(['search-en-nextedition1']);
    await next.close();
  });
});
