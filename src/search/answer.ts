import type { Piece } from './excerpt.ts';
import type { Kind, LexiconEntry } from './lexicon.ts';
import type { Hit, Match } from './lookup.ts';

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
}

export const NO_ANSWER: FullTextAnswer = { results: [], counts: {}, total: 0, rewritten: null };

/** Everything that was found, in the order in which it is shown. */
export interface Answer {
  readonly results: readonly Result[];
  readonly total: number;
  readonly counts: Readonly<Partial<Record<Kind, number>>>;
  /** Set when nothing was found for the words as they were typed. */
  readonly rewritten: string | null;
}

export const resultOf = (entry: LexiconEntry): Result => ({
  kind: entry.kind,
  url: entry.url,
  title: entry.title,
  number: entry.number ?? '',
  game: entry.game ?? '',
  page: '',
  forms: entry.forms,
  excerpt: entry.note === '' ? [] : [{ text: entry.note, marked: false }],
});

/** A spelling that fits stands before the full text; a guess only where the full text is silent. */
const CERTAIN: ReadonlySet<Match> = new Set<Match>(['exact', 'start', 'word']);

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

/**
 * Puts together what the three ways of looking have found: rules by number or id, then spellings of
 * the lexicon, then the full text, and guesses last unless there is nothing else. The full text's
 * line of a thing replaces the lexicon's, since it shows the words at their place; a term keeps its
 * spellings.
 */
export const mergeAnswers = (
  rules: readonly LexiconEntry[],
  hits: readonly Hit[],
  fullText: FullTextAnswer,
  kind: Kind | null,
): Answer => {
  const named = hits.filter(({ match }) => CERTAIN.has(match)).map(({ entry }) => entry);
  const guessed = hits.filter(({ match }) => !CERTAIN.has(match)).map(({ entry }) => entry);
  const honest = fullText.rewritten === null;
  const fromLexicon = [...rules, ...named, ...guessed].map(resultOf);
  const ordered = [
    ...[...rules, ...named].map(resultOf),
    ...(honest ? fullText.results : []),
    ...guessed.map(resultOf),
    ...(honest ? [] : fullText.results),
  ];
  const results = withoutRepeats(ordered.filter(isOf(kind)));
  const known = new Set(fullText.results.map(({ url }) => url));
  const extra = withoutRepeats(fromLexicon.filter(({ url }) => !known.has(url)));
  const nothingTyped = rules.length === 0 && named.length === 0 && fullText.results.length > 0;
  return {
    results,
    total: fullText.total + extra.filter(isOf(kind)).length,
    counts: addCounts(fullText.counts, extra),
    rewritten: nothingTyped && !honest ? fullText.rewritten : null,
  };
};
