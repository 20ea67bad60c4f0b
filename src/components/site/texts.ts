import type { Archive } from '#archive/archive.ts';
import type { PageText } from '#archive/pages.ts';
import type { Locale } from '#words';

/** A page of content/pages in a language, or in English where it is not translated. */
export const pageText = (archive: Archive, path: string, locale: Locale): PageText | undefined =>
  archive.pages.find((page) => page.path === path && page.locale === locale) ??
  archive.pages.find((page) => page.path === path && page.locale === 'en');
