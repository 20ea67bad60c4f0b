import type { Page } from 'playwright-core';
import { ENGLISH } from './english.ts';
import { GERMAN } from './german.ts';
import { addressOf, type Query } from './query.ts';

/** One query of the table, as it was answered. */
export interface Row {
  readonly language: string;
  readonly group: string;
  readonly typed: string;
  readonly target: string;
  /** The place of the first of its targets among the results, from 1; 0 if it is not among them. */
  readonly place: number;
  readonly first: string;
  /** From the last letter to the first result and to the complete answer, in milliseconds. */
  readonly toFirst: number;
  readonly toAll: number;
}

/** The sides of the table: where each language is asked. */
export const SIDES = [
  { language: 'en', root: '/', groups: ENGLISH },
  { language: 'de', root: '/de/', groups: GERMAN },
] as const;

interface Observed {
  readonly urls: readonly string[];
  readonly toFirst: number;
  readonly toAll: number;
}

/**
 * Types a query into the field of the search page and waits for the whole answer, inside the page,
 * where the clock has nothing to wait for. Resolves when the list is not busy any more.
 */
export const typeAndWait = (page: Page, typed: string): Promise<Observed> =>
  page.evaluate(
    (query) =>
      new Promise<Observed>((resolve) => {
        const form = document.querySelector('main form[data-search]');
        const field = form?.querySelector<HTMLInputElement>('[role="combobox"]');
        const list = form?.querySelector('[role="listbox"]');
        const status = form?.querySelector('[role="status"]');
        if (!field || !list || !status) throw new Error('The page has no search form');
        const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')];
        let toFirst = 0;
        const since = performance.now();
        const look = () => {
          const says = status.textContent ?? '';
          if (toFirst === 0 && says.includes(query) && options().length > 0)
            toFirst = performance.now() - since;
          if (list.getAttribute('aria-busy') !== 'false' || !says.includes(query)) return;
          observer.disconnect();
          const urls = options().map(({ dataset }) => dataset.url ?? '');
          resolve({ urls, toFirst, toAll: performance.now() - since });
        };
        const observer = new MutationObserver(look);
        list.setAttribute('aria-busy', 'true');
        observer.observe(form as Element, { subtree: true, childList: true, attributes: true });
        field.value = query;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }),
    typed,
  );

const numbered = (typed: string, numbers: ReadonlyMap<string, string>): string =>
  typed.replace(/\{([^}]+)\}/g, (_, id: string) => numbers.get(id) ?? id);

const ask = async (page: Page, typed: string, query: Query, root: string) => {
  const [, ...targets] = query;
  const wanted = targets.map((target) => addressOf(target, root));
  const { urls, toFirst, toAll } = await typeAndWait(page, typed);
  const place = urls.findIndex((url) => wanted.includes(url)) + 1;
  return { typed, target: wanted[0] ?? '', place, first: urls[0] ?? '', toFirst, toAll };
};

/** Asks a page that has the search page open everything that readers of its language ask. */
export const askAll = async (
  page: Page,
  { language, root, groups }: (typeof SIDES)[number],
  numbers: ReadonlyMap<string, string>,
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const { name, queries } of groups) {
    for (const query of queries) {
      const answer = await ask(page, numbered(query[0], numbers), query, root);
      rows.push({ language, group: name, ...answer });
    }
  }
  return rows;
};

/** How many of them find what they mean among the first so many results, as a part of 1. */
export const shareWithin = (rows: readonly Row[], places: number): number =>
  rows.filter(({ place }) => place > 0 && place <= places).length / Math.max(1, rows.length);
