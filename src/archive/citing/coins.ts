import type { Source } from '../schema/source.ts';

type Csl = Source['csl'];

/** The names of a context object by Z39.88, with their values. */
type Pairs = readonly (readonly [string, string | undefined])[];

/** Two of our types are books; all else that has an author is told apart by the genre. */
const FORMATS: Partial<Readonly<Record<Csl['type'], readonly [string, string]>>> = {
  'article-journal': ['journal', 'article'],
  'article-magazine': ['journal', 'article'],
  book: ['book', 'book'],
  chapter: ['book', 'bookitem'],
  'entry-encyclopedia': ['book', 'bookitem'],
  report: ['book', 'report'],
};

/** Other types go as Dublin Core, with the type that reference managers know. */
const DUBLIN_CORE: Partial<Readonly<Record<Csl['type'], string>>> = {
  graphic: 'artwork',
  'post-weblog': 'blogPost',
  software: 'computerProgram',
  webpage: 'webpage',
};

const dateOf = ({ issued, 'original-date': original }: Csl): string | undefined =>
  (issued ?? original)?.['date-parts'][0]?.map((part) => String(part).padStart(2, '0')).join('-');

type Name = NonNullable<Csl['author']>[number];

const namesOf = ({ author, editor }: Csl): readonly Name[] => author ?? editor ?? [];

const authorsAsFields = (names: readonly Name[]): Pairs =>
  names.flatMap((name, index): Pairs => {
    if ('literal' in name) return [[index === 0 ? 'rft.aucorp' : 'rft.au', name.literal]];
    if (index > 0) return [['rft.au', `${name.family}${name.given ? `, ${name.given}` : ''}`]];
    return [
      ['rft.aulast', name.family],
      ['rft.aufirst', name.given],
    ];
  });

const creators = (names: readonly Name[]): Pairs =>
  names.map((name) => [
    'rft.creator',
    'literal' in name ? name.literal : `${name.family}${name.given ? `, ${name.given}` : ''}`,
  ]);

const asBook = (csl: Csl, format: string, genre: string): Pairs => {
  const within = csl['container-title'];
  const inJournal = format === 'journal';
  return [
    ['rft_val_fmt', `info:ofi/fmt:kev:mtx:${format}`],
    ['rft.genre', genre],
    [genre === 'article' || genre === 'bookitem' ? 'rft.atitle' : 'rft.btitle', csl.title],
    [inJournal ? 'rft.jtitle' : 'rft.btitle', within],
    ...authorsAsFields(namesOf(csl)),
    ['rft.date', dateOf(csl)],
    ['rft.volume', csl.volume],
    ['rft.issue', csl.issue],
    ['rft.pages', csl.page],
    ['rft.edition', csl.edition],
    ['rft.series', csl['collection-title']],
    ['rft.place', csl['publisher-place']],
    ['rft.pub', csl.publisher],
    ['rft.isbn', csl.ISBN],
  ];
};

const asDublinCore = (csl: Csl, type: string): Pairs => [
  ['rft_val_fmt', 'info:ofi/fmt:kev:mtx:dc'],
  ['rft.type', type],
  ['rft.title', csl.title],
  ...creators(namesOf(csl)),
  ['rft.date', dateOf(csl)],
  ['rft.source', csl['container-title']],
  ['rft.publisher', csl.publisher],
];

/**
 * A source as a context object in a span (COinS), which reference managers find in a bibliography:
 * the value of `title` of `<span class="Z3988">`.
 */
export const coinsOf = ({ csl, language }: Pick<Source, 'csl' | 'language'>): string => {
  const book = FORMATS[csl.type];
  const pairs = book ? asBook(csl, ...book) : asDublinCore(csl, DUBLIN_CORE[csl.type] ?? 'webpage');
  const all: Pairs = [
    ['ctx_ver', 'Z39.88-2004'],
    ...pairs,
    ['rft.language', language],
    ['rft_id', csl.URL],
  ];
  const filled = all.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return new URLSearchParams(filled).toString();
};
