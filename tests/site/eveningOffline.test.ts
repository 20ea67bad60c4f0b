import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type SiteServer, serveSite } from '../../scripts/site-server.ts';
import { PHONE, withPage } from './browser.ts';
import { begin, DROGGN, figures, openPad, PADS, rows, write } from './eveningPad.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'evening-'));
  cpSync(inject('siteFolder'), folder, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const portOf = ({ url }: SiteServer): number => Number(new URL(url).port);

/** Opens the page from a server of its own and waits until it is kept. */
const keep = async (page: Page, site: SiteServer): Promise<void> => {
  await openPad(page, `${site.url}${PADS.en}`);
  await page.locator('.evening__offline[data-ready="true"]').waitFor();
};

describe('without a network', () => {
  test('the page opens, adds up and links its rules with the server stopped', async () => {
    await withPage(
      async (page) => {
        const site = await serveSite(folder);
        await keep(page, site);
        await begin(page, DROGGN);
        await write(page, { declarer: 'Bartl', points: '43' });
        await site.close();

        await page.reload();
        await page.locator('.desk').waitFor();
        expect(await figures(page)).toEqual(['0', '26', '0', '0']);
        await write(page, { declarer: 'Cilli', points: '50' });
        expect(await rows(page)).toHaveLength(2);
        expect(await page.evaluate<boolean>(`document.fonts.check('1rem Grenze')`)).toBe(true);

        await page.locator('.deal-line a').first().click();
        await page.waitForURL('**/droggn/**');
        expect(await page.locator('h1').isVisible()).toBe(true);
        await openPad(page, `${site.url}${PADS.de}`);
        expect(await figures(page)).toEqual(['0', '26', '33', '0']);
        await page.goto(`${site.url}/people/`).catch(() => null);
        expect(await page.locator('.evening').count()).toBe(0);
      },
      { viewport: PHONE },
    );
  });

  test('the same with the device offline', async () => {
    await withPage(async (page) => {
      const site = await serveSite(folder);
      await keep(page, site);
      await page.context().setOffline(true);
      await page.reload();
      await page.locator('.shelf').waitFor();
      await begin(page, DROGGN);
      await page.context().setOffline(false);
      await site.close();
    });
  });
});

/** A new build of the page: another text in it, and a worker that knows of it. */
const rebuild = (): void => {
  const file = join(folder, 'evening/index.html');
  const worker = join(folder, 'offline.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace('</main>', '<p id="new">new</p></main>'));
  const listed = /(url:\s*[`"']\/evening\/[`"'],\s*revision:\s*[`"'])[0-9a-f]+/;
  const text = readFileSync(worker, 'utf8');
  expect(text).toMatch(listed);
  writeFileSync(worker, text.replace(listed, '$1changed'));
};

test('after a new build the new page is shown, with a network and then without', async () => {
  await withPage(async (page) => {
    const site = await serveSite(folder);
    await keep(page, site);
    await site.close();
    rebuild();
    const next = await serveSite(folder, portOf(site));
    await page.reload();
    await page.locator('#new').waitFor();
    const kept = `caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys())))).then((lists) => lists.flat().some(({ url }) => url.includes('changed')))`;
    await expect.poll(() => page.evaluate<boolean>(kept)).toBe(true);
    await next.close();
    await page.reload();
    await page.locator('#new').waitFor();
    await page.locator('.shelf').waitFor();
  });
});
