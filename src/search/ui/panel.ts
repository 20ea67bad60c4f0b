import { cleanQuery } from '../query.ts';
import { addressOfSearch, createAddressWriter } from './address.ts';
import { type Found, find } from './find.ts';
import { keepSearch } from './keep.ts';
import { createListbox } from './listbox.ts';
import type { Sources } from './load.ts';
import { choiceOf, localeOf, type Parts, releaseChoices } from './parts.ts';
import { type Shown, showFound, showNothing } from './show.ts';

/** Results of the full text to load at once; each is a small file. */
const PAGE = 5;

/**
 * Whether Enter opens the first result before any arrow key: in the dialog, at a keyboard. On the
 * search page and on a phone, Enter only says that the words are complete.
 */
const isEager = ({ all }: Parts): boolean => all !== null && matchMedia('(pointer: fine)').matches;

/** The button among these that an event comes from. */
const pressed = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/** Brings a search form to life: it answers while one types, in the other language if asked to. */
export const startPanel = (parts: Parts, sources: Sources, others: Sources): void => {
  const { form, field, list, begin, all } = parts;
  const locale = localeOf(form);
  const listbox = createListbox(field, list, isEager(parts));
  const writeAddress = createAddressWriter();
  let turn = 0;
  let wanted = PAGE;
  let frame = 0;
  let alsoOther = false;
  let kept = false;
  /** Until the reader does something. */
  let still = true;

  /** Who has been answered once will search again, perhaps without a network. */
  const keepOnce = (found: Found): void => {
    if (kept || found.fullText !== 'done') return;
    kept = true;
    keepSearch();
  };

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

  const askBoth = (query: string): void => {
    const current = turn;
    const question = { query, choice: choiceOf(parts), wanted };
    let own: Found | null = null;
    let other: Shown['other'] = null;
    const show = () => {
      if (current === turn && own) showFound(parts, listbox, { query, own, other, still }, locale);
    };
    find(sources, question, (found) => {
      own = found;
      show();
      keepOnce(found);
    });
    if (!alsoOther) return;
    find(others, question, (found) => {
      other = found;
      show();
    });
  };

  const ask = (): void => {
    turn += 1;
    const query = cleanQuery(field.value);
    begin.hidden = query !== '';
    share(query);
    if (query === '') showNothing(parts, listbox);
    else askBoth(query);
  };

  /** At most once a frame: typing is neither waited for nor outrun. */
  const askSoon = (results: number): void => {
    still = false;
    releaseChoices(parts);
    wanted = results;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(ask);
  };

  const askFor = (query: string): void => {
    field.value = query;
    field.focus();
    askSoon(PAGE);
  };

  field.addEventListener('input', () => askSoon(PAGE));
  for (const group of [parts.kinds, parts.games])
    group.addEventListener('change', () => askSoon(PAGE));
  parts.retry.addEventListener('click', () => askSoon(PAGE));
  parts.more.addEventListener('click', () => {
    field.focus();
    askSoon(wanted + PAGE);
  });
  parts.other.addEventListener('click', () => {
    alsoOther = !alsoOther;
    parts.other.setAttribute('aria-pressed', `${alsoOther}`);
    askSoon(wanted);
  });
  parts.suggestion.addEventListener('click', (event) => {
    const query = pressed(event, 'button')?.dataset.query;
    if (query) askFor(query);
  });
  begin.addEventListener('click', (event) => {
    const example = pressed(event, '[data-search-example]');
    if (!example) return;
    event.preventDefault();
    askFor(example.textContent ?? '');
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
