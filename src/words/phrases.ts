import type { Locale } from './locale.ts';

/** The first letter in upper case, as a sentence begins; a quoted word stays as it is. */
export const sentenceCase = (text: string): string =>
  text.replace(/^\p{Letter}/u, (start) => start.toUpperCase());

/** What is said, in the quotation marks of the page around it. */
export const quoted = (text: string, locale: Locale): string =>
  locale === 'de' ? `„${text}“` : `“${text}”`;
