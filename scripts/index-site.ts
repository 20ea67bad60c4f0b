import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { close } from 'pagefind';
import type { SearchRecord } from '../src/search/records.ts';
import { readRecords, writeIndex } from './search-index.ts';
import { requireSite, siteFolder } from './site-folder.ts';

const refuseDuplicates = (records: readonly SearchRecord[]): void => {
  const seen = new Set<string>();
  for (const { url } of records) {
    if (seen.has(url)) throw new Error(`Two search records have the address ${url}`);
    seen.add(url);
  }
};

/** One folder a language, so that a page can open the index of the other one as well. */
const writeIndexes = async (records: readonly SearchRecord[], folder: string): Promise<void> => {
  for (const [language, list] of Map.groupBy(records, (record) => record.language))
    await writeIndex(list, join(folder, language));
  await close();
};

const countedByLanguage = (records: readonly SearchRecord[]): string =>
  [...new Set(records.map(({ language }) => language))]
    .map((name) => `${records.filter(({ language }) => language === name).length} in ${name}`)
    .join(', ');

const folder = siteFolder(process.argv[2]);
const bundle = join(folder, 'pagefind');
try {
  requireSite(folder);
  const records = readRecords(folder);
  if (records.length === 0) throw new Error(`No page in ${folder} has anything to search for.`);
  refuseDuplicates(records);
  rmSync(bundle, { recursive: true, force: true });
  await writeIndexes(records, bundle);
  console.log(`Search records: ${countedByLanguage(records)}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
