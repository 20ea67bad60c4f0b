import { fold, foldWords } from './fold.ts';

/** What is said in several words, with a word that says the same. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:have|has|need|needs) to\b/gi, 'must'],
  [/\b(?:comes?|came) from\b/gi, 'origin'],
  [/\b(?:gibt|gab) es\b|\bes (?:gibt|gab)\b/gi, 'ist'],
  [/\bzu (zweit|dritt|viert|fünft|sechst)\b/gi, 'zu$1 $1'],
  [/\bwoher\b(.*?)\b(?:kommt|kommen|kam|stammt|stammen)\b/gi, 'Herkunft $1'],
];

/** A text in which what is said in several words is said in one. */
export const inOneWord = (text: string): string =>
  PHRASES.reduce((changed, [phrase, word]) => changed.replace(phrase, word), text);

/** What German verbs leave at the end of a clause: “spielt … aus”. */
const PARTICLES = new Set('ab an auf aus ein her hin mit nach um vor weg zu zusammen'.split(' '));

const CLAUSE = /[.,;:!?()„“”–]+/;

/** “sagt … an” as “ansagt”, with what it was; null if the words do not end so. */
const separated = (words: readonly string[]): { verb: string; whole: string } | null => {
  const particle = words.at(-1) ?? '';
  if (words.length < 3 || !PARTICLES.has(particle)) return null;
  const verb = words.find(
    (word, place) => place > 0 && place < words.length - 1 && /..t$/.test(word),
  );
  return verb === undefined ? null : { verb, whole: fold(`${particle}${verb}`) };
};

/** The folded words of a text; verbs that stand in two parts are there as one besides. */
export const wordsOf = (text: string): readonly string[] =>
  inOneWord(text)
    .split(CLAUSE)
    .flatMap((clause) => {
      const words = foldWords(clause);
      const verb = separated(words);
      return verb === null ? words : [...words, verb.whole];
    });

/** A folded word of a query, and what it may be a part of: “sagt” of “sagt … an”. */
export interface AskedWord {
  readonly word: string;
  readonly whole: string | null;
}

export const wordsAsked = (query: string): readonly AskedWord[] => {
  const words = foldWords(inOneWord(query));
  const verb = separated(words);
  if (verb === null) return words.map((word) => ({ word, whole: null }));
  return words
    .slice(0, -1)
    .map((word) => ({ word, whole: word === verb.verb ? verb.whole : null }));
};
