/** Lists what the account of an evening and the table need without a network, and writes the worker that keeps it. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build } from 'vite';
import { requireSite, siteFolder } from './site-folder.ts';

interface OfflineFile {
  readonly url: string;
  /** Null where the name of the file changes with its contents. */
  readonly revision: string | null;
}

/** The account and the table in both languages, and the chapters whose rules they cite. */
const PAGES = [
  '{,de/}{evening,play}/index.html',
  '{,de/}droggn/{overview,deal,auction,exchange,announcing,play,gstiess,pagat,counting,scoring,variants}/index.html',
  '{,de/}dobbm/{overview,deal,auction,exchange,doubling,play,scoring,session}/index.html',
];

/** Astro puts what it names by its contents into this folder. */
const HASHED = '_astro';

const WORKER = 'src/offline/worker.ts';
const WORKER_FILE = 'offline.js';

const slashed = (path: string): string => path.split(sep).join('/');

/** The files of a page: those whose names stand in it, and those whose names stand in these. */
const filesOf = (folder: string, pages: readonly string[]): readonly string[] => {
  const fonts = globSync('fonts/*.woff2', { cwd: folder }).map(slashed);
  const assets = [
    ...readdirSync(join(folder, HASHED)).map((name) => `${HASHED}/${name}`),
    ...fonts,
  ];
  const found = new Set(pages);
  for (const file of found) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const asset of assets) {
      const name = asset.slice(asset.lastIndexOf('/') + 1);
      if (text.includes(name)) found.add(asset);
    }
  }
  return [...found].sort();
};

const entryOf = (folder: string, file: string): OfflineFile => ({
  url: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
  revision: file.startsWith(`${HASHED}/`)
    ? null
    : createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex')
        .slice(0, 16),
});

/** The search of each language: its page with what that loads, the lists, and the whole index. */
const searchFiles = (folder: string): Readonly<Record<string, readonly OfflineFile[]>> =>
  Object.fromEntries(
    Object.entries({ en: 'search', de: 'de/search' }).map(([locale, place]) => {
      const index = globSync(`pagefind/${locale}/{*,index/*,filter/*}`, { cwd: folder })
        .map(slashed)
        .filter((file) => /\.\w+$/.test(file));
      const page = filesOf(folder, [`${place}/index.html`]);
      const lists = ['lexicon', 'words'].map((name) => `${place}/${name}.json`);
      const all = [...page, ...lists, ...index];
      return [locale, all.map((file) => entryOf(folder, file))];
    }),
  );

/** The addresses alone, under a version that changes with any of them. */
const editionOf = (search: Readonly<Record<string, readonly OfflineFile[]>>) => ({
  version: createHash('sha256').update(JSON.stringify(search)).digest('hex').slice(0, 12),
  files: Object.fromEntries(
    Object.entries(search).map(([locale, list]) => [locale, list.map(({ url }) => url)]),
  ),
});

const writeWorker = async (
  folder: string,
  files: readonly OfflineFile[],
  search: Readonly<Record<string, readonly OfflineFile[]>>,
): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      OFFLINE_FILES: JSON.stringify(files),
      SEARCH_FILES: JSON.stringify(editionOf(search)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: WORKER,
        output: { format: 'iife', entryFileNames: WORKER_FILE },
      },
    },
  });
};

const folder = siteFolder(process.argv[2]);
try {
  requireSite(folder);
  const pages = globSync(PAGES, { cwd: folder }).map(slashed);
  if (!pages.includes('evening/index.html')) throw new Error(`${folder} has no page /evening/.`);
  const extras = ['favicon.svg'].filter((file) => existsSync(join(folder, file)));
  const files = [...filesOf(folder, pages), ...extras];
  await writeWorker(
    folder,
    files.map((file) => entryOf(folder, file)),
    searchFiles(folder),
  );
  console.log(`Kept for use without a network: ${pages.length} pages, ${files.length} files.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
