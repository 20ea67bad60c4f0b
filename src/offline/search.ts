/**
 * The search without a network: its page, its code, the lexicon and the index of a language, kept
 * from the first search on. Each edition has stores of its own, so that no old index answers.
 */
import { registerRoute } from 'workbox-routing';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

/** What the search of each language needs, and the edition that it belongs to. */
declare const SEARCH_FILES: {
  readonly version: string;
  readonly files: Readonly<Record<string, readonly string[]>>;
};

const PREFIX = 'search';

const { version, files } = SEARCH_FILES;

const storeOf = (locale: string): string => `${PREFIX}-${locale}-${version}`;

const isOurs = (name: string): boolean => name.startsWith(`${PREFIX}-`);

const keep = async (locale: string): Promise<void> => {
  const list = files[locale];
  if (list === undefined) return;
  const store = await caches.open(storeOf(locale));
  const known = new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
  await store.addAll(
    list.filter((file) => !known.has(file)).map((file) => new Request(file, { cache: 'no-cache' })),
  );
};

/** The stores of an older edition make way for those of this one. */
const renew = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => isOurs(name) && !name.endsWith(version));
  const locales = new Set(old.map((name) => name.split('-')[1] ?? ''));
  await Promise.allSettled([...locales].map(keep));
  await Promise.all(old.map((name) => caches.delete(name)));
};

/** What is kept of an address, whatever is asked behind its question mark. */
export const keptForSearch = async (url: URL): Promise<Response | undefined> => {
  const names = (await caches.keys()).filter((name) => isOurs(name) && name.endsWith(version));
  for (const name of names) {
    const store = await caches.open(name);
    const found = await store.match(url.pathname, { ignoreSearch: true });
    if (found) return found;
  }
  return undefined;
};

/** A piece of the index has its contents in its name; once read, it is kept. */
const piece = async ({ request, url }: { request: Request; url: URL }): Promise<Response> => {
  const kept = await keptForSearch(url);
  if (kept) return kept;
  const response = await fetch(request);
  const locale = /\/pagefind\/(\w+)\//.exec(url.pathname)?.[1] ?? '';
  if (response.ok && (await caches.has(storeOf(locale)))) {
    const store = await caches.open(storeOf(locale));
    await store.put(url.pathname, response.clone());
  }
  return response;
};

/** What changes under its name comes from the network whenever that answers. */
const fresh = async ({ request, url }: { request: Request; url: URL }): Promise<Response> => {
  try {
    const response = await fetch(request);
    if (response.ok) return response;
    return (await keptForSearch(url)) ?? response;
  } catch (error) {
    const kept = await keptForSearch(url);
    if (kept) return kept;
    throw error;
  }
};

const PIECE = /\/pagefind\/\w+\/(?:index|fragment|filter)\/|\.pf_meta$/;
const FRESH = /\/pagefind\/\w+\/|\/search\/(?:lexicon|words)\.json$/;
const listed = new Set(Object.values(files).flat());

registerRoute(({ url, sameOrigin }) => sameOrigin && PIECE.test(url.pathname), piece);
registerRoute(({ url, sameOrigin }) => sameOrigin && FRESH.test(url.pathname), fresh);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname.includes('/_astro/') && listed.has(url.pathname),
  piece,
);

self.addEventListener('activate', (event) => event.waitUntil(renew()));
self.addEventListener('message', (event) => {
  if (event.data?.keep === PREFIX) event.waitUntil(keep(`${event.data.locale}`));
});
