import type { Kind, Lexicon, LexiconEntry, LexiconFile, RuleFile, WordsFile } from './lexicon.ts';

/** What has a name; everything else is a heading and is found by its words. */
const NAMED: ReadonlySet<Kind> = new Set(['term', 'rule', 'card', 'person', 'hand', 'source']);

/** Everything by which a thing is called. */
const nameIn = <Entry extends Partial<LexiconEntry>>(entry: Entry) => {
  const { note, written, rules, terms, open, ...name } = entry;
  return name;
};

/** Some fields of an entry, those that it has. */
const only = <Entry extends object, Key extends keyof Entry>(
  entry: Entry,
  keys: readonly Key[],
): Pick<Entry, Key> =>
  Object.fromEntries(
    keys.filter((key) => entry[key] !== undefined).map((key) => [key, entry[key]]),
  ) as Pick<Entry, Key>;

const wordsIn = (entry: LexiconEntry) => only(entry, ['url', 'note', 'written', 'rules']);

const ruleWordsIn = (rule: RuleFile) => only(rule, ['id', 'note', 'terms', 'open']);

/** Whether there is more than its address. */
const says = (words: object): boolean => Object.keys(words).length > 1;

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
  const headings = entries.filter(({ kind }) => !NAMED.has(kind));
  return {
    names: { root, entries: named.map(nameIn), rules: rules.map(nameIn) },
    words: {
      root,
      entries: [...named.map(wordsIn).filter(says), ...headings],
      rules: rules.map(ruleWordsIn).filter(says),
    },
  };
};

const addressOfRule = (root: string, id: string): string => {
  const [game = '', chapter = '', name = ''] = id.split('/');
  return `${root}${game}/${chapter}/#${name}`;
};

const isWhole = (entry: Partial<LexiconEntry>): entry is LexiconEntry =>
  entry.kind !== undefined && entry.url !== undefined && entry.title !== undefined;

/** The list from its first file. */
export const readNames = ({ root, entries, rules }: LexiconFile): Lexicon => ({
  entries: [
    ...entries,
    ...rules.map(
      (rule): LexiconEntry => ({
        ...rule,
        kind: 'rule',
        game: rule.id.split('/')[0] ?? '',
        url: addressOfRule(root, rule.id),
      }),
    ),
  ],
  complete: false,
});

/**
 * The list from both files. Things go together by their addresses: if the files are of two editions,
 * what only one of them has is told as far as it goes.
 */
export const readLexicon = (names: LexiconFile, words: WordsFile): Lexicon => {
  const said = new Map<string, Partial<LexiconEntry>>([
    ...words.entries.map((entry) => [entry.url, entry] as const),
    ...words.rules.map((rule) => [addressOfRule(words.root, rule.id), rule] as const),
  ]);
  const named = readNames(names).entries;
  const known = new Set(named.map(({ url }) => url));
  const headings = words.entries.filter(({ url }) => !known.has(url)).filter(isWhole);
  return {
    entries: [...named.map((entry) => ({ ...entry, ...said.get(entry.url) })), ...headings],
    complete: true,
  };
};
