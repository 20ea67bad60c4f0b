import { excerptPieces } from './excerpt.ts';
import { foldWords } from './fold.ts';
import { isKind, KINDS, type Kind } from './lexicon.ts';
import {
  type Choice,
  type FullTextAnswer,
  isChosen,
  isEverything,
  NO_ANSWER,
  placeOf,
  type Result,
} from './result.ts';
import { SMALL_WORDS } from './smallWords.ts';
import { answers } from './wordMatch.ts';

/** The part of Pagefind's module that is used here. */
export interface Pagefind {
  /** Loads what the numbers of results by kind are counted from. */
  readonly filters: () => Promise<unknown>;
  readonly search: (query: string, options: SearchOptions) => Promise<PagefindSearch | null>;
}

interface SearchOptions {
  readonly filters?: { readonly place?: { readonly any: readonly string[] } };
}

interface PagefindResult {
  readonly id: string;
  readonly data: () => Promise<PagefindData>;
}

interface PagefindSearch {
  readonly results: readonly PagefindResult[];
  /** Numbers of results by filter and value, among those that were asked for. */
  readonly filters: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface PagefindData {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, readonly string[]>>;
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

const resultOf = ({ url, meta, filters, excerpt }: PagefindData): Result => {
  const [kind, game = ''] = (filters.place?.[0] ?? '').split(' ');
  return {
    kind: kindOf(kind),
    url,
    title: meta.title ?? url,
    number: meta.number ?? '',
    game,
    page: meta.page ?? '',
    forms: [],
    excerpt: excerptPieces(excerpt),
  };
};

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

/** The games, and what belongs to none. */
const GAMES = ['droggn', 'dobbm', ''];

/** Every place where something of this choice may be filed. */
const filtersOf = (choice: Choice): NonNullable<SearchOptions['filters']> => {
  if (isEverything(choice)) return {};
  const places = KINDS.flatMap((kind) => GAMES.map((game) => ({ kind, game })));
  return { place: { any: places.filter(isChosen(choice)).map(placeOf) } };
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
  const found = await pagefind.search(way, { filters: filtersOf(choice) });
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
    places: found.filters.place ?? {},
    total: found.results.length - (loaded.length - honest.length),
    rewritten: null,
    texts: new Map(honest.map(({ data }) => [data.url, data.content])),
    literal: honest.some(({ asTheyAre }) => asTheyAre === asked.length),
  };
};

const sameWords = (left: string, right: string): boolean =>
  tellingWords(left).join(' ') === tellingWords(right).join(' ');

/** The first way to write the query that is answered. */
const askAll = async (pagefind: Pagefind, query: FullTextQuery): Promise<FullTextAnswer> => {
  const { typed, ways } = query;
  for (const way of ways) {
    const answer = await searchOnce(pagefind, way, query);
    if (answer.results.length === 0) continue;
    return sameWords(way, typed) ? answer : { ...answer, rewritten: way, literal: false };
  }
  return NO_ANSWER;
};

/** So many words of a long question are asked for by themselves. */
const MOST_WORDS = 6;

/** Results that have the rarer ones of some words, the more of them the earlier. */
const searchAny = async (
  pagefind: Pagefind,
  words: readonly string[],
  choice: Choice,
): Promise<readonly PagefindResult[]> => {
  const filters = filtersOf(choice);
  const found = await Promise.all(words.map((word) => pagefind.search(word, { filters })));
  const standings = new Map<string, { result: PagefindResult; score: number }>();
  for (const { results } of found.filter((one) => one !== null)) {
    for (const result of results) {
      const score = (standings.get(result.id)?.score ?? 0) + 1 / Math.log(2 + results.length);
      standings.set(result.id, { result, score });
    }
  }
  return [...standings.values()]
    .sort((one, other) => other.score - one.score)
    .map(({ result }) => result);
};

/** Fills up an answer with what has some of the words only; the index has all of them already. */
const withSome = async (
  pagefind: Pagefind,
  answer: FullTextAnswer,
  { ways, choice, wanted }: FullTextQuery,
): Promise<FullTextAnswer> => {
  const words = (ways[0] ?? '').split(' ').slice(0, MOST_WORDS);
  const lacking = wanted - answer.results.length;
  if (words.length < 2 || lacking <= 0) return answer;
  const some = await searchAny(pagefind, words, choice);
  const loaded = (await load(some.slice(0, wanted))).filter(({ url }) => !answer.texts.has(url));
  const more = loaded.slice(0, lacking);
  return {
    ...answer,
    results: [...answer.results, ...more.map(resultOf)],
    total: answer.total + more.length,
    texts: new Map([...answer.texts, ...more.map(({ url, content }) => [url, content] as const)]),
  };
};

/**
 * Asks the full text for each way to write the query until one is answered, and for some of the
 * words if few results have all of them.
 */
export const askFullText = async (
  pagefind: Pagefind,
  query: FullTextQuery,
): Promise<FullTextAnswer> => withSome(pagefind, await askAll(pagefind, query), query);
