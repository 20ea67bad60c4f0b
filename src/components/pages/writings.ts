import { type CollectionEntry, getCollection } from 'astro:content';
import { LOCALES, type Locale } from '#words';

/** A page of content/pages in one of the languages of the site. */
export interface Writing {
  readonly entry: CollectionEntry<'pages'>;
  /** Address without its locale. */
  readonly path: string;
  readonly locale: Locale;
}

/** What the text of a page holds, as far as it decides the styles that the page needs. */
type Kind = 'text' | 'widgets' | 'columns' | 'figures';

const WIDGETS = /<(?:Hand|Count)\b/;
const COLUMNS = /<(?:Compare|QuickCard)\b/;
const FIGURES = /<FamilyTree\b/;

const kindOf = (body: string): Kind => {
  if (WIDGETS.test(body)) return 'widgets';
  if (COLUMNS.test(body)) return 'columns';
  return FIGURES.test(body) ? 'figures' : 'text';
};

/**
 * Every English page in both languages: where the German is missing, the English is shown. Those
 * with a widget in their text, those with columns, those with figures and the rest are four routes, for a
 * route loads the styles of all that it may show.
 */
export const writings = async (kind: Kind) => {
  const pages = await getCollection('pages');
  return pages
    .filter(({ id, body = '' }) => id.startsWith('en/') && kindOf(body) === kind)
    .flatMap((original) =>
      LOCALES.map((locale) => {
        const name = original.id.slice('en/'.length);
        const entry = pages.find(({ id }) => id === `${locale}/${name}`) ?? original;
        const props: Writing = { entry, path: `/${name}/`, locale };
        return { params: { path: locale === 'en' ? name : `${locale}/${name}` }, props };
      }),
    );
};
