import { type Answer, mergeAnswers, type Named } from '../answer.ts';
import { cardOf } from '../card.ts';
import { foldWords } from '../fold.ts';
import { askFullText } from '../fullText.ts';
import { type Hit, lookUp, type PreparedLexicon } from '../lookup.ts';
import { wordsToMark } from '../marks.ts';
import { numberAsked } from '../numbers.ts';
import { rank, readQuestion } from '../rank.ts';
import { parseReference, rulesMeant } from '../reference.ts';
import { type Choice, EVERYTHING, isEverything, NO_ANSWER } from '../result.ts';
import { suggestionFor, waysToAsk, withoutSmallWords } from '../rewrite.ts';
import { stemOf } from '../stem.ts';
import { gameNamed, type Weighing } from '../weigh.ts';
import type { Sources } from './load.ts';

export interface Question {
  /** Cleaned, not empty. */
  readonly query: string;
  readonly choice: Choice;
  /** How many results of the full text to load. */
  readonly wanted: number;
}

/** An answer, and what it still lacks. */
export interface Found extends Answer {
  /** `pending` while the full text is being asked, `failed` when it could not be downloaded. */
  readonly fullText: 'pending' | 'done' | 'failed';
  /** Whether nothing but the names has answered so far. */
  readonly early: boolean;
  /** `names` when nothing but names could be downloaded. */
  readonly lexicon: 'done' | 'names' | 'failed';
}

const NOTHING_NAMED: Named = {
  rules: [],
  hits: [],
  card: null,
  strict: null,
  lenient: null,
  suggestion: null,
  marks: [],
};

/** So many named things are weighed against the full text. */
const RANKED = 12;

/** Whether the archive has such a word, so that it is no misspelt name; while only names are there, perhaps. */
const isKnown = ({ complete, ranking }: PreparedLexicon, words: string): boolean =>
  !complete || foldWords(words).some((word) => ranking.postings.has(stemOf(word)));

/** What the query names; of a question, what it is about, if that is nothing but a name. */
const hitsOf = (lexicon: PreparedLexicon, query: string): readonly Hit[] => {
  const hits = lookUp(lexicon, query);
  if (hits.length > 0 || numberAsked(query) !== null) return hits;
  const name = withoutSmallWords(query);
  const [about] = lookUp(lexicon, name, 1);
  if (about === undefined) return [];
  const isMisspelt = ['sound', 'typo'].includes(about.match) && !isKnown(lexicon, name);
  return about.match === 'exact' || isMisspelt ? [about] : [];
};

/** What the names alone say: things that are called so, and rules by their numbers. */
const namedBy = (lexicon: PreparedLexicon, query: string): Named => {
  const { entries } = lexicon;
  const reference = parseReference(query);
  const hits = hitsOf(lexicon, query);
  return {
    ...NOTHING_NAMED,
    rules: reference === null ? [] : rulesMeant(reference, entries),
    hits,
    card: hits[0] ? cardOf(hits[0].entry, entries) : null,
    marks: reference === null ? wordsToMark(query) : [],
  };
};

const nameOf = (lexicon: PreparedLexicon, query: string): Named => {
  const { ranking, entries } = lexicon;
  const game = gameNamed(query, entries);
  const weigh = (lenient: boolean): Weighing => {
    const question = readQuestion(ranking, query, lenient);
    const ranked = parseReference(query) ? [] : rank(ranking, question, RANKED);
    return { ranking, question, ranked, game };
  };
  return {
    ...namedBy(lexicon, query),
    strict: weigh(false),
    lenient: weigh(true),
    suggestion: suggestionFor(query, lexicon),
  };
};

const orNull = <Thing>(promise: Promise<Thing>): Promise<Thing | null> => promise.catch(() => null);

const stateOf = (lexicon: PreparedLexicon | null): Found['lexicon'] => {
  if (lexicon === null) return 'failed';
  return lexicon.complete ? 'done' : 'names';
};

/**
 * Asks the names, the lexicon and the full text, and tells `show` as each has answered: at once what
 * is called so, and the whole when the full text has answered or failed. Never rejects.
 */
export const find = async (
  sources: Sources,
  { query, choice, wanted }: Question,
  show: (found: Found) => void,
): Promise<void> => {
  const whole = orNull(sources.lexicon());
  const names = await Promise.race([whole, orNull(sources.names())]);
  if (names !== null && !names.complete) {
    const found = mergeAnswers(namedBy(names, query), NO_ANSWER, choice);
    show({ ...found, suggestion: null, fullText: 'pending', early: true, lexicon: 'done' });
  }
  const lexicon = (await whole) ?? names;
  const named = lexicon === null ? NOTHING_NAMED : nameOf(lexicon, query);
  const state = stateOf(lexicon);
  const first = mergeAnswers(named, NO_ANSWER, choice);
  const known = { early: false, lexicon: state };
  show({ ...first, ...known, fullText: 'pending' });
  try {
    const pagefind = await sources.fullText();
    const ways = waysToAsk(query, lexicon);
    const ask = (chosen: Choice) =>
      askFullText(pagefind, { typed: query, ways, choice: chosen, wanted });
    const answer = await ask(choice);
    const whole = isEverything(choice) ? answer : await ask(EVERYTHING);
    show({ ...mergeAnswers(named, answer, choice, whole), ...known, fullText: 'done' });
  } catch {
    show({ ...first, ...known, fullText: 'failed' });
  }
};
