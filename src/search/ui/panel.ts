import { cleanQuery } from '../query.ts';
import { addressOfSearch, createAddressWriter } from './address.ts';
import { find } from './find.ts';
import { createListbox } from './listbox.ts';
import type { Sources } from './load.ts';
import { chosenKind, localeOf, type Parts } from './parts.ts';
import { showFound, showNothing } from './show.ts';

/** Results of the full text to load at once; each is a small file. */
const PAGE = 8;

/**
 * Whether Enter opens the first result before any arrow key: in the dialog, at a keyboard. On the
 * search page and on a phone, Enter only says that the words are complete.
 */
const isEager = ({ all }: Parts): boolean => all !== null && matchMedia('(pointer: fine)').matches;

/** Brings a search form to life: it answers while one types. */
export const startPanel = (parts: Parts, sources: Sources): void => {
  const { form, field, list, begin, kinds, retry, more, all } = parts;
  const locale = localeOf(form);
  const listbox = createListbox(field, list, isEager(parts));
  const writeAddress = createAddressWriter();
  let turn = 0;
  let wanted = PAGE;
  let frame = 0;

  /** The search page is its own address; a form elsewhere links to it. */
  const share = (query: string): void => {
    const address = addressOfSearch(parts, query);
    if (!all) {
      writeAddress(address);
      return;
    }
    all.href = address;
    all.hidden = query === '';
  };

  const ask = (): void => {
    turn += 1;
    const current = turn;
    const query = cleanQuery(field.value);
    begin.hidden = query !== '';
    share(query);
    if (query === '') {
      showNothing(parts, listbox);
      return;
    }
    find(sources, { query, kind: chosenKind(parts), wanted }, (found) => {
      if (current === turn) showFound(parts, listbox, found, query, locale);
    });
  };

  /** At most once a frame: typing is neither waited for nor outrun. */
  const askSoon = (results: number): void => {
    wanted = results;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(ask);
  };

  field.addEventListener('input', () => askSoon(PAGE));
  kinds.addEventListener('change', () => askSoon(PAGE));
  retry.addEventListener('click', () => askSoon(PAGE));
  more.addEventListener('click', () => {
    field.focus();
    askSoon(wanted + PAGE);
  });
  begin.addEventListener('click', (event) => {
    const example =
      event.target instanceof Element ? event.target.closest('[data-search-example]') : null;
    if (!example) return;
    event.preventDefault();
    field.value = example.textContent ?? '';
    field.focus();
    askSoon(PAGE);
  });
  field.addEventListener('keydown', (event) => {
    const option = event.key === 'Enter' && !event.isComposing ? listbox.active() : null;
    if (option || listbox.press(event.key)) event.preventDefault();
    option?.click();
  });
  list.addEventListener('click', () => form.closest('dialog')?.close());
  form.addEventListener('submit', (event) => {
    if (all) return;
    event.preventDefault();
    field.blur();
  });
  if (field.value !== '') ask();
};
