import type { Card } from './card.ts';
import type { LexiconEntry } from './lexicon.ts';
import type { Hit } from './lookup.ts';
import {
  type Choice,
  type Counts,
  type FullTextAnswer,
  isChosen,
  placeOf,
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

/** At least as many as are seen: what only the lexicon knows is not in the counts of the full text. */
const placesOf = (
  full: FullTextAnswer['places'],
  seen: readonly Result[],
): ReadonlyMap<string, number> => {
  const counted = new Map<string, number>();
  for (const result of seen) counted.set(placeOf(result), (counted.get(placeOf(result)) ?? 0) + 1);
  for (const [place, count] of Object.entries(full))
    counted.set(place, Math.max(count, counted.get(place) ?? 0));
  return counted;
};

/** Of each kind in the chosen game, of each game in the chosen kind, and of all that is chosen. */
const countsOf = (
  places: ReadonlyMap<string, number>,
  { kind, game }: Choice,
): Counts & { readonly chosen: number } => {
  const kinds: Record<string, number> = {};
  const games: Record<string, number> = {};
  let chosen = 0;
  for (const [place, count] of places) {
    const [ofKind = '', ofGame = ''] = place.split(' ');
    const isOfKind = kind === null || kind === ofKind;
    const isOfGame = game === null || game === ofGame;
    if (isOfGame) kinds[ofKind] = (kinds[ofKind] ?? 0) + count;
    if (isOfKind && ofGame !== '') games[ofGame] = (games[ofGame] ?? 0) + count;
    if (isOfKind && isOfGame) chosen += count;
  }
  return { kinds, games, chosen };
};

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

/** Everything in its order, and whether the query is answered as it was typed. */
const ordered = (
  { rules, hits, marks, strict, lenient }: Named,
  fullText: FullTextAnswer,
): { readonly results: readonly Result[]; readonly isSure: boolean } => {
  const lines = (chosen: readonly Hit[]) =>
    chosen.map(({ entry, form }) => resultOf(entry, marks, form));
  const certain = [...rules.map((rule) => resultOf(rule, marks)), ...lines(hits.filter(isCertain))];
  const guessed = lines(hits.filter((hit) => !isCertain(hit)));
  const weighing = fullText.literal ? strict : lenient;
  const answers = weighing ? weighed(weighing, fullText, marks) : fullText.results;
  const all = fullText.literal
    ? [...certain, ...answers, ...guessed]
    : [...certain, ...guessed, ...answers];
  return {
    results: withoutRepeats(all).map(withExcerpt(fullText.results)),
    isSure: certain.length > 0 || fullText.literal,
  };
};

/**
 * Puts together what the ways of looking have found: rules by number or id, then spellings of the
 * lexicon, then rules, other named things and the full text, the better answers first. What only
 * resembles the query comes last, unless the full text has had to guess as well. `whole` is what the
 * full text says if everything is chosen: by it things are counted, so that a choice shows as many as
 * were promised.
 */
export const mergeAnswers = (
  named: Named,
  fullText: FullTextAnswer,
  choice: Choice,
  whole: FullTextAnswer = fullText,
): Answer => {
  const { results, isSure } = ordered(named, fullText);
  const seen = whole === fullText ? results : ordered(named, whole).results;
  const { chosen: counted, ...counts } = countsOf(placesOf(whole.places, seen), choice);
  const chosen = results.filter(isChosen(choice));
  const total = counted > 0 ? counted : Math.max(fullText.total, chosen.length);
  return {
    results: withCard(chosen.slice(0, total), named),
    total,
    rest: fullText.total > fullText.results.length,
    counts,
    rewritten: isSure ? null : fullText.rewritten,
    suggestion: isSure ? null : named.suggestion,
    sure: isSure,
  };
};
