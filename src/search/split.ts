import { columnsOf, rowAt, rowsOf } from './columns.ts';
import type {
  HeadingFile,
  HeadingsFile,
  Kind,
  Lexicon,
  LexiconEntry,
  LexiconList,
  ListedRule,
  NamesFile,
  Place,
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

type Names = Pick<LexiconList, 'entries' | 'rules'>;

const placesIn = (names: readonly (string | undefined)[]): ((name: string) => Place) => {
  const places = new Map(names.map((name, place) => [name, place]));
  return (name) => places.get(name) ?? name;
};

/** `gstiess` of `/glossary/#gstiess`: by this name rules know a term. */
const anchorOf = ({ kind, url }: LexiconEntry): string | undefined =>
  kind === 'term' ? url.split('#')[1] : undefined;

/** What is said of an entry, with places for what is in the list. */
const sayer = (names: Names): ((entry: Partial<LexiconEntry>) => Said) => {
  const source = placesIn(names.entries.map(({ url }) => url));
  const term = placesIn(names.entries.map(anchorOf));
  const rule = placesIn(names.rules.map(({ id }) => id));
  return (entry) => {
    const { title, note, asked, open, written = [], rules = [], terms = [] } = entry;
    return {
      ...(note === undefined ? {} : { note }),
      ...(asked === undefined ? {} : { asked }),
      written: written.map(([form, ...urls]) => [form === title ? 0 : form, ...urls.map(source)]),
      rules: rules.map(rule),
      terms: terms.map(term),
      ...(open === undefined ? {} : { open }),
    };
  };
};

/** The same with addresses and ids again. */
const reader =
  ({ entries, rules: list }: Names) =>
  (said: Partial<Said>, title: string): Partial<LexiconEntry> => {
    const { written, rules, terms, ...other } = said;
    const name = (place: Place, nameAt: (place: number) => string | undefined): string =>
      typeof place === 'string' ? place : (nameAt(place) ?? '');
    const url = (place: Place) => name(place, (at) => entries[at]?.url);
    const term = (place: Place) => name(place, (at) => entries[at] && anchorOf(entries[at]));
    const id = (place: Place) => name(place, (at) => list[at]?.id);
    return {
      ...other,
      ...(written
        ? { written: written.map(([form, ...at]) => [form === 0 ? title : form, ...at.map(url)]) }
        : {}),
      ...(rules ? { rules: rules.map(id) } : {}),
      ...(terms ? { terms: terms.map(term) } : {}),
    };
  };

/** The number after another one, in the same chapter: 7.4 after 7.3. */
const nextTo = (number: string): string => {
  const [chapter, rule = ''] = number.split('.');
  return `${chapter}.${Number(rule) + 1}`;
};

const withoutNextNumbers = (rules: readonly ListedRule[]): readonly ListedRule[] =>
  rules.map((rule, place) => {
    const before = rules[place - 1]?.number;
    if (before === undefined || rule.number !== nextTo(before)) return rule;
    const { number, ...other } = rule;
    return other;
  });

const withNumbers = (rules: readonly ListedRule[]): readonly ListedRule[] => {
  let last = '';
  return rules.map((rule) => {
    last = rule.number ?? nextTo(last);
    return { ...rule, number: last };
  });
};

/** Where things of a kind stand, and what ends their addresses. */
const HOMES: Partial<Readonly<Record<Kind, readonly [before: string, after: string]>>> = {
  term: ['glossary/#', ''],
  person: ['people/#', ''],
  source: ['sources/', '/'],
  hand: ['hands/', '/'],
  card: ['cards/', '/'],
};

const homeOf = (root: string, kind: Kind): readonly [string, string] => {
  const [before = '', after = ''] = HOMES[kind] ?? [];
  return [`${root}${before}`, after];
};

/** `gstiess` for `/glossary/#gstiess`; an address that stands elsewhere stays whole. */
const shortened = (root: string, entry: LexiconEntry): LexiconEntry => {
  const { kind, url } = entry;
  const [before, after] = homeOf(root, kind);
  const fits = kind in HOMES && url.startsWith(before) && url.endsWith(after);
  return fits ? { ...entry, url: url.slice(before.length, url.length - after.length) } : entry;
};

const lengthened = (root: string, entry: LexiconEntry): LexiconEntry => {
  const [before, after] = homeOf(root, entry.kind);
  return entry.url.startsWith('/') ? entry : { ...entry, url: `${before}${entry.url}${after}` };
};

/** A few letters that are others when the things of a list, or their order, are others. */
const editionOf = ({ entries, rules }: Names): string => {
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

/** The anchor that most headings have. */
const usualAnchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');

const headingOf = ({ url, title, asked }: LexiconEntry): HeadingFile => {
  const own = url.split('#')[1] ?? '';
  const anchor = own === usualAnchor(title) ? 0 : own;
  if (asked !== undefined) return [anchor, title, asked];
  return anchor === 0 ? title : [anchor, title];
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
}: LexiconList): { readonly names: NamesFile; readonly words: WordsFile } => {
  const named = entries.filter(({ kind }) => NAMED.has(kind));
  const others = entries.filter(({ kind }) => !NAMED.has(kind));
  const list = { entries: named, rules };
  const saidOf = sayer(list);
  return {
    names: {
      root,
      entries: columnsOf(named.map((entry) => shortened(root, nameIn(entry)))),
      rules: columnsOf(withoutNextNumbers(rules.map(nameIn))),
    },
    words: {
      edition: editionOf(list),
      entries: columnsOf(named.map(saidOf)),
      rules: columnsOf(rules.map(saidOf)),
      pages: others.filter((entry) => !isHeading(entry)),
      headings: headingsOf(others.filter(isHeading)),
    },
  };
};

const addressOfRule = (root: string, id: string): string => {
  const [game = '', chapter = '', name = ''] = id.split('/');
  return `${root}${game}/${chapter}/#${name}`;
};

const readRule = (root: string, rule: ListedRule): LexiconEntry => ({
  ...rule,
  kind: 'rule',
  game: rule.id.split('/')[0] ?? '',
  url: addressOfRule(root, rule.id),
});

const rowsIn = ({ root, entries, rules }: NamesFile): Names => ({
  entries: rowsOf(entries).map((entry) => lengthened(root, entry)),
  rules: withNumbers(rowsOf(rules)),
});

/** The list from its first file. */
export const readNames = (file: NamesFile): Lexicon => {
  const { entries, rules } = rowsIn(file);
  return {
    entries: [...entries, ...rules.map((rule) => readRule(file.root, rule))],
    complete: false,
  };
};

const readHeadings = ({ page, list, ...shared }: HeadingsFile): readonly LexiconEntry[] =>
  list.map((heading) => {
    const [anchor, title, asked] = typeof heading === 'string' ? [0, heading] : heading;
    return {
      ...shared,
      url: `${page}#${anchor === 0 ? usualAnchor(title) : anchor}`,
      title,
      ...(asked === undefined ? {} : { asked }),
    };
  });

/**
 * The list from both files. They go together by the order of what has a name: of another edition,
 * only pages and headings count.
 */
export const readLexicon = (file: NamesFile, words: WordsFile): Lexicon => {
  const names = rowsIn(file);
  const said = words.edition === editionOf(names) ? words : { entries: {}, rules: {} };
  const read = reader(names);
  return {
    entries: [
      ...names.entries.map((entry, place) => ({
        ...entry,
        ...read(rowAt(said.entries, place), entry.title),
      })),
      ...names.rules.map((rule, place) => ({
        ...readRule(file.root, rule),
        ...read(rowAt(said.rules, place), rule.title),
      })),
      ...(words.pages ?? []),
      ...(words.headings ?? []).flatMap(readHeadings),
    ],
    complete: true,
  };
};
