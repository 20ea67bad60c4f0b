import type { Locale } from '#words';
import { library } from './archive.ts';

/** A link to a page of content/pages, named by the page itself. */
export interface PageLink {
  /** Address without its locale. */
  readonly path: string;
  readonly text: string;
  readonly summary: string;
}

/**
 * The page at `learn/droggn` and the like, with title and summary in the reader's language.
 *
 * @throws Error if there is no such page
 */
export const pageLink = (path: string, locale: Locale): PageLink => {
  const pages = library().archive.pages.filter((page) => page.path === path);
  const page = pages.find((one) => one.locale === locale) ?? pages[0];
  if (!page) throw new Error(`content/pages/en/${path}.mdx is missing; a link leads to it`);
  return { path: `/${path}/`, text: page.data.title, summary: page.data.summary };
};
