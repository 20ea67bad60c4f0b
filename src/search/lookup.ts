import { allowedEdits, editDistance } from './distance.ts';
import { fold, foldWords, keyOf, withoutArticle } from './fold.ts';
import type { Lexicon, LexiconEntry } from './lexicon.ts';
import { prepareRanking, type Ranking } from './rank.ts';
import { soundOf } from './sound.ts';

/** How a query met an entry, best first. */
export const MATCHES = ['exact', 'start', 'word', 'inside', 'sound', 'typo'] as const;

export type Match = (typeof MATCHES)[number];

export interface Hit {
  readonly entry: LexiconEntry;
  readonly match: Match;
  /** The spelling that matched. */
  readonly form: string;
  /** Typing errors in it; 0 unless `match` is `typo`. */
  readonly edits: number;
}

/** A lexicon with the folded keys of every spelling, ready for `lookUp`. */
export interface PreparedLexicon extends Lexicon {
  readonly spellings: readonly Spelling[];
  /** How each of them sounds. */
  readonly sounds: readonly string[];
  /** Every word of the headings, spellings and notes: folded, with one way to write it. */
  readonly vocabulary: ReadonlyMap<string, string>;
  /** All entries, ranked by how well they answer a plain question. */
  readonly ranking: Ranking;
}

interface Spelling {
  readonly entry: LexiconEntry;
  readonly form: string;
  readonly key: string;
  /** The key from each later word on: “ultimo” for “Pagat Ultimo”. */
  readonly tails: readonly string[];
  /** The folded words: “geschichte” is inside of “Kartengeschichte”. */
  readonly words: readonly string[];
}

/** A title of more words is a sentence, whose middle nobody types as one word. */
const NAME = 4;

/** So many words of a sentence are asked for as they stand there. */
const PHRASE = 3;

const tailsOf = (form: string): readonly string[] => {
  const words = fold(form).split(' ');
  if (words.length > NAME) return words.slice(1);
  return words.slice(1).map((_, place) => words.slice(place + 1).join(''));
};

/** The title and, of a rule, the last part of its id. */
const headingsOf = ({ title, id = '' }: LexiconEntry): readonly string[] => [
  title,
  id.split('/').at(-1) ?? '',
];

const spellingsOf = (entry: LexiconEntry): readonly Spelling[] =>
  [...headingsOf(entry), ...(entry.forms ?? []), ...(entry.more ?? [])]
    .map((form) => ({
      entry,
      form,
      key: keyOf(form),
      tails: tailsOf(form),
      words: foldWords(form),
    }))
    .filter(({ key }) => key !== '');

const vocabularyOf = ({ entries }: Lexicon): ReadonlyMap<string, string> =>
  new Map(
    entries
      .flatMap(({ title, forms = [], more = [], note = '' }) => [note, ...more, ...forms, title])
      .flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}'’]+/u))
      .map((word) => [fold(word), word] as const)
      .filter(([key]) => key.length > 2),
  );

/** Something that is worked out when it is first asked for. */
const lazily = <Thing>(make: () => Thing): (() => Thing) => {
  let made: { readonly thing: Thing } | null = null;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
};

export const prepareLexicon = (lexicon: Lexicon): PreparedLexicon => {
  const vocabulary = lazily(() => vocabularyOf(lexicon));
  const ranking = lazily(() => prepareRanking(lexicon.entries));
  // Questions are weighed by the whole list only, and then at once.
  if (lexicon.complete) ranking();
  const spellings = lexicon.entries.flatMap(spellingsOf);
  const sounds = lazily(() => spellings.map(({ form }) => soundOf(withoutArticle(fold(form)))));
  return {
    ...lexicon,
    spellings,
    get sounds() {
      return sounds();
    },
    get vocabulary() {
      return vocabulary();
    },
    get ranking() {
      return ranking();
    },
  };
};

const MINIMUM: Readonly<Record<Match, number>> = {
  exact: 1,
  start: 2,
  word: 3,
  inside: 4,
  sound: 4,
  typo: 4,
};

/** From so many letters one error more is allowed for, if nothing else resembles them. */
const DARING = 6;

const isPhraseOf = (words: readonly string[], asked: readonly string[]): boolean =>
  asked.length >= PHRASE && ` ${words.join(' ')}`.includes(` ${asked.join(' ')}`);

const matchOf = (
  { key, tails, words }: Spelling,
  query: string,
  asked: readonly string[],
): Match | null => {
  if (key === query) return 'exact';
  if (query.length >= MINIMUM.start && key.startsWith(query)) return 'start';
  if (query.length >= MINIMUM.word && tails.some((tail) => tail.startsWith(query))) return 'word';
  if (isPhraseOf(words, asked)) return 'word';
  if (query.length >= MINIMUM.inside && words.some((word) => word.includes(query))) return 'inside';
  return null;
};

const KIND_ORDER = ['term', 'rule', 'card', 'person', 'hand', 'source', 'question', 'section'];

/** A recorded name of a term, which has its card; then headings; then other ways to ask. */
const nearness = (entry: LexiconEntry, form: string): number => {
  const heads = headingsOf(entry).includes(form);
  if (heads) return entry.kind === 'term' ? 0 : 2;
  return entry.kind === 'term' && entry.forms?.includes(form) ? 1 : 3;
};

/** What belongs to the two games stands before their relatives. */
const rank = ({ entry, match, form, edits }: Hit): readonly number[] => [
  MATCHES.indexOf(match),
  edits,
  entry.game === undefined ? 1 : 0,
  nearness(entry, form),
  KIND_ORDER.indexOf(entry.kind),
  form.length,
];

const compare = (left: readonly number[], right: readonly number[]): number => {
  for (const [place, value] of left.entries()) {
    const difference = value - (right[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** The best hit of each entry, best entries first; where all else is equal, lexicon order. */
const bestOfEach = (hits: readonly Hit[]): readonly Hit[] => {
  const sorted = hits
    .map((hit) => ({ hit, key: rank(hit) }))
    .sort((left, right) => compare(left.key, right.key));
  const best = new Map<string, Hit>();
  for (const { hit } of sorted) if (!best.has(hit.entry.url)) best.set(hit.entry.url, hit);
  return [...best.values()];
};

const plainHits = (lexicon: PreparedLexicon, query: string): readonly Hit[] => {
  const [key, asked] = [keyOf(query), foldWords(query)];
  return lexicon.spellings.flatMap((spelling) => {
    const match = matchOf(spelling, key, asked);
    return match ? [{ entry: spelling.entry, form: spelling.form, match, edits: 0 }] : [];
  });
};

/** What is written differently and sounds alike, as dialect does. */
const soundHits = (lexicon: PreparedLexicon, query: string): readonly Hit[] => {
  const heard = soundOf(withoutArticle(fold(query)));
  if (keyOf(query).length < MINIMUM.sound || heard.length < MINIMUM.sound - 1) return [];
  return lexicon.spellings
    .filter((_, place) => lexicon.sounds[place] === heard)
    .map(({ entry, form }) => ({ entry, form, match: 'sound' as const, edits: 0 }));
};

const typoHits = (lexicon: PreparedLexicon, query: string, more = 0): readonly Hit[] => {
  const allowed = /\d/.test(query) ? 0 : allowedEdits(query.length);
  if (allowed === 0) return [];
  const limit = allowed + more;
  return lexicon.spellings.flatMap(({ entry, form, key }) => {
    if (key.length < MINIMUM.typo) return [];
    const edits = editDistance(key, query, limit);
    return edits <= limit ? [{ entry, form, match: 'typo' as const, edits }] : [];
  });
};

/**
 * The entries that a reader may mean by these words, best first: a spelling itself, its start, a
 * later word of it, a part of it. Only where none of the first three is met are the sound of the
 * dialect and typing errors allowed for.
 */
export const lookUp = (lexicon: PreparedLexicon, query: string, limit = 6): readonly Hit[] => {
  const key = keyOf(query);
  if (key === '') return [];
  const asked = foldWords(query);
  const plain = plainHits(lexicon, query);
  const certain = plain.some(({ match }) => match !== 'inside');
  if (certain) return bestOfEach(plain).slice(0, limit);
  const near = [...plain, ...soundHits(lexicon, query), ...typoHits(lexicon, key)];
  // One error more than usual, where otherwise nothing would be said to a name.
  const isName = key.length >= DARING && asked.length === 1;
  const hits = near.length > 0 || !isName ? near : typoHits(lexicon, key, 1);
  return bestOfEach(hits).slice(0, limit);
};
