import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseHTML } from 'linkedom';
import { inject } from 'vitest';

const folder = inject('siteFolder');

/** A built page: its address from the root of the site and its parsed HTML. */
export interface BuiltPage {
  readonly path: string;
  readonly document: Document;
}

const pathOf = (file: string): string =>
  `/${file.split(sep).join('/')}`.replace(/(^|\/)index\.html$/, '$1');

/** Parsed when it is first asked for: most tests look at a few of the hundreds of pages. */
const pageOf = (file: string): BuiltPage => {
  let parsed: Document | null = null;
  return {
    path: pathOf(file),
    get document() {
      parsed ??= parseHTML(readFileSync(join(folder, file), 'utf8')).document;
      return parsed;
    },
  };
};

/** Every page of the built site, in both languages. */
export const builtPages: readonly BuiltPage[] = globSync('**/*.html', { cwd: folder })
  .filter((file) => !file.startsWith('pagefind'))
  .sort()
  .map(pageOf);

/** Whether the site has a file at this path. */
export const hasFile = (path: string): boolean => {
  const file = join(folder, decodeURIComponent(path));
  return path.endsWith('/') ? existsSync(join(file, 'index.html')) : existsSync(file);
};

/** Whether a page has an element with this id. */
export const hasAnchor = (path: string, id: string): boolean =>
  builtPages.some((page) => page.path === path && page.document.getElementById(id) !== null);

/** Pages that no search engine should list: for unknown addresses, to print, to cite, to embed. */
export const isUnlisted = (path: string): boolean =>
  /^\/(?:de\/)?(?:404\.html|404\/|print\/.+|cite\/.+|embed\/.*|hands\/.+\/sheet\/)$/.test(path);

/** The first hand of Droggn in the built site. */
export const firstHand = (): string => {
  const hand = builtPages.find(({ path }) => /^\/hands\/droggn\/[^/]+\/$/.test(path));
  if (!hand) throw new Error('The built site has no page of a Droggn hand');
  return hand.path;
};

/** One page of each kind: text pages first, then those with a widget. */
export const textPages = (): readonly string[] => [
  '/',
  '/droggn/',
  '/droggn/play/',
  '/droggn/history/',
  '/history/',
  '/relatives/',
  '/timeline/',
  '/map/',
  '/biographies/',
  '/sources/',
  '/sources/mcleod-droggn/',
  '/people/',
  '/glossary/',
  '/hands/',
  '/rules/',
  '/unknown/',
  '/about/',
  '/data/',
  '/changelog/',
  '/cite/droggn/play/follow-suit/',
  '/search/',
];
