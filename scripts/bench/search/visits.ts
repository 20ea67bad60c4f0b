import type { Browser } from 'playwright-core';
import { typeAndWait } from '../../../tests/site/searchTable/measure.ts';
import { quantile } from '../measure.ts';

export interface Visit {
  /** From the last letter to the first result and to the whole answer, in milliseconds. */
  readonly toFirst: number;
  readonly toAll: number;
}

const COLD = ['Gstiess', 'can I discard a king', 'retour', 'droggn 7.3', 'schwocher'];
const WARM = ['Pagat', 'Mussrunde', 'who deals next', 'sow', 'three cards', 'talon', 'valet'];

/** A hundred times the content takes a while to be read. */
const PATIENCE = 600_000;

const visit = async (browser: Browser, url: string, queries: readonly string[]) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(url);
  await page.locator('main form[data-search] [role="combobox"]').focus();
  const visits: Visit[] = [];
  for (const query of queries) visits.push(await typeAndWait(page, query));
  await context.close();
  return visits;
};

const middle = (visits: readonly Visit[]): Visit => ({
  toFirst: quantile(
    visits.map(({ toFirst }) => toFirst),
    0.5,
  ),
  toAll: quantile(
    visits.map(({ toAll }) => toAll),
    0.5,
  ),
});

/** The middle of so many first queries, each in a fresh profile as soon as the field is there. */
export const coldVisit = async (browser: Browser, url: string, many: number): Promise<Visit> => {
  const visits: Visit[] = [];
  for (const query of COLD.slice(0, many)) visits.push(...(await visit(browser, url, [query])));
  return middle(visits);
};

/** The middle of new queries in a page that has answered one. */
export const warmVisit = async (browser: Browser, url: string): Promise<Visit> => {
  const [, ...visits] = await visit(browser, url, ['Gstieß', ...WARM]);
  return middle(visits);
};
