import { allowedEdits, editDistance } from './distance.ts';
import { fold, foldWords } from './fold.ts';
import { lookUp, type PreparedLexicon } from './lookup.ts';
import { SMALL_WORDS } from './smallWords.ts';
import { stemOf } from './stem.ts';

const words = (query: string): readonly string[] => query.split(/\s+/).filter(Boolean);

const eachWord = (query: string, change: (word: string) => string): string =>
  words(query).map(change).join(' ');

const withSharpS = (word: string): string => word.replace(/ss/gi, 'ß');

const UMLAUTS: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };

const withUmlauts = (word: string): string =>
  word.replace(/(?<![aeiouqAEIOUQ])[aou]e/gi, (pair) => UMLAUTS[pair.toLowerCase()] ?? pair);

const withoutArticle = (title: string): string =>
  title.replace(/^(?:der|die|das|de|dar|an|a|the|to)\s+(?=.)/i, '').replace(/\s*\(.*\)$/, '');

/** A word that the lexicon knows under another spelling becomes the heading of its entry. */
const withLemma = (lexicon: PreparedLexicon) => (word: string) => {
  const [hit] = lookUp(lexicon, word, 1);
  return hit?.match === 'exact' && hit.entry.kind === 'term'
    ? withoutArticle(hit.entry.title)
    : word;
};

/** The closest word of the lexicon's own vocabulary, if the typed one is not in it. */
const mended = (lexicon: PreparedLexicon) => (word: string) => {
  const folded = fold(word);
  const limit = allowedEdits(folded.length);
  if (limit === 0 || lexicon.vocabulary.has(folded)) return word;
  let best = { edits: limit + 1, word };
  for (const [known, spelling] of lexicon.vocabulary) {
    const edits = editDistance(known, folded, best.edits - 1);
    if (edits < best.edits) best = { edits, word: spelling };
  }
  return best.word;
};

/** `gstiess` of `what is a Gstiess`; '' if nothing else is asked. */
export const withoutSmallWords = (query: string): string =>
  words(query)
    .filter((word) => !SMALL_WORDS.has(fold(word)))
    .join(' ');

/**
 * The ways to ask the full text, in order: without the small words of a question, which would have
 * to stand in the answer too; as typed; then, for words that it does not have, ß for ss, umlauts
 * for ae, oe, ue, the archive's own word for another spelling of it, and the closest known word for
 * a typing error.
 */
export const waysToAsk = (query: string, lexicon: PreparedLexicon | null): readonly string[] => {
  const bare = withoutSmallWords(query);
  const other = [bare, query].flatMap((text) => [
    eachWord(text, withSharpS),
    eachWord(text, withUmlauts),
    eachWord(text, (word) => withUmlauts(withSharpS(word))),
    ...(lexicon ? withLexicon(text, lexicon) : []),
  ]);
  return [...new Set([bare, query, ...other])].filter((way) => way !== '');
};

const withLexicon = (text: string, lexicon: PreparedLexicon): readonly string[] => [
  eachWord(text, withLemma(lexicon)),
  eachWord(text, mended(lexicon)),
  eachWord(text, (word) => withLemma(lexicon)(mended(lexicon)(word))),
];

const stemsOf = (text: string): string => foldWords(text).map(stemOf).join(' ');

/** The query with each unknown word mended; null if it stays as it is, or another form of it. */
export const suggestionFor = (query: string, lexicon: PreparedLexicon): string | null => {
  const other = eachWord(query, mended(lexicon));
  return stemsOf(other) === stemsOf(query) ? null : other;
};
