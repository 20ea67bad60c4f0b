import { choiceOf, type Parts } from './parts.ts';

/** The address under which this search can be shared: `/search/?q=retour&kind=rule&game=dobbm`. */
export const addressOfSearch = (parts: Parts, query: string): string => {
  const page = parts.form.getAttribute('action') ?? '';
  if (query === '') return page;
  const { kind, game } = choiceOf(parts);
  const chosen = Object.entries({ kind, game }).filter(([, value]) => value !== null);
  return `${page}?${new URLSearchParams([['q', query], ...(chosen as [string, string][])])}`;
};

const check = (group: HTMLElement, value: string): void => {
  for (const box of group.querySelectorAll('input')) if (box.value === value) box.checked = true;
};

/** Fills a form from an address, unless somebody has typed into it already. */
export const restoreSearch = ({ field, kinds, games }: Parts, address: string): void => {
  const state = new URL(address).searchParams;
  if (field.value === '') field.value = state.get('q') ?? '';
  check(kinds, state.get('kind') ?? '');
  check(games, state.get('game') ?? '');
};

/** Writes the address when typing has paused: browsers refuse to do it with every letter. */
export const createAddressWriter = (): ((address: string) => void) => {
  let timer = 0;
  return (address) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => history.replaceState(history.state, '', address), 300);
  };
};
