import { fold } from './fold.ts';

/** Stands among the stems of a text for every number in it. */
export const ANY_NUMBER = '#';

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

/** `How many cards`, `wie viele Karten`: an answer has a number. */
const HOW_MANY = /\b(?:how (?:many|much)|wie ?viele?)\b/i;

export const asksForNumber = (query: string): boolean => HOW_MANY.test(query);
