import type { Locale } from '#words';
import { LOCALES } from '#words';

/** Where a component stands: it decides its links, its language and what an error names. */
export interface Place {
  /** The language of the site around the text: links lead there. */
  readonly site: Locale;
  /** The language of the text; English on a German page that is not translated yet. */
  readonly text: Locale;
  /** The file that the author has to mend, as in `content/pages/en/droggn/play.mdx`. */
  readonly file: string;
  /** Rules that stand before the first heading of the page, so that their headings come second. */
  readonly early: ReadonlySet<string>;
  /** How often each source was cited so far, in a text whose citations can be led to. */
  readonly cited?: Map<string, number>;
}

interface Rendering {
  readonly locals: App.Locals;
  readonly currentLocale: string | undefined;
  readonly url: URL;
}

export const localeOf = (current: string | undefined): Locale => (current === 'de' ? 'de' : 'en');

/** The place of the component that is being rendered; `Astro` is handed over as it is. */
export const placeOf = ({ locals, currentLocale, url }: Rendering): Place => {
  if (locals.page) return locals.page;
  const locale = localeOf(currentLocale);
  return { site: locale, text: locale, file: url.pathname, early: new Set() };
};

/** Stops the build with file, component and reason. */
export const fail = (place: Place, component: string, reason: string): never => {
  throw new Error(`${place.file}: ${component}: ${reason}`);
};

/** Paths of a route that stands at the root in English and under `/de/` in German. */
export const localePaths = () =>
  LOCALES.map((locale) => ({
    params: { locale: locale === 'en' ? undefined : locale },
    props: { locale },
  }));

/** The other language, for the switch. */
export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'de' : 'en');
