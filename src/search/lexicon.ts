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
}

/** The list as it is downloaded: a rule without what its id says already. */
export interface LexiconFile {
  /** Where the pages of the language stand: `/` or `/de/`. */
  readonly root: string;
  readonly entries: readonly LexiconEntry[];
  readonly rules: readonly Omit<LexiconEntry, 'kind' | 'url' | 'game'>[];
}

/** The list from its file. */
export const readLexicon = ({ root, entries, rules }: LexiconFile): Lexicon => {
  const full = rules.map((rule): LexiconEntry => {
    const [game = '', chapter = '', name = ''] = (rule.id ?? '').split('/');
    return { ...rule, kind: 'rule', game, url: `${root}${game}/${chapter}/#${name}` };
  });
  return { entries: [...entries, ...full] };
};
