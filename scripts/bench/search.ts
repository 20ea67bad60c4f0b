import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { readArchive } from '../../src/archive/archive.ts';
import { requireBrowser } from '../browser.ts';
import { readRecords } from '../search-index.ts';
import { requireSite, siteFolder } from '../site-folder.ts';
import { serveSite } from '../site-server.ts';
import { grouped } from './measure.ts';
import { type Grown, visitGrown } from './search/grownSite.ts';
import { indexSizes, kilobytes, listSizes } from './search/sizes.ts';
import { type Compared, compare, ourBox, starlightBox } from './search/starlight.ts';
import { writeStarlight } from './search/starlightContent.ts';
import { printTable } from './search/table.ts';

/** How many times the content; a hundred takes minutes and a gigabyte. */
const TIMES = [1, 10, 100];

const printSizes = (folder: string): void => {
  for (const [locale, place] of Object.entries({ en: '', de: 'de/' })) {
    const sizes = indexSizes(join(folder, 'pagefind', locale), join(folder, place, 'search'));
    console.log(
      `${locale}: ${listSizes(sizes)}, program and contents ${kilobytes(sizes.fixed)}, ` +
        `words ${kilobytes(sizes.words)} in ${sizes.pieces} pieces, ` +
        `texts ${kilobytes(sizes.texts)} in ${sizes.results} results`,
    );
  }
};

const printGrown = ({ times, records, sizes, cold, warm }: Grown): void =>
  console.log(
    `×${times}: ${grouped(records)} results; ${listSizes(sizes)}, program and ` +
      `contents ${kilobytes(sizes.fixed)}, words ${kilobytes(sizes.words)} in ${sizes.pieces} ` +
      `pieces; cold: first result ${grouped(cold.toFirst)} ms, all ${grouped(cold.toAll)} ms; ` +
      `warm: first ${grouped(warm.toFirst)} ms, all ${grouped(warm.toAll)} ms`,
  );

const ratio = (own: number, other: number): string => (own / Math.max(1, other)).toFixed(2);

const printCompared = (ours: Compared, theirs: Compared): void => {
  for (const [name, { cold, warm, first, whole }] of Object.entries({ ours, Starlight: theirs }))
    console.log(
      `${name}: cold ${grouped(cold)} ms, warm ${grouped(warm)} ms; from opening to the first ` +
        `result ${kilobytes(first.bytes)} in ${first.requests.toFixed(1)} files, to the whole answer ` +
        `${kilobytes(whole.bytes)} in ${whole.requests.toFixed(1)}`,
    );
  console.log(
    `ours to Starlight’s: cold ${ratio(ours.cold, theirs.cold)}, warm ` +
      `${ratio(ours.warm, theirs.warm)}, bytes to the first result ` +
      `${ratio(ours.first.bytes, theirs.first.bytes)}, to the whole answer ` +
      `${ratio(ours.whole.bytes, theirs.whole.bytes)}`,
  );
};

/** With `STARLIGHT=<its built folder>`; `STARLIGHT_CONTENT=<folder>` writes the pages to build. */
const withStarlight = async (browser: Browser, site: string): Promise<void> => {
  const built = process.env.STARLIGHT;
  if (built === undefined) {
    console.log('Starlight: not compared; see docs/decisions/0006-search.md for how to.');
    return;
  }
  const server = await serveSite(built);
  const theirs = await compare(browser, starlightBox(`${server.url}/`));
  const ours = await compare(browser, ourBox(`${site}/`));
  await server.close();
  printCompared(ours, theirs);
};

/** The search of the built site: what readers type, sizes, times, and how they grow. */
export const search = async (): Promise<void> => {
  const folder = siteFolder();
  requireSite(folder);
  const records = readRecords(folder).filter(({ language }) => language === 'en');
  const content = process.env.STARLIGHT_CONTENT;
  if (content !== undefined) {
    console.log(`${writeStarlight(records, content)} pages for Starlight in ${content}`);
    return;
  }
  console.log('\nSearch');
  const site = await serveSite(folder);
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const { archive } = readArchive(process.cwd());
    const numbers = new Map(archive.rules.map(({ id, number }) => [id, number]));
    await printTable(browser, site.url, numbers);
    printSizes(folder);
    await withStarlight(browser, site.url);
    for (const times of TIMES) printGrown(await visitGrown(browser, folder, records, times));
  } finally {
    await browser.close();
    await site.close();
  }
};
