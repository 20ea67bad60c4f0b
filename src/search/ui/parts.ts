import { LOCALES, type Locale } from '#words';
import { isKind } from '../lexicon.ts';
import type { Choice, Counts } from '../result.ts';

/** The elements of a search form; `SearchPanel.astro` sets them. */
export interface Parts {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
  readonly begin: HTMLElement;
  readonly kinds: HTMLElement;
  readonly games: HTMLElement;
  readonly failure: HTMLElement;
  readonly failureText: HTMLElement;
  readonly retry: HTMLElement;
  readonly more: HTMLElement;
  readonly suggestion: HTMLElement;
  readonly other: HTMLElement;
  readonly all: HTMLAnchorElement | null;
}

const required = <Found extends Element>(form: HTMLFormElement, selector: string): Found => {
  const found = form.querySelector<Found>(selector);
  if (!found) throw new Error(`The search form has no ${selector}`);
  return found;
};

export const partsOf = (form: HTMLFormElement): Parts => ({
  form,
  field: required(form, '[role="combobox"]'),
  list: required(form, '[role="listbox"]'),
  status: required(form, '[role="status"]'),
  begin: required(form, '[data-search-begin]'),
  kinds: required(form, '[data-search-kinds]'),
  games: required(form, '[data-search-games]'),
  failure: required(form, '[data-search-failure]'),
  failureText: required(form, '[data-search-failure] span'),
  retry: required(form, '[data-search-failure] button'),
  more: required(form, '[data-search-more]'),
  suggestion: required(form, '[data-search-suggestion]'),
  other: required(form, '[data-search-other]'),
  all: form.querySelector('[data-search-all]'),
});

/** The locale of the page, which a form in the page shares. */
export const localeOf = (form: HTMLFormElement): Locale =>
  LOCALES.find((locale) => locale === form.dataset.locale) ?? 'en';

/** What the reader wants to see only. */
export const choiceOf = ({ form }: Parts): Choice => {
  const data = new FormData(form);
  const kind = data.get('kind');
  const game = data.get('game');
  return {
    kind: typeof kind === 'string' && isKind(kind) ? kind : null,
    game: typeof game === 'string' && game !== '' ? game : null,
  };
};

const countIn = (group: HTMLElement, counts: Readonly<Record<string, number>>, all: number) => {
  for (const label of group.querySelectorAll('label')) {
    const box = label.querySelector('input');
    const count = box?.value ? (counts[box.value] ?? 0) : all;
    const number = label.querySelector('.search-count');
    if (number) number.textContent = all === 0 ? '' : `${count}`;
    label.hidden = count === 0 && !box?.checked;
  }
};

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/**
 * Writes the number of results beside each choice; one without any is hidden, unless chosen. While
 * results are still to come, the choices keep their place.
 */
export const showCounts = (
  parts: Parts,
  { kinds, games }: Counts,
  total: number,
  pending: boolean,
): void => {
  const { kind, game } = choiceOf(parts);
  countIn(parts.kinds, kinds, sumOf(kinds));
  countIn(parts.games, games, game === null ? total : Math.max(total, sumOf(games)));
  parts.kinds.hidden = sumOf(kinds) === 0 && kind === null && !pending;
  parts.games.hidden = sumOf(games) === 0 && game === null && !pending;
};

/** Lays out all choices unseen, as wide as numbers make them, so that they have their room. */
export const reserveChoices = ({ form, kinds, games }: Parts): void => {
  form.dataset.held = '';
  for (const group of [kinds, games]) {
    group.hidden = false;
    for (const label of group.querySelectorAll('label')) label.hidden = false;
  }
};

/** Shows the choices in the room that they have got. */
export const revealChoices = ({ form, kinds, games }: Parts): void => {
  if (form.dataset.held !== '') return;
  for (const group of [kinds, games]) group.style.minBlockSize = `${group.offsetHeight}px`;
  form.dataset.held = 'shown';
};

/** The room is given up when the reader goes on. */
export const releaseChoices = ({ form, kinds, games }: Parts): void => {
  if (form.dataset.held === undefined) return;
  delete form.dataset.held;
  for (const group of [kinds, games]) group.style.minBlockSize = '';
};
