import type { Locale } from '#words';

const FORMATS: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  de: new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** A date YYYY-MM-DD as a reader of the language writes it. */
export const dateIn = (date: string, locale: Locale): string =>
  FORMATS[locale].format(new Date(`${date}T00:00:00Z`));
