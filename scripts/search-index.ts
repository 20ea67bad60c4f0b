import { globSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseHTML } from 'linkedom';
import { createIndex, type PagefindIndex } from 'pagefind';
import type { Kind } from '../src/search/lexicon.ts';
import { recordsOf, type SearchRecord } from '../src/search/records.ts';
import { placeOf } from '../src/search/result.ts';
import { packIndex } from './pack-index.ts';

/** The parts of Pagefind's bundle that this site does not use: it has its own search box, on one thread. */
const UNUSED = [
  'pagefind-component-ui.css',
  'pagefind-component-ui.js',
  'pagefind-modular-ui.css',
  'pagefind-modular-ui.js',
  'pagefind-ui.css',
  'pagefind-ui.js',
  'pagefind-highlight.js',
  'pagefind-worker.js',
  'wasm.unknown.pagefind',
];

/** The search itself is nothing to find, and a rule is found on the page of its chapter. */
const NOT_FOUND = /^\/(?:de\/)?(?:search\/$|cite\/)/;

/** So many records are under way to Pagefind, which answers each. */
const AT_ONCE = 500;

/** A card is found by its names, all of which are in the list; its page tells what the rules say. */
const NAMED_ONLY: ReadonlySet<Kind> = new Set(['card']);

const addressOf = (file: string): string =>
  `/${file.split(sep).join('/')}`.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');

/** Every search record of a built site. */
export const readRecords = (folder: string): readonly SearchRecord[] =>
  globSync('**/*.html', { cwd: folder })
    .sort()
    .map((file) => ({ file, path: addressOf(file) }))
    .filter(({ path }) => !NOT_FOUND.test(path))
    .flatMap(({ file, path }) => {
      const { document } = parseHTML(readFileSync(join(folder, file), 'utf8'));
      return recordsOf(document, path);
    });

const filled = (pairs: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(pairs).filter(([, value]) => value !== ''));

const add = async (index: PagefindIndex, record: SearchRecord): Promise<void> => {
  const { url, language, kind, title, text, page, game, number } = record;
  const { errors } = await index.addCustomRecord({
    url,
    language,
    // Pagefind parts words at a straight apostrophe only, and d’Hoptn is to be found as Hoptn.
    content: text.replaceAll('’', "'"),
    meta: filled({ title, number, page }),
    filters: { place: [placeOf({ kind, game })] },
  });
  if (errors.length > 0) throw new Error(`${url}: ${errors.join('; ')}`);
};

/** Writes the full-text index of records of one language. */
export const writeIndex = async (
  records: readonly SearchRecord[],
  outputPath: string,
): Promise<void> => {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
  const found = records.filter(({ kind }) => !NAMED_ONLY.has(kind));
  for (let place = 0; place < found.length; place += AT_ONCE)
    await Promise.all(found.slice(place, place + AT_ONCE).map((record) => add(index, record)));
  const written = await index.writeFiles({ outputPath });
  if (written.errors.length > 0) throw new Error(written.errors.join('; '));
  for (const file of UNUSED) rmSync(join(outputPath, file), { force: true });
  packIndex(outputPath);
};
