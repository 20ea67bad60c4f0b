/** What a search can find: each has a name in the interface words. */
export const KINDS = [
  'term',
  'rule',
  'card',
  'hand',
  'step',
  'question',
  'source',
  'person',
  'section',
] as const;

export type Kind = (typeof KINDS)[number];

export const isKind = (text: string): text is Kind => KINDS.some((kind) => kind === text);

/** A term, a rule, a person, a hand or a page, as the small list beside the full text knows it. */
export interface LexiconEntry {
  readonly kind: Kind;
  /** Address with anchor, from the root of the site. */
  readonly url: string;
  /** The heading under which it stands. */
  readonly title: string;
  /** Other spellings and names, which a result shows. */
  readonly forms?: readonly string[];
  /** Further ways to ask for it, which a result shows only when one of them was asked for. */
  readonly more?: readonly string[];
  /** What it means or states, in one short sentence. */
  readonly note?: string;
  /** The game to which it belongs; absent for words of related games and of the archive. */
  readonly game?: string;
  /** Of a rule: its permanent id, and the number that its place in the rulebook gives it. */
  readonly id?: string;
  readonly number?: string;
  /** Of a rule: that no source settles it, so that the others come first. */
  readonly open?: boolean;
  /** Of a rule: the terms that matter in it, by their anchors in the glossary. */
  readonly terms?: readonly string[];
  /** Of a term: its spellings on record, each with the addresses of the sources that print it. */
  readonly written?: readonly Writing[];
  /** Of a term: the ids of the rules in which it matters most. */
  readonly rules?: readonly string[];
}

/** A spelling and who writes it so: addresses of sources. */
export type Writing = readonly [form: string, ...sources: string[]];

/** The list that is searched first. */
export interface Lexicon {
  readonly entries: readonly LexiconEntry[];
  /** False while only the names are there. */
  readonly complete: boolean;
}

/** A rule as it is downloaded: without what its id says already. */
export type RuleFile = Omit<LexiconEntry, 'kind' | 'url' | 'game'> & { readonly id: string };

/** The list as it is downloaded. */
export interface LexiconFile {
  /** Where the pages of the language stand: `/` or `/de/`. */
  readonly root: string;
  readonly entries: readonly LexiconEntry[];
  readonly rules: readonly RuleFile[];
}

/** What is said of the things of a list, and things that are not in it. */
export interface WordsFile {
  readonly root: string;
  readonly entries: readonly (Partial<LexiconEntry> & Pick<LexiconEntry, 'url'>)[];
  readonly rules: readonly (Partial<RuleFile> & Pick<RuleFile, 'id'>)[];
}
