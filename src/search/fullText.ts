import { type FullTextAnswer, NO_ANSWER, type Result } from './answer.ts';
import { excerptPieces } from './excerpt.ts';
import { foldWords } from './fold.ts';
import { isKind, type Kind } from './lexicon.ts';
import { SMALL_WORDS } from './smallWords.ts';
import { answers } from './wordMatch.ts';

/** The part of Pagefind's module that is used here. */
export interface Pagefind {
  /** Loads what the numbers of results by kind are counted from. */
  readonly filters: () => Promise<unknown>;
  readonly search: (query: string, options: SearchOptions) => Promise<PagefindSearch | null>;
}

interface SearchOptions {
  readonly filters?: Readonly<Record<string, string>>;
}

interface PagefindSearch {
  readonly results: readonly { readonly data: () => Promise<PagefindData> }[];
  /** Numbers of results by filter and value, whatever filter was asked for. */
  readonly totalFilters: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface PagefindData {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly content: string;
  readonly excerpt: string;
}

export interface FullTextQuery {
  readonly typed: string;
  /** Ways to ask for it; the first that is answered counts. */
  readonly ways: readonly string[];
  readonly kind: Kind | null;
  /** How many results to load. */
  readonly wanted: number;
}

const kindOf = (name: string | undefined): Kind =>
  name !== undefined && isKind(name) ? name : 'section';

const resultOf = ({ url, meta, excerpt }: PagefindData): Result => ({
  kind: kindOf(meta.kind),
  url,
  title: meta.title ?? url,
  number: meta.number ?? '',
  game: meta.game ?? '',
  page: meta.page ?? '',
  forms: [],
  excerpt: excerptPieces(excerpt),
});

const tellingWords = (text: string): readonly string[] => {
  const all = foldWords(text);
  const telling = all.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : all;
};

/** Which of the words that were asked for a result has: as they are, or in another form. */
const wordsMet = ({ meta, content }: PagefindData, asked: readonly string[]) => {
  const words = foldWords(`${meta.title ?? ''} ${meta.number ?? ''} ${content}`);
  const met = (meets: (word: string, query: string) => boolean) =>
    asked.filter((query) => words.some((word) => meets(word, query))).length;
  return {
    inSomeForm: met(answers),
    asTheyAre: met((word, query) => word.startsWith(query)),
  };
};

const countsOf = ({ totalFilters }: PagefindSearch): FullTextAnswer['counts'] =>
  Object.fromEntries(Object.entries(totalFilters.kind ?? {}).filter(([kind]) => isKind(kind)));

const searchOnce = async (
  pagefind: Pagefind,
  way: string,
  { kind, wanted }: FullTextQuery,
): Promise<FullTextAnswer> => {
  const found = await pagefind.search(way, kind === null ? {} : { filters: { kind } });
  if (found === null || found.results.length === 0) return NO_ANSWER;
  const loaded = await Promise.all(found.results.slice(0, wanted).map((result) => result.data()));
  const asked = tellingWords(way);
  const checked = loaded.map((data) => ({ data, ...wordsMet(data, asked) }));
  // Pagefind answers a word that it does not know with pages that have its first letters.
  const honest = checked.filter(
    ({ inSomeForm }) => inSomeForm * 2 >= asked.length && inSomeForm > 0,
  );
  if (honest.length === 0) return NO_ANSWER;
  return {
    results: honest.map(({ data }) => resultOf(data)),
    counts: countsOf(found),
    total: found.results.length - (loaded.length - honest.length),
    rewritten: null,
    literal: honest.some(({ asTheyAre }) => asTheyAre === asked.length),
  };
};

const sameWords = (left: string, right: string): boolean =>
  tellingWords(left).join(' ') === tellingWords(right).join(' ');

/** Asks the full text for each way to write the query until one is answered. */
export const askFullText = async (
  pagefind: Pagefind,
  query: FullTextQuery,
): Promise<FullTextAnswer> => {
  const { typed, ways } = query;
  for (const way of ways) {
    const answer = await searchOnce(pagefind, way, query);
    if (answer.results.length === 0) continue;
    return sameWords(way, typed) ? answer : { ...answer, rewritten: way, literal: false };
  }
  return NO_ANSWER;
};
