import type { Browser } from 'playwright-core';
import { askAll, type Row, SIDES, shareWithin } from '../../../tests/site/searchTable/measure.ts';
import { spread } from '../measure.ts';

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

const line = (name: string, rows: readonly Row[]): string =>
  [
    name.padEnd(40),
    `${rows.length}`.padStart(4),
    percent(shareWithin(rows, 1)).padStart(9),
    percent(shareWithin(rows, 3)).padStart(9),
  ].join(' ');

/** What readers type, asked of the built site; prints the table and what was not found first. */
export const printTable = async (
  browser: Browser,
  site: string,
  numbers: ReadonlyMap<string, string>,
): Promise<void> => {
  const rows: Row[] = [];
  for (const side of SIDES) {
    const page = await browser.newPage();
    await page.goto(`${site}${side.root}search/`);
    rows.push(...(await askAll(page, side, numbers)));
    await page.close();
  }
  console.log(`${'queries'.padEnd(40)}   of     first     first 3`);
  const groups = Map.groupBy(rows, ({ language, group }) => `${language}: ${group}`);
  for (const [name, list] of groups) console.log(line(name, list));
  console.log(line('all', rows));
  for (const { typed, target, place, first } of rows.filter((row) => row.place !== 1))
    console.log(`  ${place || '–'}  ${typed}: ${target} (first: ${first})`);
  console.log(`to the first result, ms: ${spread(rows.map(({ toFirst }) => toFirst))}`);
  console.log(`to the whole answer, ms: ${spread(rows.map(({ toAll }) => toAll))}`);
};
