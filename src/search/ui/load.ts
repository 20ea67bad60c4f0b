import type { Pagefind } from '../fullText.ts';
import type { NamesFile, WordsFile } from '../lexicon.ts';
import { type PreparedLexicon, prepareLexicon } from '../lookup.ts';
import { readLexicon, readNames } from '../split.ts';

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

const json = async <File>(address: string): Promise<File> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return (await response.json()) as File;
};

/**
 * The code is that of the page's own language, the index that of any. The second attempt needs
 * another address: a browser may remember that a module failed.
 */
const loadPagefind = async (code: string, bundle: string, attempt: number): Promise<Pagefind> => {
  const address = `${code}pagefind.js${attempt > 1 ? `?attempt=${attempt}` : ''}`;
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

/** Lets what the names have answered be seen before the rest of the list is worked through. */
const painted = (): Promise<void> => new Promise((done) => setTimeout(done));

/** What a search looks into. */
export interface Sources {
  /** Names, spellings and numbers, which are there first. */
  readonly names: () => Promise<PreparedLexicon>;
  /** The same with everything that is said of them. */
  readonly lexicon: () => Promise<PreparedLexicon>;
  readonly fullText: () => Promise<Pagefind>;
}

/** Where the parts of the search lie, for one language. */
export interface Places {
  /** The folder of the lists. */
  readonly lists: string;
  /** The folder of the index. */
  readonly bundle: string;
}

export const createSources = ({ lists, bundle }: Places, code = bundle): Sources => {
  const file = once(() => json<NamesFile>(`${lists}lexicon.json`));
  const words = once(() => json<WordsFile>(`${lists}words.json`));
  return {
    names: once(async () => prepareLexicon(readNames(await file()))),
    lexicon: once(async () => {
      const read = readLexicon(await file(), await words());
      await painted();
      return prepareLexicon(read);
    }),
    fullText: once((attempt) => loadPagefind(code, bundle, attempt)),
  };
};
