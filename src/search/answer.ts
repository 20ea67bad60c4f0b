import type { Piece } from './excerpt.ts';
import type { Kind, LexiconEntry } from './lexicon.ts';
import type { Hit } from './lookup.ts';

/** One line of the answer. */
export interface Result {
  readonly kind: Kind;
  readonly url: string;
  readonly title: string;
  /** Of a rule: its number. */
  readonly number: string;
  readonly game: string;
  /** The page on which it stands, if it is not the page. */
  readonly page: string;
  /** Other spellings of a term. */
  readonly forms: readonly string[];
  readonly excerpt: readonly Piece[];
}

/** What the full text says to a query. */
export interface FullTextAnswer {
  readonly results: readonly Result[];
  /** How many there are of each kind, loaded or not, whatever kind was asked for. */
  readonly counts: Readonly<Partial<Record<Kind, number>>>;
  /** How many there are of the kind that was asked for. */
  readonly total: number;
  /** The words that were searched for in the end, if they are not those that were typed. */
  readonly rewritten: string | null;
  /** Whether the very words that were typed, or longer ones, stand in one of the results. */
  readonly literal: boolean;
}

export const NO_ANSWER: FullTextAnswer = {
  results: [],
  counts: {},
  total: 0,
  rewritten: null,
  literal: false,
};

/** Everything that was found, in the order in which it is shown. */
export interface Answer {
  readonly results: readonly Result[];
  readonly total: number;
  readonly counts: Readonly<Partial<Record<Kind, number>>>;
  /** Set when nothing was found for the words as they were typed. */
  readonly rewritten: string | null;
}

export const resultOf = (entry: LexiconEntry, asked = ''): Result => {
  const { kind, url, title, number = '', game = '', forms = [], more = [], note = '' } = entry;
  const hidden = more.includes(asked) ? [asked] : [];
  return {
    kind,
    url,
    title,
    number,
    game,
    page: '',
    forms: [...forms, ...hidden],
    excerpt: note === '' ? [] : [{ text: note, marked: false }],
  };
};

/**
 * Whether a hit stands before the full text: a spelling that fits, its start or a word of it. Of
 * rules and pages only the whole title, since the full text knows best which of them is meant.
 */
const isCertain = ({ match, entry }: Hit): boolean => {
  if (match === 'exact') return true;
  const isName = entry.kind !== 'rule' && entry.kind !== 'section';
  return isName && (match === 'start' || match === 'word');
};

const isOf = (kind: Kind | null) => (result: Result) => kind === null || result.kind === kind;

const withoutRepeats = (results: readonly Result[]): readonly Result[] => {
  const seen = new Set<string>();
  return results.filter(({ url }) => !seen.has(url) && seen.add(url));
};

const addCounts = (
  counts: FullTextAnswer['counts'],
  extra: readonly Result[],
): FullTextAnswer['counts'] => {
  const sums: Partial<Record<Kind, number>> = { ...counts };
  for (const { kind } of extra) sums[kind] = (sums[kind] ?? 0) + 1;
  return sums;
};

/** A line of the lexicon without a note shows what the full text has of the same thing. */
const withExcerpt =
  (results: readonly Result[]) =>
  (line: Result): Result => {
    const same = results.find(({ url }) => url === line.url);
    return same && line.excerpt.length === 0 ? { ...line, excerpt: same.excerpt } : line;
  };

/**
 * Puts together what the three ways of looking have found: rules by number or id, then spellings of
 * the lexicon, then the full text. Guesses come last, unless the full text has had to guess as well.
 */
export const mergeAnswers = (
  rules: readonly LexiconEntry[],
  hits: readonly Hit[],
  fullText: FullTextAnswer,
  kind: Kind | null,
): Answer => {
  const lines = (chosen: readonly Hit[]) => chosen.map(({ entry, form }) => resultOf(entry, form));
  const named = [...rules.map((rule) => resultOf(rule)), ...lines(hits.filter(isCertain))].map(
    withExcerpt(fullText.results),
  );
  const guessed = lines(hits.filter((hit) => !isCertain(hit)));
  const ordered = fullText.literal
    ? [...named, ...fullText.results, ...guessed]
    : [...named, ...guessed, ...fullText.results];
  const known = new Set(fullText.results.map(({ url }) => url));
  const extra = withoutRepeats([...named, ...guessed]).filter(({ url }) => !known.has(url));
  return {
    results: withoutRepeats(ordered.filter(isOf(kind))),
    total: fullText.total + extra.filter(isOf(kind)).length,
    counts: addCounts(fullText.counts, extra),
    rewritten: named.length === 0 ? fullText.rewritten : null,
  };
};
