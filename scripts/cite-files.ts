/** Writes beside each page the files with which a reference manager takes over its citation. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Locale } from '#words';
import type { Citable } from '../src/archive/citing/citable.ts';
import { exported } from '../src/archive/citing/exported.ts';
import { requireSite, siteFolder } from './site-folder.ts';

/** What a page says of itself as linked data, as far as a citation needs it. */
interface Described {
  readonly '@type': string;
  readonly name: string;
  readonly url: string;
  readonly inLanguage: Locale;
  readonly datePublished: string;
  readonly version: string;
  readonly description?: string;
  /** Of a rule: its id; then the description is the words of the rule. */
  readonly termCode?: string;
}

const LINKED_DATA = /<script type="application\/ld\+json">(.*?)<\/script>/s;

/** The address without language and outer slashes: `droggn/play`. */
const keyOf = (file: string): string =>
  dirname(file)
    .split(sep)
    .join('/')
    .replace(/^(?:de(?=\/|$)\/?|\.$)/, '');

const citableOf = (page: Described, file: string): Citable => {
  const { termCode, description } = page;
  return {
    key: termCode ?? keyOf(file),
    kind: page['@type'] === 'WebSite' || page['@type'] === 'Dataset' ? 'whole' : 'part',
    title: page.name,
    address: page.url,
    locale: page.inLanguage,
    edition: { id: page.version, date: page.datePublished },
    ...(termCode === undefined ? { summary: description ?? '' } : { words: description ?? '' }),
  };
};

/** Writes the files of one page; gives how many. A page that nobody cites has none. */
const writeFiles = (folder: string, file: string): number => {
  const [, data] = LINKED_DATA.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  if (data === undefined) return 0;
  const files = exported(citableOf(JSON.parse(data), file));
  for (const one of files) writeFileSync(join(folder, dirname(file), one.file), one.text);
  return files.length;
};

const folder = siteFolder(process.argv[2]);
requireSite(folder);
const written = globSync('**/index.html', { cwd: folder }).map((file) => writeFiles(folder, file));
console.log(`Files to cite by: ${written.reduce((sum, count) => sum + count, 0)}.`);
