import { isKind } from '../lexicon.ts';
import { chosenKind, type Parts } from './parts.ts';

/** The address under which this search can be shared: `/search/?q=retour&kind=rule`. */
export const addressOfSearch = (parts: Parts, query: string): string => {
  const page = parts.form.getAttribute('action') ?? '';
  if (query === '') return page;
  const kind = chosenKind(parts);
  return `${page}?${new URLSearchParams(kind === null ? { q: query } : { q: query, kind })}`;
};

/** Fills a form from an address, unless somebody has typed into it already. */
export const restoreSearch = ({ field, kinds }: Parts, address: string): void => {
  const state = new URL(address).searchParams;
  if (field.value === '') field.value = state.get('q') ?? '';
  const kind = state.get('kind') ?? '';
  if (!isKind(kind)) return;
  const box = kinds.querySelector<HTMLInputElement>(`input[value="${kind}"]`);
  if (box) box.checked = true;
};

/** Writes the address when typing has paused: browsers refuse to do it with every letter. */
export const createAddressWriter = (): ((address: string) => void) => {
  let timer = 0;
  return (address) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => history.replaceState(history.state, '', address), 300);
  };
};
