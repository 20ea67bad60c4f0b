import { allowedEdits, editDistance } from './distance.ts';
import { fold, withoutArticle } from './fold.ts';
import type { LexiconEntry } from './lexicon.ts';
import { ANY_NUMBER, countedStems, numberAsked } from './numbers.ts';
import { type AskedWord, wordsAsked, wordsOf } from './phrases.ts';
import { SMALL_WORDS } from './smallWords.ts';
import { stemOf } from './stem.ts';

/** The named things of the archive, ready to be ranked by how well they answer a question. */
export interface Ranking {
  readonly entries: readonly LexiconEntry[];
  readonly texts: readonly Weighed[];
  /** For each stem, the places of the entries that have it. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  readonly synonyms: Synonyms;
}

/** The stems of all spellings of a term, filed under each of them, also those of several words. */
type Synonyms = ReadonlyMap<string, readonly string[]>;

/** What is to be weighed: a named thing or a result of the full text. */
export interface Text {
  readonly title: string;
  readonly text: string;
  /** Other words in which it is asked for. */
  readonly asked?: string;
  /** Other names, the last part of an id, words of linked terms. */
  readonly besides?: readonly string[];
}

/** A text as stems, each with its weight. */
interface Weighed {
  readonly weights: ReadonlyMap<string, number>;
  readonly title: ReadonlySet<string>;
  /** Each of the ways to ask for it, as the stems of its words. */
  readonly ways: readonly ReadonlySet<string>[];
}

/** A word of the question. */
interface Asked {
  /** Stems that it may mean, each with how much it counts. */
  readonly meant: ReadonlyMap<string, number>;
  /** How much it says: the rarer in the archive, the more. */
  readonly rarity: number;
  readonly small: boolean;
}

/** What is asked, word for word. */
export type Question = readonly Asked[];

/** How well a text answers. */
export interface Standing {
  readonly score: number;
  /** How much of what was asked it has, from 0 to 1. */
  readonly coverage: number;
}

export interface Ranked extends Standing {
  readonly entry: LexiconEntry;
}

/** How much a word counts where it stands. */
const WEIGHTS = { title: 2.2, text: 1, asked: 1.5, besides: 0.8 };

/** Words of a title and of a text that are nothing unusual. */
const USUAL = { title: 4, text: 24, asked: 12 };

/** How much a word counts that is not the very one that was asked for. */
const STRENGTHS = {
  same: 1,
  synonym: 0.7,
  beginning: 0.6,
  typo: 0.5,
  head: 0.45,
  number: 0.4,
  part: 0.3,
  front: 0.2,
};

/** A word that stands there again and again is worth not much more than one that stands there once. */
const SATURATION = 2;

/** How much more a text is worth whose title is asked for as a whole. */
const WHOLE_TITLE = 0.6;

/** The same for a text for which the question is one of the ways to ask. */
const WHOLE_WAY = 1;

/** How much of its score a text loses that has nothing of what was asked. */
const UNCOVERED = 0.2;

/** How little the small words of a question count beside those that say what it is about. */
const SMALL = 0.2;

/** How much a word says that stands nowhere among the named things, and the most that any says. */
const UNKNOWN = 3.5;
const RAREST = 4.5;

/** Words of a question that say how it is asked more than what about, by their stems, and how much they count. */
const ASKING: ReadonlySet<string> = new Set(['when', 'must'].map(stemOf));
const HOW_ASKED = 0.6;
const askingOf = (word: string): number => (ASKING.has(stemOf(word)) ? HOW_ASKED : 1);

/** A name of more words is none that one would say in a sentence. */
const LONGEST_NAME = 3;

/** For each stem of a text, what the names of several words mean that it is a part of. */
const namesAmong = (
  stems: readonly string[],
  synonyms: Synonyms,
): readonly {
  readonly from: number;
  readonly length: number;
  readonly mean: readonly string[];
}[] =>
  stems.flatMap((_, from) =>
    Array.from({ length: LONGEST_NAME - 1 }, (__, more) => more + 2).flatMap((length) => {
      const mean = synonyms.get(stems.slice(from, from + length).join(' '));
      return mean === undefined || from + length > stems.length ? [] : [{ from, length, mean }];
    }),
  );

const stemsOf = (text: string): readonly string[] => wordsOf(text).map(stemOf);

const telling = (text: string): readonly string[] =>
  wordsOf(text)
    .filter((word) => !SMALL_WORDS.has(word))
    .map(stemOf);

const weigh = ({ title, text, asked = '', besides = [] }: Text, synonyms: Synonyms): Weighed => {
  const weights = new Map<string, number>();
  const add = (stems: readonly string[], weight: number, usual: number) => {
    const each = weight / (0.6 + (0.4 * stems.length) / usual);
    const named = namesAmong(stems, synonyms).flatMap(({ mean }) => mean);
    for (const stem of [...stems, ...named]) weights.set(stem, (weights.get(stem) ?? 0) + each);
  };
  add(stemsOf(title), WEIGHTS.title, USUAL.title);
  add(stemsOf(text), WEIGHTS.text, USUAL.text);
  add(stemsOf(asked), WEIGHTS.asked, USUAL.asked);
  for (const stem of countedStems(`${title}. ${text}`)) weights.set(stem, WEIGHTS.text);
  for (const stem of new Set(besides.flatMap(stemsOf)))
    weights.set(stem, (weights.get(stem) ?? 0) + WEIGHTS.besides);
  const ways = asked.split(',').map((way) => new Set(stemsOf(way)));
  return { weights, title: new Set(telling(title)), ways: asked === '' ? [] : ways };
};

/** The stems of a name without its article; none of what is only a letter or a small word. */
const nameOf = (form: string): readonly string[] => {
  const words = withoutArticle(fold(form)).split(' ');
  const says = (word: string) => word.length > 1 && !SMALL_WORDS.has(word);
  return words.some(says) ? words.map(stemOf) : [];
};

const anchorOf = ({ url }: LexiconEntry): string => url.split('#')[1] ?? '';

const formsOf = ({ title, forms = [], more = [] }: LexiconEntry): readonly string[] => [
  title,
  ...forms,
  ...more,
];

const synonymsOf = (terms: readonly LexiconEntry[]): Synonyms => {
  const synonyms = new Map<string, Set<string>>();
  for (const term of terms) {
    const all = formsOf(term)
      .map(nameOf)
      .filter(({ length }) => length > 0);
    const stems = all.filter(({ length }) => length === 1).flat();
    for (const form of all) {
      const key = form.join(' ');
      synonyms.set(key, new Set([...(synonyms.get(key) ?? []), ...stems]));
    }
  }
  return new Map([...synonyms].map(([key, stems]) => [key, [...stems]]));
};

/** The title of the page on which an entry stands, for instance of a chapter of rules. */
const pageOf = ({ url }: LexiconEntry, pages: ReadonlyMap<string, string>): string =>
  url.includes('#') ? (pages.get(url.split('#')[0] ?? '') ?? '') : '';

/** Terms by their anchors, and by the rules that they name. */
interface Terms {
  readonly byAnchor: ReadonlyMap<string, LexiconEntry>;
  readonly ofRule: ReadonlyMap<string, readonly LexiconEntry[]>;
}

const filed = (terms: readonly LexiconEntry[]): Terms => {
  const pairs = terms.flatMap((term) => (term.rules ?? []).map((rule) => ({ rule, term })));
  const byRule = Map.groupBy(pairs, ({ rule }) => rule);
  return {
    byAnchor: new Map(terms.map((term) => [anchorOf(term), term])),
    ofRule: new Map([...byRule].map(([rule, list]) => [rule, list.map(({ term }) => term)])),
  };
};

const textOf = (entry: LexiconEntry, terms: Terms, pages: ReadonlyMap<string, string>): Text => {
  const linked = [
    ...(entry.terms ?? []).map((name) => terms.byAnchor.get(name)),
    ...(terms.ofRule.get(entry.id ?? '') ?? []),
  ].filter((term) => term !== undefined);
  const { title, note = '', asked = '', id = '', game = '', forms = [], more = [] } = entry;
  const other = entry.kind === 'term' ? [...forms, ...more] : more;
  const besides = [
    ...other,
    id.split('/').at(-1) ?? '',
    game,
    pageOf(entry, pages),
    ...linked.flatMap(formsOf),
  ];
  return { title, text: note, asked, besides };
};

/** Prepares all entries of a lexicon. */
export const prepareRanking = (entries: readonly LexiconEntry[]): Ranking => {
  const terms = entries.filter(({ kind }) => kind === 'term');
  const byName = filed(terms);
  const pages = new Map(entries.map(({ url, title }) => [url, title]));
  const synonyms = synonymsOf(terms);
  const texts = entries.map((entry) => weigh(textOf(entry, byName, pages), synonyms));
  const postings = new Map<string, number[]>();
  for (const [place, { weights }] of texts.entries()) {
    for (const stem of weights.keys()) {
      const places = postings.get(stem);
      if (places) places.push(place);
      else postings.set(stem, [place]);
    }
  }
  return { entries, texts, postings, synonyms };
};

/** How much a stem says of a compound: what stands last in it is what it is. */
const partOf = (stem: string, own: string, word: string): number => {
  if (stem.length > 3 && own.endsWith(stem)) return STRENGTHS.head;
  if (own.length > 4 && stem.endsWith(own)) return STRENGTHS.part;
  return stem.length > 3 && word.startsWith(stem) ? STRENGTHS.front : 0;
};

const meantBy = (
  { postings, synonyms }: Ranking,
  word: string,
  lenient: boolean,
): ReadonlyMap<string, number> => {
  const own = stemOf(word);
  const meant = new Map([[own, STRENGTHS.same]]);
  const mean = (stem: string, strength: number) => {
    if (strength > (meant.get(stem) ?? 0)) meant.set(stem, strength);
  };
  for (const stem of synonyms.get(own) ?? []) mean(stem, STRENGTHS.synonym);
  if (word.length < 4) return meant;
  for (const stem of postings.keys()) {
    if (stem.startsWith(word) || (own.length > 3 && stem.startsWith(own)))
      mean(stem, STRENGTHS.beginning);
    else if (lenient) mean(stem, partOf(stem, own, word));
  }
  const limit = word.length < 9 ? Math.min(1, allowedEdits(word.length)) : 2;
  const isKnown = [...meant.keys()].some((stem) => postings.has(stem));
  if (!lenient || isKnown || limit === 0) return meant;
  for (const stem of postings.keys())
    if (editDistance(stem, own, limit) <= limit) mean(stem, STRENGTHS.typo);
  return meant;
};

/** A verb in two parts means the whole, and its own part a little. */
const meantByAll = (
  ranking: Ranking,
  { word, whole }: AskedWord,
  lenient: boolean,
): ReadonlyMap<string, number> => {
  if (whole === null) return meantBy(ranking, word, lenient);
  const part = [...meantBy(ranking, word, lenient)].map(
    ([stem, strength]) => [stem, strength * STRENGTHS.part] as const,
  );
  return new Map([...part, ...meantBy(ranking, whole, lenient)]);
};

/** How much a word says: the rarer, the more. */
const rarityOf = ({ postings, entries }: Ranking, meant: ReadonlyMap<string, number>): number => {
  const places = new Set(
    [...meant]
      .filter(([, strength]) => strength >= STRENGTHS.beginning)
      .flatMap(([stem]) => postings.get(stem) ?? []),
  );
  if (places.size === 0) return UNKNOWN;
  return Math.min(RAREST, Math.log(1 + (entries.length - places.size + 0.5) / (places.size + 0.5)));
};

/**
 * The words of a question, with what they may mean and what they say; with typing errors and as parts
 * of compounds only if that is `lenient`.
 */
export const readQuestion = (ranking: Ranking, query: string, lenient: boolean): Question => {
  const said = wordsAsked(query);
  const names = namesAmong(
    said.map(({ word }) => stemOf(word)),
    ranking.synonyms,
  );
  const words = said.map((asked, place): Asked => {
    const small = asked.whole === null && SMALL_WORDS.has(asked.word);
    const own = small ? new Map([[stemOf(asked.word), 1]]) : meantByAll(ranking, asked, lenient);
    const mean = names
      .filter(({ from, length }) => place >= from && place < from + length)
      .flatMap((name) => name.mean.map((stem) => [stem, STRENGTHS.synonym] as const));
    const meant = new Map([...mean, ...own]);
    return {
      meant,
      rarity: rarityOf(ranking, meant) * (small ? SMALL : askingOf(asked.word)),
      small,
    };
  });
  const counted = numberAsked(query);
  if (counted === null) return words;
  const meant = new Map([
    [ANY_NUMBER, STRENGTHS.number],
    [counted, STRENGTHS.same],
  ]);
  return [...words, { meant, rarity: rarityOf(ranking, new Map([[counted, 1]])), small: true }];
};

const SMALL_STEMS: ReadonlySet<string> = new Set([...SMALL_WORDS].map(stemOf));

/** How much the small words of a way to ask count in it. */
const SMALL_IN_WAY = 0.3;

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** How far a question is one of the ways to ask: what of it the way has, times what of the way it has. */
const likeness = (way: ReadonlySet<string>, asked: Question): number => {
  const met = new Set<string>();
  const said = asked.map(({ meant, rarity }) => {
    let best = 0;
    for (const stem of way) {
      const strength = meant.get(stem);
      if (strength === undefined) continue;
      met.add(stem);
      best = Math.max(best, strength);
    }
    return rarity * best;
  });
  const worth = (stem: string) => (SMALL_STEMS.has(stem) ? SMALL_IN_WAY : 1);
  const all = sum(asked.map(({ rarity }) => rarity));
  if (all === 0 || met.size === 0) return 0;
  return (sum(said) / all) * (sum([...met].map(worth)) / sum([...way].map(worth)));
};

const standingOf = ({ weights, title, ways }: Weighed, asked: Question): Standing => {
  let score = 0;
  let covered = 0;
  const inTitle = new Set<string>();
  for (const { meant, rarity, small } of asked) {
    let best = 0;
    for (const [stem, strength] of meant) {
      const weight = weights.get(stem);
      if (weight === undefined) continue;
      best = Math.max(best, strength * weight);
      if (title.has(stem)) inTitle.add(stem);
    }
    if (best === 0) continue;
    score += (rarity * best) / (best + SATURATION);
    if (!small) covered += rarity;
  }
  const telling = sum(asked.map(({ rarity, small }) => (small ? 0 : rarity)));
  const whole = title.size === 0 ? 0 : inTitle.size / title.size;
  const coverage = telling === 0 ? 0 : covered / telling;
  const covering = 1 - UNCOVERED * (1 - coverage);
  const like = Math.max(0, ...ways.map((way) => likeness(way, asked)));
  return {
    score: score * covering * (1 + Math.max(WHOLE_TITLE * whole * coverage, WHOLE_WAY * like)),
    coverage,
  };
};

/** How well any text answers a question. */
export const stand = (text: Text, asked: Question, { synonyms }: Ranking): Standing =>
  standingOf(weigh(text, synonyms), asked);

/** The named things that answer a question, best first. */
export const rank = (
  { entries, texts, postings }: Ranking,
  asked: Question,
  limit: number,
): readonly Ranked[] => {
  const places = new Set(
    asked
      .filter(({ small }) => !small)
      .flatMap(({ meant }) => [...meant.keys()].flatMap((stem) => postings.get(stem) ?? [])),
  );
  return [...places]
    .flatMap((place) => {
      const [entry, text] = [entries[place], texts[place]];
      return entry && text ? [{ entry, ...standingOf(text, asked) }] : [];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, limit);
};
