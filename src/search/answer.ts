import type { Card } from './card.ts';
import type { LexiconEntry } from './lexicon.ts';
import type { Hit } from './lookup.ts';
import {
  type Choice,
  type Counts,
  type FullTextAnswer,
  isChosen,
  type Result,
  resultOf,
} from './result.ts';
import { type Weighing, weighed } from './weigh.ts';

/** What the lexicon says to a query. */
export interface Named {
  /** Rules that are meant by number or id. */
  readonly rules: readonly LexiconEntry[];
  /** Spellings that the query is, begins or resembles. */
  readonly hits: readonly Hit[];
  /** The card of the term that it names, if it names one. */
  readonly card: Card | null;
  /** The entries that have most of the words, as they stand; null without a lexicon. */
  readonly strict: Weighing | null;
  /** The same with typing errors mended, which counts if the full text lacks the words as well. */
  readonly lenient: Weighing | null;
  /** The query with its typing errors mended, if there are any. */
  readonly suggestion: string | null;
  /** Words to mark in what the named things say. */
  readonly marks: readonly string[];
}

/** Everything that was found, in the order in which it is shown. */
export interface Answer {
  readonly results: readonly Result[];
  readonly total: number;
  /** Whether the full text has results that are not loaded. */
  readonly rest: boolean;
  readonly counts: Counts;
  /** Set when nothing was found for the words as they were typed. */
  readonly rewritten: string | null;
  /** What may have been meant. */
  readonly suggestion: string | null;
  /** Whether something stands there as it was typed. */
  readonly sure: boolean;
}

/**
 * Whether a hit stands before the full text: a spelling that fits, its start or a word of it. Of
 * rules and pages only the whole title, since the full text knows best which of them is meant.
 */
const isCertain = ({ match, entry }: Hit): boolean => {
  if (match === 'exact') return true;
  const isName = !['rule', 'section', 'question'].includes(entry.kind);
  return isName && (match === 'start' || match === 'word');
};

const withoutRepeats = (results: readonly Result[]): readonly Result[] => {
  const seen = new Set<string>();
  return results.filter(({ url }) => !seen.has(url) && seen.add(url));
};

const tally = (
  counts: Readonly<Record<string, number>>,
  names: readonly string[],
): Readonly<Record<string, number>> => {
  const shown: Record<string, number> = {};
  for (const name of names) if (name !== '') shown[name] = (shown[name] ?? 0) + 1;
  const all = new Set([...Object.keys(counts), ...Object.keys(shown)]);
  return Object.fromEntries(
    [...all].map((name) => [name, Math.max(counts[name] ?? 0, shown[name] ?? 0)]),
  );
};

/** At least as many as are shown: what only the lexicon knows is not in the counts of the full text. */
const countsOf = (full: Counts, results: readonly Result[], { kind, game }: Choice): Counts => ({
  kinds: tally(
    full.kinds,
    results.filter(isChosen({ kind: null, game })).map((result) => result.kind),
  ),
  games: tally(
    full.games,
    results.filter(isChosen({ kind, game: null })).map((result) => result.game),
  ),
});

const totalOf = ({ kinds }: Counts, { kind }: Choice): number =>
  kind === null ? Object.values(kinds).reduce((sum, count) => sum + count, 0) : (kinds[kind] ?? 0);

/** A line of the lexicon without a note shows what the full text has of the same thing. */
const withExcerpt =
  (results: readonly Result[]) =>
  (line: Result): Result => {
    const same = results.find(({ url }) => url === line.url);
    return same && line.excerpt.length === 0 ? { ...line, excerpt: same.excerpt } : line;
  };

const withCard = (results: readonly Result[], { hits, card }: Named): readonly Result[] => {
  const [first, ...others] = results;
  const isNamed = first !== undefined && hits[0]?.entry.url === first.url;
  return isNamed && card !== null ? [{ ...first, card }, ...others] : results;
};

/**
 * Puts together what the ways of looking have found: rules by number or id, then spellings of the
 * lexicon, then rules, other named things and the full text, the better answers first. What only
 * resembles the query comes last, unless the full text has had to guess as well.
 */
export const mergeAnswers = (named: Named, fullText: FullTextAnswer, choice: Choice): Answer => {
  const { rules, hits, marks, strict, lenient } = named;
  const lines = (chosen: readonly Hit[]) =>
    chosen.map(({ entry, form }) => resultOf(entry, marks, form));
  const certain = [...rules.map((rule) => resultOf(rule, marks)), ...lines(hits.filter(isCertain))];
  const guessed = lines(hits.filter((hit) => !isCertain(hit)));
  const weighing = fullText.literal ? strict : lenient;
  const answers = weighing ? weighed(weighing, fullText, marks) : fullText.results;
  const ordered = fullText.literal
    ? [...certain, ...answers, ...guessed]
    : [...certain, ...guessed, ...answers];
  const results = withoutRepeats(ordered).map(withExcerpt(fullText.results));
  const chosen = results.filter(isChosen(choice));
  const isSure = certain.length > 0 || fullText.literal;
  const counts = countsOf(fullText.counts, results, choice);
  return {
    results: withCard(chosen, named),
    total: Math.max(fullText.total, chosen.length, totalOf(counts, choice)),
    rest: fullText.total > fullText.results.length,
    counts,
    rewritten: isSure ? null : fullText.rewritten,
    suggestion: isSure ? null : named.suggestion,
    sure: isSure,
  };
};
