import type { Locale } from '#words';
import { searchWords } from '#words';
import { parseReference } from '../reference.ts';
import type { Found } from './find.ts';
import type { Listbox } from './listbox.ts';
import { type Parts, releaseChoices, reserveChoices, revealChoices, showCounts } from './parts.ts';
import { renderGroup, renderResults } from './render.ts';

/** What is found so far: in the language of the page, and in the other one if that is wanted. */
export interface Shown {
  readonly query: string;
  readonly own: Found;
  readonly other: Found | null;
  /** Whether the reader has come with the question and not touched anything: nothing may move. */
  readonly still: boolean;
}

/** The sentence that is read out: how much was found, and for which words. */
export const statusOf = (found: Found, query: string, locale: Locale): string => {
  const words = searchWords[locale];
  const empty = found.results.length === 0;
  if (empty && found.fullText === 'pending') return words.searching;
  if (empty && found.fullText === 'failed') return '';
  if (empty) return `${words.none(query)} ${words.noneHint}`;
  const count = words.resultsFor(found.total, query);
  const { rewritten, suggestion } = found;
  const isTold = rewritten === null || rewritten === suggestion;
  return isTold ? count : `${count} ${words.alsoRead(rewritten)}`;
};

/** What could not be downloaded, in a sentence; '' if all is well. */
export const failureOf = ({ fullText, lexicon }: Found, locale: Locale): string => {
  const words = searchWords[locale];
  if (fullText === 'failed') return lexicon === 'failed' ? words.failed : words.failedPartly;
  if (lexicon === 'names') return words.failedWords;
  return lexicon === 'failed' ? words.failedNames : '';
};

/** The language of the archive that the page is not in. */
export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'de' : 'en');

const marksOf = ({ rewritten }: Found, query: string): string =>
  parseReference(query) ? '' : (rewritten ?? query);

const showSuggestion = (parts: Parts, found: Found, locale: Locale): void => {
  const { suggestion } = found.fullText === 'pending' ? { suggestion: null } : found;
  parts.suggestion.hidden = suggestion === null;
  const button = parts.suggestion.querySelector('button');
  if (button === null || suggestion === null) return;
  button.textContent = searchWords[locale].didYouMean(suggestion);
  button.dataset.query = suggestion;
};

const otherGroup = (list: HTMLElement, { query, other }: Shown, locale: Locale): HTMLElement[] => {
  if (other === null) return [];
  const theirs = otherLocale(locale);
  const words = searchWords[locale];
  const failure = failureOf(other, locale);
  const status = other.fullText === 'pending' ? words.searching : words.results(other.total);
  const options = renderResults(other.results, `${list.id}-other`, marksOf(other, query), theirs);
  const heading = `${words.inOther}: ${failure === '' ? status : failure}`;
  return [renderGroup(heading, `${list.id}-group`, theirs, options)];
};

/** What may be shown before the whole is there and stays where it is: no guesses, above which a hint may come. */
const isSettled = ({ fullText, sure, early, suggestion }: Found): boolean =>
  fullText !== 'pending' || sure || (!early && suggestion === null);

export const showFound = (parts: Parts, listbox: Listbox, shown: Shown, locale: Locale): void => {
  const { own, other, query, still } = shown;
  const failure = failureOf(own, locale);
  parts.failure.hidden = failure === '';
  parts.failureText.textContent = failure;
  const results = still && !isSettled(own) ? [] : own.results;
  const options = renderResults(results, parts.list.id, marksOf(own, query), locale);
  listbox.fill([...options, ...otherGroup(parts.list, shown, locale)]);
  const pending = own.fullText === 'pending' || other?.fullText === 'pending';
  parts.list.setAttribute('aria-busy', `${pending}`);
  if (still && pending) reserveChoices(parts);
  else {
    revealChoices(parts);
    showCounts(parts, own.counts, own.total, own.fullText === 'pending');
  }
  showSuggestion(parts, own, locale);
  parts.more.hidden = own.fullText !== 'done' || !own.rest;
  parts.other.hidden = still && pending;
  // Where nothing was found, it is said again where to begin.
  parts.begin.hidden = pending || options.length > 0;
  parts.status.textContent =
    still && pending ? searchWords[locale].searching : statusOf(own, query, locale);
};

/** Nothing is asked: where to begin stands in place of results. */
export const showNothing = (parts: Parts, listbox: Listbox): void => {
  listbox.fill([]);
  releaseChoices(parts);
  showCounts(parts, { kinds: {}, games: {} }, 0, false);
  for (const part of [parts.more, parts.failure, parts.suggestion, parts.other]) part.hidden = true;
  parts.status.textContent = '';
};
