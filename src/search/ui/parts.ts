import { LOCALES, type Locale } from '#words';
import { isKind, type Kind } from '../lexicon.ts';

/** The elements of a search form; `SearchPanel.astro` sets them. */
export interface Parts {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
  readonly begin: HTMLElement;
  readonly kinds: HTMLElement;
  readonly failure: HTMLElement;
  readonly failureText: HTMLElement;
  readonly retry: HTMLElement;
  readonly more: HTMLElement;
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
  failure: required(form, '[data-search-failure]'),
  failureText: required(form, '[data-search-failure] span'),
  retry: required(form, '[data-search-failure] button'),
  more: required(form, '[data-search-more]'),
  all: form.querySelector('[data-search-all]'),
});

/** The locale of the page, which a form in the page shares. */
export const localeOf = (form: HTMLFormElement): Locale =>
  LOCALES.find((locale) => locale === form.dataset.locale) ?? 'en';

export const chosenKind = ({ form }: Parts): Kind | null => {
  const name = new FormData(form).get('kind');
  return typeof name === 'string' && isKind(name) ? name : null;
};

/** Writes the number of results beside each kind; a kind without any is hidden, unless chosen. */
export const showCounts = (
  { kinds }: Parts,
  counts: Readonly<Partial<Record<Kind, number>>>,
): void => {
  const sum = Object.values(counts).reduce((total, count) => total + count, 0);
  kinds.hidden = sum === 0;
  for (const label of kinds.querySelectorAll('label')) {
    const box = label.querySelector('input');
    const count = box && isKind(box.value) ? (counts[box.value] ?? 0) : sum;
    const number = label.querySelector('.search-count');
    if (number) number.textContent = `${count}`;
    label.hidden = count === 0 && !box?.checked;
  }
};
