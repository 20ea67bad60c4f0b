import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { close } from 'pagefind';
import type { Browser } from 'playwright-core';
import { type LexiconFile, readLexicon } from '../../../src/search/lexicon.ts';
import type { SearchRecord } from '../../../src/search/records.ts';
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
  for (const part of ['_astro', 'fonts', 'search', '404.html'])
    cpSync(join(site, part), join(folder, part), { recursive: true });
};

const growLexicon = (folder: string, times: number): string => {
  const file = join(folder, 'search/lexicon.json');
  const text = readFileSync(file, 'utf8');
  const { entries } = readLexicon(JSON.parse(text) as LexiconFile);
  const grown: LexiconFile = { root: '/', entries: manyEntries(entries, times), rules: [] };
  // The real one stays as it is downloaded, without what its reader can work out.
  if (times > 1) writeFileSync(file, JSON.stringify(grown));
  return file;
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
    const lexicon = growLexicon(folder, times);
    const bundle = join(folder, 'pagefind/en');
    mkdirSync(bundle, { recursive: true });
    const many = manyRecords(records, times);
    await writeIndex(many, bundle);
    const server = await serveSite(folder);
    const page = `${server.url}/search/`;
    const cold = await coldVisit(browser, page);
    const warm = await warmVisit(browser, page);
    await server.close();
    return { times, records: many.length, sizes: indexSizes(bundle, lexicon), cold, warm };
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
};
