import { excerptPieces } from './excerpt.ts';
import { foldWords } from './fold.ts';
import { isKind, type Kind } from './lexicon.ts';
import { type Choice, type FullTextAnswer, NO_ANSWER, type Result } from './result.ts';
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
  /** Numbers of results by filter and value, among those that were asked for. */
  readonly filters: Readonly<Record<string, Readonly<Record<string, number>>>>;
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
  readonly choice: Choice;
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

const filtersOf = ({ kind, game }: Choice): Readonly<Record<string, string>> => ({
  ...(kind === null ? {} : { kind }),
  ...(game === null ? {} : { game }),
});

/** What there would be of each kind in the chosen game, and of each game in the chosen kind. */
const countsOf = async (
  search: (choice: Choice) => Promise<PagefindSearch | null>,
  found: PagefindSearch,
  { kind, game }: Choice,
): Promise<FullTextAnswer['counts']> => {
  const [ofGame, ofKind] = await Promise.all([
    kind === null ? found : search({ kind: null, game }),
    game === null ? found : search({ kind, game: null }),
  ]);
  return { kinds: ofGame?.filters.kind ?? {}, games: ofKind?.filters.game ?? {} };
};

/** What of the results can be loaded; without a network some may be there and others not. */
const load = async (results: PagefindSearch['results']): Promise<readonly PagefindData[]> => {
  const loads = await Promise.allSettled(results.map((result) => result.data()));
  const loaded = loads.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = loads.find((one) => one.status === 'rejected');
  if (loaded.length === 0 && failed) throw failed.reason;
  return loaded;
};

const searchOnce = async (
  pagefind: Pagefind,
  way: string,
  { choice, wanted }: FullTextQuery,
): Promise<FullTextAnswer> => {
  const search = (chosen: Choice) => pagefind.search(way, { filters: filtersOf(chosen) });
  const found = await search(choice);
  if (found === null || found.results.length === 0) return NO_ANSWER;
  const loaded = await load(found.results.slice(0, wanted));
  const asked = tellingWords(way);
  const checked = loaded.map((data) => ({ data, ...wordsMet(data, asked) }));
  // Pagefind answers a word that it does not know with pages that have its first letters.
  const honest = checked.filter(
    ({ inSomeForm }) => inSomeForm * 2 >= asked.length && inSomeForm > 0,
  );
  if (honest.length === 0) return NO_ANSWER;
  return {
    results: honest.map(({ data }) => resultOf(data)),
    counts: await countsOf(search, found, choice),
    total: found.results.length - (loaded.length - honest.length),
    rewritten: null,
    texts: new Map(honest.map(({ data }) => [data.url, data.content])),
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
