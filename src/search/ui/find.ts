import { type Answer, mergeAnswers, NO_ANSWER } from '../answer.ts';
import { askFullText } from '../fullText.ts';
import type { Kind, LexiconEntry } from '../lexicon.ts';
import { type Hit, lookUp, type PreparedLexicon } from '../lookup.ts';
import { parseReference, rulesMeant } from '../reference.ts';
import { waysToAsk, withoutSmallWords } from '../rewrite.ts';
import type { Sources } from './load.ts';

export interface Question {
  /** Cleaned, not empty. */
  readonly query: string;
  readonly kind: Kind | null;
  /** How many results of the full text to load. */
  readonly wanted: number;
}

/** An answer, and what it still lacks. */
export interface Found extends Answer {
  /** `pending` while the full text is being asked, `failed` when it could not be downloaded. */
  readonly fullText: 'pending' | 'done' | 'failed';
  readonly lexicon: 'done' | 'failed';
}

interface Named {
  readonly rules: readonly LexiconEntry[];
  readonly hits: readonly Hit[];
}

const NOTHING_NAMED: Named = { rules: [], hits: [] };

const nameOf = (lexicon: PreparedLexicon, query: string): Named => {
  const reference = parseReference(query);
  const hits = lookUp(lexicon, query);
  return {
    rules: reference === null ? [] : rulesMeant(reference, lexicon.entries),
    hits: hits.length > 0 ? hits : lookUp(lexicon, withoutSmallWords(query)),
  };
};

/**
 * Asks the lexicon and then the full text, and tells `show` twice: at once what is named so, and
 * the whole when the full text has answered or failed. Never rejects.
 */
export const find = async (
  sources: Sources,
  question: Question,
  show: (found: Found) => void,
): Promise<void> => {
  const { query, kind, wanted } = question;
  const [lexicon] = await Promise.allSettled([sources.lexicon()]);
  const known = lexicon.status === 'fulfilled' ? lexicon.value : null;
  const { rules, hits } = known ? nameOf(known, query) : NOTHING_NAMED;
  const state = known ? 'done' : 'failed';
  const early = mergeAnswers(rules, hits, NO_ANSWER, kind);
  show({ ...early, fullText: 'pending', lexicon: state });
  try {
    const pagefind = await sources.fullText();
    const ways = waysToAsk(query, known);
    const answer = await askFullText(pagefind, { typed: query, ways, kind, wanted });
    show({ ...mergeAnswers(rules, hits, answer, kind), fullText: 'done', lexicon: state });
  } catch {
    show({ ...early, fullText: 'failed', lexicon: state });
  }
};
