import { fold, foldWords } from './fold.ts';
import { SMALL_WORDS } from './smallWords.ts';
import { stemOf } from './stem.ts';

/** Stands among the stems of a text for every number in it. */
export const ANY_NUMBER = '#';

/** Stands for a number of such things: “three players”, “66 German-suited cards”. */
const numberOf = (thing: string): string => `${ANY_NUMBER} ${thing}`;

/** So far behind its number a thing may stand. */
const REACH = 2;

const NUMERALS = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve thirteen twenty thirty forty fifty ' +
    'sixty seventy hundred half twice zwei drei vier fünf sechs sieben acht neun zehn elf zwölf ' +
    'zwanzig dreißig vierzig fünfzig sechzig siebzig hundert hälfte doppelt'
  )
    .split(' ')
    .map(fold),
);

/** Whether a folded word is a number, in digits or as a numeral. */
export const isNumber = (word: string): boolean =>
  /^\d+$/.test(word) || NUMERALS.has(word) || /..und(?:zwanzig|..?.?.?zig|dreissig)$/.test(word);

/** What the numbers of a text stand before. */
export const countedStems = (text: string): ReadonlySet<string> => {
  const words = foldWords(text);
  const things = words.flatMap((word, place) => {
    if (!isNumber(word)) return [];
    const near = words.slice(place + 1, place + 1 + REACH);
    return [ANY_NUMBER, ...near.map((thing) => numberOf(stemOf(thing)))];
  });
  return new Set(things);
};

/** `How many cards`, `wie viele Karten`: an answer has a number, best of all of these. */
const HOW_MANY = /\b(?:how (?:many|much)|wie ?viele?)\b(.*)/i;

/** Of what a query asks the number; null if it asks for none. */
export const numberAsked = (query: string): string | null => {
  const asked = HOW_MANY.exec(query);
  if (!asked) return null;
  const thing = foldWords(asked[1] ?? '').find((word) => !SMALL_WORDS.has(word));
  return thing === undefined ? ANY_NUMBER : numberOf(stemOf(thing));
};
