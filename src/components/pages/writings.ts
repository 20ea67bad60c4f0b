import { type CollectionEntry, getCollection } from 'astro:content';
import { LOCALES, type Locale } from '#words';

/** A page of content/pages in one of the languages of the site. */
export interface Writing {
  readonly entry: CollectionEntry<'pages'>;
  /** Address without its locale. */
  readonly path: string;
  readonly locale: Locale;
}

const WIDGETS = /<(?:Hand|Count)\b/;

/**
 * Every English page in both languages: where the German is missing, the English is shown. Those
 * with a widget in their text and those without are two routes, for a route loads the styles of
 * all that it may show.
 */
export const writings = async (kind: 'text' | 'widgets') => {
  const pages = await getCollection('pages');
  return pages
    .filter(
      ({ id, body = '' }) => id.startsWith('en/') && WIDGETS.test(body) === (kind === 'widgets'),
    )
    .flatMap((original) =>
      LOCALES.map((locale) => {
        const name = original.id.slice('en/'.length);
        const entry = pages.find(({ id }) => id === `${locale}/${name}`) ?? original;
        const props: Writing = { entry, path: `/${name}/`, locale };
        return { params: { path: locale === 'en' ? name : `${locale}/${name}` }, props };
      }),
    );
};
