import type { Locale } from '#words';

/** The address of a page in a language: English stands at the root, German under /de/. */
export const localePath = (path: string, locale: Locale): string =>
  locale === 'en' ? path : `/${locale}${path}`;

/** `droggn/play/follow-suit` is /droggn/play/#follow-suit. */
export const ruleHref = (id: string, locale: Locale): string => {
  const [game, chapter, name] = id.split('/');
  return localePath(`/${game}/${chapter}/#${name}`, locale);
};

export const chapterHref = (game: string, chapter: string, locale: Locale): string =>
  localePath(`/${game}/${chapter}/`, locale);

export const termHref = (id: string, locale: Locale): string =>
  localePath(`/glossary/#${id}`, locale);

export const sourceHref = (id: string, locale: Locale): string =>
  localePath(`/sources/${id}/`, locale);

export const personHref = (id: string, locale: Locale): string =>
  localePath(`/people/#${id}`, locale);

export const questionHref = (id: string, locale: Locale): string =>
  localePath(`/unknown/#${id}`, locale);

export const biographyHref = (id: string, locale: Locale): string =>
  localePath(`/biographies/#${id}`, locale);

export const placeHref = (id: string, locale: Locale): string => localePath(`/map/#${id}`, locale);

export const relationHref = (id: string, locale: Locale): string =>
  localePath(`/relatives/#${id}`, locale);

export const timelineHref = (id: string, locale: Locale): string =>
  localePath(`/timeline/#${id}`, locale);

/** The page from which a rule is cited. */
export const ruleCiteHref = (id: string, locale: Locale): string =>
  localePath(`/cite/${id}/`, locale);

export const changeHref = (id: string, locale: Locale): string =>
  localePath(`/changelog/#${id}`, locale);

/** A hand, opened at a step if one is given: `handHref('droggn/pagat-ultimo', 'en', 't4.2')`. */
export const handHref = (id: string, locale: Locale, step?: string): string =>
  localePath(`/hands/${id}/${step === undefined ? '' : `#${step}`}`, locale);

/** What perfect play would have made of a hand, as data, the same for both languages. */
export const analysisHref = (id: string): string => `/hands/${id}/analysis.json`;
