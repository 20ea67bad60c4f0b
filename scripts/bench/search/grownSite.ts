import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { close } from 'pagefind';
import type { Browser } from 'playwright-core';
import type { NamesFile, WordsFile } from '../../../src/search/lexicon.ts';
import type { SearchRecord } from '../../../src/search/records.ts';
import { readLexicon, splitLexicon } from '../../../src/search/split.ts';
import { writeIndex } from '../../search-index.ts';
import { serveSite } from '../../site-server.ts';
import { manyEntries, manyRecords } from './growth.ts';
import { type IndexSizes, indexSizes } from './sizes.ts';
import { coldVisit, type Visit, warmVisit } from './visits.ts';

export interface Grown {
  readonly times: number;
  readonly records: number;
  readonly sizes: IndexSizes;
  readonly cold: Visit;
  readonly warm: Visit;
}

/** Copies what the search page of a built site needs into a folder. */
const copyPage = (site: string, folder: string): void => {
  for (const part of ['_astro', 'fonts', 'search', 'index.html', '404.html'])
    cpSync(join(site, part), join(folder, part), { recursive: true });
};

const readFile = <File>(folder: string, name: string): File =>
  JSON.parse(readFileSync(join(folder, 'search', name), 'utf8')) as File;

/** Makes the lists so many times as long; the real ones stay as they are downloaded. */
const growLexicon = (folder: string, times: number): void => {
  if (times === 1) return;
  const lexicon = readLexicon(
    readFile<NamesFile>(folder, 'lexicon.json'),
    readFile<WordsFile>(folder, 'words.json'),
  );
  const entries = manyEntries(lexicon.entries, times);
  const { names, words } = splitLexicon({ root: '/', entries, rules: [] });
  for (const [name, file] of Object.entries({ lexicon: names, words }))
    writeFileSync(join(folder, 'search', `${name}.json`), JSON.stringify(file));
};

/** Visits a site that is served from a folder as long as it takes. */
const visitServed = async (browser: Browser, folder: string, many: number) => {
  const server = await serveSite(folder);
  const page = `${server.url}/search/`;
  try {
    return { cold: await coldVisit(browser, page, many), warm: await warmVisit(browser, page) };
  } finally {
    await server.close();
  }
};

/** Writes the search of a site with so many times the content, visits it and removes it again. */
export const visitGrown = async (
  browser: Browser,
  site: string,
  records: readonly SearchRecord[],
  times: number,
): Promise<Grown> => {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  try {
    copyPage(site, folder);
    growLexicon(folder, times);
    const bundle = join(folder, 'pagefind/en');
    mkdirSync(bundle, { recursive: true });
    const many = manyRecords(records, times);
    await writeIndex(many, bundle);
    const visits = await visitServed(browser, folder, times > 10 ? 3 : 5);
    const sizes = indexSizes(bundle, join(folder, 'search'));
    return { times, records: many.length, sizes, ...visits };
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
};
