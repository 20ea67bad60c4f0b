import type {
  HeadingFile,
  HeadingsFile,
  Kind,
  Lexicon,
  LexiconEntry,
  LexiconFile,
  Place,
  RuleFile,
  Said,
  WordsFile,
} from './lexicon.ts';

/** What has a name; everything else is a heading and is found by its words. */
const NAMED: ReadonlySet<Kind> = new Set(['term', 'rule', 'card', 'person', 'hand', 'source']);

/** Everything by which a thing is called. */
const nameIn = <Entry extends Partial<LexiconEntry>>(entry: Entry) => {
  const { note, asked, written, rules, terms, open, ...name } = entry;
  return name;
};

type Names = Pick<LexiconFile, 'entries' | 'rules'>;

const placesIn = (names: readonly (string | undefined)[]): ((name: string) => Place) => {
  const places = new Map(names.map((name, place) => [name, place]));
  return (name) => places.get(name) ?? name;
};

/** What is said of an entry, as far as anything is, with places for what is in the list. */
const sayer = (names: Names): ((entry: Partial<LexiconEntry>) => Said) => {
  const source = placesIn(names.entries.map(({ url }) => url));
  const rule = placesIn(names.rules.map(({ id }) => id));
  return ({ note, asked, written, rules, terms, open }) => {
    const said: Said = {
      note,
      asked,
      written: written?.map(([form, ...urls]) => [form, ...urls.map(source)] as const),
      rules: rules?.map(rule),
      terms,
      open,
    };
    return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  };
};

/** The same with addresses and ids again. */
const reader =
  ({ entries, rules: list }: Names) =>
  (said: Said | undefined): Partial<LexiconEntry> => {
    if (said === undefined) return {};
    const { written, rules, ...other } = said;
    const name = (place: Place, nameAt: (place: number) => string | undefined): string =>
      typeof place === 'string' ? place : (nameAt(place) ?? '');
    const url = (place: Place) => name(place, (at) => entries[at]?.url);
    const id = (place: Place) => name(place, (at) => list[at]?.id);
    return {
      ...other,
      ...(written
        ? { written: written.map(([form, ...places]) => [form, ...places.map(url)]) }
        : {}),
      ...(rules ? { rules: rules.map(id) } : {}),
    };
  };

/** Without the last ones, of which nothing is said. */
const trimmed = (said: readonly Said[]): readonly Said[] =>
  said.slice(0, said.findLastIndex((one) => Object.keys(one).length > 0) + 1);

/** A few letters that are others when the things of a list, or their order, are others. */
const editionOf = ({ entries, rules }: LexiconFile): string => {
  let hash = 5381;
  for (const sign of [...entries.map(({ url }) => url), ...rules.map(({ id }) => id)].join(' '))
    hash = (Math.imul(hash, 33) ^ (sign.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
};

/** What may be said of a heading. */
const HEADING: ReadonlySet<string> = new Set(['kind', 'url', 'game', 'title', 'asked']);

const isHeading = (entry: LexiconEntry): boolean =>
  entry.url.includes('#') && Object.keys(entry).every((key) => HEADING.has(key));

const pageOf = ({ url }: LexiconEntry): string => url.split('#')[0] ?? '';

const headingOf = ({ url, title, asked }: LexiconEntry): HeadingFile => {
  const anchor = url.split('#')[1] ?? '';
  return asked === undefined ? [anchor, title] : [anchor, title, asked];
};

/** Headings as they are downloaded: together, without what they share. */
const headingsOf = (entries: readonly LexiconEntry[]): readonly HeadingsFile[] => {
  const alike = Map.groupBy(entries, (entry) => `${pageOf(entry)} ${entry.kind} ${entry.game}`);
  return [...alike.values()].flatMap((list) => {
    const [first] = list;
    if (first === undefined) return [];
    const { kind, game } = first;
    const shared = game === undefined ? { kind } : { kind, game };
    return [{ page: pageOf(first), ...shared, list: list.map(headingOf) }];
  });
};

/**
 * The list in two files: names, spellings and numbers, which answer at once, and what is said of
 * them, with the headings of pages, which is loaded after it.
 */
export const splitLexicon = ({
  root,
  entries,
  rules,
}: LexiconFile): { readonly names: LexiconFile; readonly words: WordsFile } => {
  const named = entries.filter(({ kind }) => NAMED.has(kind));
  const others = entries.filter(({ kind }) => !NAMED.has(kind));
  const names = { root, entries: named.map(nameIn), rules: rules.map(nameIn) };
  const saidOf = sayer(names);
  return {
    names,
    words: {
      edition: editionOf(names),
      entries: trimmed(named.map(saidOf)),
      rules: trimmed(rules.map(saidOf)),
      pages: others.filter((entry) => !isHeading(entry)),
      headings: headingsOf(others.filter(isHeading)),
    },
  };
};

const addressOfRule = (root: string, id: string): string => {
  const [game = '', chapter = '', name = ''] = id.split('/');
  return `${root}${game}/${chapter}/#${name}`;
};

const readRule = (root: string, rule: RuleFile): LexiconEntry => ({
  ...rule,
  kind: 'rule',
  game: rule.id.split('/')[0] ?? '',
  url: addressOfRule(root, rule.id),
});

/** The list from its first file. */
export const readNames = ({ root, entries, rules }: LexiconFile): Lexicon => ({
  entries: [...entries, ...rules.map((rule) => readRule(root, rule))],
  complete: false,
});

const readHeadings = ({ page, list, ...shared }: HeadingsFile): readonly LexiconEntry[] =>
  list.map(([anchor, title, asked]) => ({
    ...shared,
    url: `${page}#${anchor}`,
    title,
    ...(asked === undefined ? {} : { asked }),
  }));

/**
 * The list from both files. They go together by the order of what has a name: of another edition,
 * only pages and headings count.
 */
export const readLexicon = (names: LexiconFile, words: WordsFile): Lexicon => {
  const fits = words.edition === editionOf(names);
  const said = fits ? words : { entries: [], rules: [] };
  const read = reader(names);
  return {
    entries: [
      ...names.entries.map((entry, place) => ({ ...entry, ...read(said.entries?.[place]) })),
      ...names.rules.map((rule, place) => ({
        ...readRule(names.root, rule),
        ...read(said.rules?.[place]),
      })),
      ...(words.pages ?? []),
      ...(words.headings ?? []).flatMap(readHeadings),
    ],
    complete: true,
  };
};
