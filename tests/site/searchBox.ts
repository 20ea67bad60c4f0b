import type { Locator, Page } from 'playwright-core';

/** The parts of a search form, on the search page (`main`) or in the dialog. */
export const searchBox = (page: Page, within: 'main' | 'dialog') => {
  const form = page.locator(`${within} form[data-search]`);
  return {
    form,
    field: form.getByRole('combobox'),
    list: form.locator('[role="listbox"]'),
    options: form.locator('[role="option"]'),
    status: form.locator('p[role="status"]'),
    kinds: form.locator('[data-search-kinds]'),
    failure: form.locator('[data-search-failure]'),
    begin: form.locator('[data-search-begin]'),
  };
};

export type SearchBox = ReturnType<typeof searchBox>;

/** Types a query and waits until names, rules and the full text have been asked. */
export const ask = async ({ field, status, list }: SearchBox, query: string): Promise<void> => {
  await field.fill(query);
  await status.filter({ hasText: query }).waitFor();
  await list.and(status.page().locator('[aria-busy="false"]')).waitFor({ state: 'attached' });
};

/** Addresses of the results, without the words to mark. */
export const addresses = (options: Locator): Promise<(string | null)[]> =>
  options.evaluateAll((all) => all.map((option) => option.getAttribute('data-url')));
