import type { Term } from '#archive/schema/term.ts';
import type { Segment } from '#archive/segments.ts';
import type { Locale } from '#words';

/** Endings that a word takes in a sentence: *tricks*, *des Talons*, *die Retours*. */
const ENDING: Readonly<Record<Locale, string>> = { en: '(?:s|’s)?', de: '(?:e|en|er|es|n|s)?' };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a term may be called in a text, the longest first. */
const namesOf = ({ headword, english, german, dialect }: Term, locale: Locale): readonly string[] =>
  [headword, ...(locale === 'en' ? english.split(/[,;]/) : [german, dialect])]
    .flatMap((name) => (name ? [name.trim()] : []))
    .filter((name) => name.length > 2)
    .toSorted((a, b) => b.length - a.length);

const patternOf = (term: Term, locale: Locale): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${namesOf(term, locale).map(escaped).join('|')})${ENDING[locale]}(?![\\p{L}\\p{N}-])`,
    'iu',
  );

/** The segments with the first mention of the term made a link to it; null if it is not named. */
const markOne = (
  segments: readonly Segment[],
  term: Term,
  locale: Locale,
): readonly Segment[] | null => {
  const pattern = patternOf(term, locale);
  for (const [index, segment] of segments.entries()) {
    const found = segment.kind === 'text' ? pattern.exec(segment.text) : null;
    if (segment.kind !== 'text' || !found) continue;
    const [word] = found;
    const parts: readonly Segment[] = [
      { kind: 'text', text: segment.text.slice(0, found.index) },
      { kind: 'term', id: term.id, text: word },
      { kind: 'text', text: segment.text.slice(found.index + word.length) },
    ];
    return [
      ...segments.slice(0, index),
      ...parts.filter((part) => part.kind !== 'text' || part.text !== ''),
      ...segments.slice(index + 1),
    ];
  }
  return null;
};

/**
 * A text in which each of the terms is a link where it is first named, unless the text marks it
 * itself. Nothing but the words of a term makes it one: a term that is not named stays out.
 */
export const markTerms = (
  segments: readonly Segment[],
  terms: readonly Term[],
  locale: Locale,
): readonly Segment[] =>
  terms
    .filter(({ id }) => !segments.some((one) => one.kind === 'term' && one.id === id))
    .reduce((text, term) => markOne(text, term, locale) ?? text, segments);
