/** The first letter in upper case, as a sentence begins; a quoted word stays as it is. */
export const sentenceCase = (text: string): string =>
  text.replace(/^\p{Letter}/u, (start) => start.toUpperCase());
