import type { Pagefind } from '../fullText.ts';
import { type LexiconFile, readLexicon } from '../lexicon.ts';
import { type PreparedLexicon, prepareLexicon } from '../lookup.ts';

/** Something that is downloaded once; after a failure the next call tries again. */
const once = <Thing>(load: (attempt: number) => Promise<Thing>): (() => Promise<Thing>) => {
  let loading: Promise<Thing> | null = null;
  let attempt = 0;
  return () => {
    if (loading) return loading;
    attempt += 1;
    const current = load(attempt);
    loading = current;
    current.catch(() => {
      loading = null;
    });
    return current;
  };
};

interface PagefindModule {
  readonly createInstance: (options: Readonly<Record<string, unknown>>) => Pagefind;
}

const loadLexicon = async (address: string): Promise<PreparedLexicon> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return prepareLexicon(readLexicon((await response.json()) as LexiconFile));
};

/** The second attempt needs another address: a browser may remember that a module failed. */
const loadPagefind = async (bundle: string, attempt: number): Promise<Pagefind> => {
  const address = `${bundle}pagefind.js${attempt > 1 ? `?attempt=${attempt}` : ''}`;
  const module = (await import(/* @vite-ignore */ address)) as PagefindModule;
  const pagefind = module.createInstance({
    basePath: bundle,
    // The index is small: a thread of its own costs more than it saves.
    noWorker: true,
    excerptLength: 24,
    excerptEllipsis: '…',
  });
  await pagefind.filters();
  return pagefind;
};

/** The two things that a search looks into. */
export interface Sources {
  readonly lexicon: () => Promise<PreparedLexicon>;
  readonly fullText: () => Promise<Pagefind>;
}

export const createSources = (lexicon: string, bundle: string): Sources => ({
  lexicon: once(() => loadLexicon(lexicon)),
  fullText: once((attempt) => loadPagefind(bundle, attempt)),
});
