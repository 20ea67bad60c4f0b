import type { Columns } from './columns.ts';

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
  /** Of a rule: other words in which players ask for it; a result never shows them. */
  readonly asked?: string;
  /** Of a rule: its permanent id, and the number that its place in the rulebook gives it. */
  readonly id?: string;
  readonly number?: string;
  /** Of a rule: that no source settles it, so that the others come first. */
  readonly open?: boolean;
  /** Of a rule: terms that matter in it and do not name it, by their anchors in the glossary. */
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

/** A rule as the archive has it: without what its id says already. */
export type ListedRule = Omit<LexiconEntry, 'kind' | 'url' | 'game'> & { readonly id: string };

/** Everything that the search of a language knows by name, as the archive has it. */
export interface LexiconList {
  /** Where the pages of the language stand: `/` or `/de/`. */
  readonly root: string;
  readonly entries: readonly LexiconEntry[];
  readonly rules: readonly ListedRule[];
}

/** The names as they are downloaded: addresses cut short, and only the first number of a chapter. */
export interface NamesFile {
  readonly root: string;
  readonly entries: Columns<LexiconEntry>;
  readonly rules: Columns<ListedRule>;
}

/** A thing of the list by its place there; by its address or id if it is not there. */
export type Place = number | string;

/** What is said of a thing whose name is in the other file; a form that is its title is a zero. */
export interface Said extends Pick<LexiconEntry, 'note' | 'asked' | 'open'> {
  readonly terms?: readonly Place[];
  readonly written?: readonly (readonly [form: string | 0, ...sources: Place[]])[];
  readonly rules?: readonly Place[];
}

/**
 * A heading on a page: its anchor, or 0 if it is the heading in small letters; the heading, and how
 * else it is asked for. The heading alone if it says all.
 */
export type HeadingFile = string | readonly [anchor: string | 0, title: string, asked?: string];

/** Headings of one page, of one kind and of one game. */
export interface HeadingsFile extends Pick<LexiconEntry, 'kind' | 'game'> {
  readonly page: string;
  readonly list: readonly HeadingFile[];
}

/** What is said of the things of a list, in their order, and things that are not in it. */
export interface WordsFile {
  /** The edition of the list whose order it has. */
  readonly edition: string;
  readonly entries: Columns<Said>;
  readonly rules: Columns<Said>;
  readonly pages?: readonly LexiconEntry[];
  readonly headings?: readonly HeadingsFile[];
}
