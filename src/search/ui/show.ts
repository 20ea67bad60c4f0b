import type { Locale } from '#words';
import { searchWords } from '#words';
import type { Result } from '../answer.ts';
import { parseReference } from '../reference.ts';
import type { Found } from './find.ts';
import type { Listbox } from './listbox.ts';
import { type Parts, showCounts } from './parts.ts';
import { renderOption } from './render.ts';

/** The sentence that is read out: how much was found, and for which words. */
export const statusOf = (found: Found, query: string, locale: Locale): string => {
  const words = searchWords[locale];
  const empty = found.results.length === 0;
  if (empty && found.fullText === 'pending') return words.searching;
  if (empty && found.fullText === 'failed') return '';
  if (empty) return `${words.none(query)} ${words.noneHint}`;
  const count = words.resultsFor(found.total, query);
  return found.rewritten === null ? count : `${count} ${words.alsoRead(found.rewritten)}`;
};

/** What could not be downloaded, in a sentence; '' if all is well. */
export const failureOf = ({ fullText, lexicon }: Found, locale: Locale): string => {
  const words = searchWords[locale];
  if (fullText === 'failed') return lexicon === 'failed' ? words.failed : words.failedPartly;
  return lexicon === 'failed' ? words.failedNames : '';
};

const optionsOf = (
  { list }: Parts,
  results: readonly Result[],
  marks: string,
  locale: Locale,
): readonly HTMLElement[] =>
  results.map((result, place) => renderOption(result, `${list.id}-${place}`, marks, locale));

export const showFound = (
  parts: Parts,
  listbox: Listbox,
  found: Found,
  query: string,
  locale: Locale,
): void => {
  const failure = failureOf(found, locale);
  parts.failure.hidden = failure === '';
  parts.failureText.textContent = failure;
  const marks = parseReference(query) ? '' : (found.rewritten ?? query);
  listbox.fill(optionsOf(parts, found.results, marks, locale));
  parts.list.setAttribute('aria-busy', `${found.fullText === 'pending'}`);
  showCounts(parts, found.counts);
  parts.more.hidden = found.fullText !== 'done' || found.results.length >= found.total;
  parts.status.textContent = statusOf(found, query, locale);
};

/** Nothing is asked: where to begin stands in place of results. */
export const showNothing = (parts: Parts, listbox: Listbox): void => {
  listbox.fill([]);
  showCounts(parts, {});
  parts.more.hidden = true;
  parts.failure.hidden = true;
  parts.status.textContent = '';
};
