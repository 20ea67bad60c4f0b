import type { LexiconEntry } from '../../../src/search/lexicon.ts';
import type { SearchRecord } from '../../../src/search/records.ts';

/** A generator of numbers below one that gives the same every time. */
const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
};

const CONSONANTS = 'bdfghklmnprstwz';
const VOWELS = 'aeiou';

const inventedWord = (random: () => number): string =>
  Array.from({ length: 2 + Math.floor(random() * 2) }, () => {
    const pick = (letters: string) => letters[Math.floor(random() * letters.length)] ?? '';
    return pick(CONSONANTS) + pick(VOWELS) + (random() < 0.4 ? pick(CONSONANTS) : '');
  }).join('');

/** A copy of a text in which three of ten words are others, always the same for the same word. */
const disguised = (text: string, words: Map<string, string>, random: () => number): string =>
  text.replace(/\p{L}{4,}/gu, (word) => {
    const key = word.toLowerCase();
    if (!words.has(key)) words.set(key, random() < 0.3 ? inventedWord(random) : word);
    return words.get(key) ?? word;
  });

/** So many times the records: the real ones, and copies that read a little differently. */
export const manyRecords = (
  records: readonly SearchRecord[],
  times: number,
): readonly SearchRecord[] => {
  const random = seeded(66);
  return Array.from({ length: times }, (_, copy) => {
    if (copy === 0) return records;
    const words = new Map<string, string>();
    return records.map((record) => ({
      ...record,
      url: `/copy-${copy}${record.url}`,
      title: disguised(record.title, words, random),
      text: disguised(record.text, words, random),
    }));
  }).flat();
};

export const manyEntries = (
  entries: readonly LexiconEntry[],
  times: number,
): readonly LexiconEntry[] => {
  const random = seeded(36);
  return Array.from({ length: times }, (_, copy) => {
    if (copy === 0) return entries;
    const words = new Map<string, string>();
    const change = (text: string) => disguised(text, words, random);
    return entries.map((entry) => ({
      ...entry,
      url: `/copy-${copy}${entry.url}`,
      title: change(entry.title),
      ...(entry.forms ? { forms: entry.forms.map(change) } : {}),
      ...(entry.more ? { more: entry.more.map(change) } : {}),
      ...(entry.note ? { note: change(entry.note) } : {}),
    }));
  }).flat();
};
