import { type Answer, mergeAnswers, type Named } from '../answer.ts';
import { cardOf } from '../card.ts';
import { askFullText } from '../fullText.ts';
import { lookUp, type PreparedLexicon } from '../lookup.ts';
import { wordsToMark } from '../marks.ts';
import { rank, readQuestion } from '../rank.ts';
import { parseReference, rulesMeant } from '../reference.ts';
import { type Choice, NO_ANSWER } from '../result.ts';
import { suggestionFor, waysToAsk, withoutSmallWords } from '../rewrite.ts';
import type { Weighing } from '../weigh.ts';
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
  readonly lexicon: 'done' | 'failed';
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

const nameOf = (lexicon: PreparedLexicon, query: string): Named => {
  const { entries, ranking } = lexicon;
  const reference = parseReference(query);
  const exact = lookUp(lexicon, query);
  const hits = exact.length > 0 ? exact : lookUp(lexicon, withoutSmallWords(query));
  const weigh = (lenient: boolean): Weighing => {
    const question = readQuestion(ranking, query, lenient);
    return { question, ranked: reference ? [] : rank(ranking, question, RANKED) };
  };
  return {
    rules: reference === null ? [] : rulesMeant(reference, entries),
    hits,
    card: hits[0] ? cardOf(hits[0].entry, entries) : null,
    strict: weigh(false),
    lenient: weigh(true),
    suggestion: suggestionFor(query, lexicon),
    marks: reference === null ? wordsToMark(query) : [],
  };
};

/**
 * Asks the lexicon and then the full text, and tells `show` twice: at once what is named so, and
 * the whole when the full text has answered or failed. Never rejects.
 */
export const find = async (
  sources: Sources,
  { query, choice, wanted }: Question,
  show: (found: Found) => void,
): Promise<void> => {
  const [lexicon] = await Promise.allSettled([sources.lexicon()]);
  const known = lexicon.status === 'fulfilled' ? lexicon.value : null;
  const named = known ? nameOf(known, query) : NOTHING_NAMED;
  const state = known ? 'done' : 'failed';
  const early = mergeAnswers(named, NO_ANSWER, choice);
  show({ ...early, fullText: 'pending', lexicon: state });
  try {
    const pagefind = await sources.fullText();
    const ways = waysToAsk(query, known);
    const answer = await askFullText(pagefind, { typed: query, ways, choice, wanted });
    show({ ...mergeAnswers(named, answer, choice), fullText: 'done', lexicon: state });
  } catch {
    show({ ...early, fullText: 'failed', lexicon: state });
  }
};
