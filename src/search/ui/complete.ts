import type { Locale } from '#words';
import { searchWords } from '#words';
import { KINDS } from '../lexicon.ts';
import { element } from './element.ts';

const hidden = <Made extends HTMLElement>(made: Made, ...marks: readonly string[]): Made => {
  for (const mark of marks) made.setAttribute(mark, '');
  made.hidden = true;
  return made;
};

const button = (text: string): HTMLButtonElement => {
  const made = element('button', 'search-button', text);
  made.type = 'button';
  return made;
};

/** One of the choices, with room for the number of what it would show. */
const choice = (name: string, value: string, text: string): HTMLElement => {
  const box = element('input', '');
  box.type = 'radio';
  box.name = name;
  box.value = value;
  box.defaultChecked = value === '';
  return element('label', '', box, ` ${text} `, element('span', 'search-count'));
};

const choices = (
  name: string,
  legend: string,
  texts: readonly (readonly [value: string, text: string])[],
): HTMLElement =>
  hidden(
    element(
      'fieldset',
      'search-kinds',
      element('legend', 'sr-only', legend),
      ...texts.map(([value, text]) => choice(name, value, text)),
    ),
    `data-search-${name}s`,
  );

const failure = (retry: string): HTMLElement =>
  hidden(element('p', 'search-failure', element('span', ''), button(retry)), 'data-search-failure');

const suggestion = (): HTMLElement => {
  const made = hidden(element('p', 'search-suggestion', button('')), 'data-search-suggestion');
  made.setAttribute('aria-live', 'polite');
  return made;
};

const otherLanguage = (text: string): HTMLElement => {
  const made = hidden(button(text), 'data-search-other');
  made.setAttribute('aria-pressed', 'false');
  return made;
};

const allResults = (text: string, address: string): HTMLElement => {
  const made = hidden(element('a', 'search-all', text), 'data-search-all');
  made.href = address;
  return made;
};

/**
 * Sets what only an answer needs into a form that a page carries: choices, notices, and what stands
 * below the list. All of it is hidden until it is used.
 */
export const completeForm = (form: HTMLFormElement, locale: Locale): void => {
  const words = searchWords[locale];
  const status = form.querySelector('[role="status"]');
  const list = form.querySelector('[role="listbox"]');
  const kinds = KINDS.map((kind) => [kind, words.kinds[kind]] as const);
  status?.after(
    choices('kind', words.filter, [['', words.everything], ...kinds]),
    choices('game', words.filterGame, [['', words.bothGames], ...Object.entries(words.games)]),
  );
  list?.before(suggestion(), failure(words.retry));
  const isItsOwnPage = form.dataset.search === 'now';
  list?.after(
    hidden(button(words.more), 'data-search-more'),
    otherLanguage(words.alsoIn),
    ...(isItsOwnPage ? [] : [allResults(words.allResults, form.action)]),
  );
};
