import { foldWords } from './fold.ts';

/**
 * True if a folded word of a text answers a folded word of the query: it begins with it, or both
 * are forms of one word, so that only their endings differ.
 */
export const answers = (word: string, asked: string): boolean => {
  if (word.startsWith(asked)) return true;
  const stem = Math.max(4, Math.ceil(asked.length * 0.7));
  return asked.length >= 5 && word.length >= 4 && word.startsWith(asked.slice(0, stem));
};

/** True if some word of the text answers the query word; both are folded here. */
export const mentions = (text: string, asked: string): boolean =>
  foldWords(asked).every((query) => foldWords(text).some((word) => answers(word, query)));
