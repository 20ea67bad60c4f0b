import type { Term } from './schema/term.ts';

/** A name or spelling of a term, with its language where that is known. */
export interface OtherName {
  readonly text: string;
  readonly language: string | undefined;
}

/** `to tap; the game of Dobbm` is two ways to say it. */
export const waysToSay = (text: string): readonly string[] => text.split(/\s*[,;]\s*/);

const withoutArticle = (text: string): string => text.replace(/^(?:an?|the|to) (?=\S)/, '');

/** Every name and spelling of a term on record besides its headword, each once. */
export const otherNames = (term: Term): readonly OtherName[] => {
  const { headword, dialect, german, english, spellings, spanish, polish } = term;
  const named = [
    { text: dialect, language: 'bar' },
    { text: german, language: 'de' },
    ...waysToSay(english).map((text) => ({ text, language: 'en' })),
    ...spellings.map(({ text }) => ({ text, language: undefined })),
    ...(spanish ?? []).map(({ text }) => ({ text, language: 'es' })),
    ...(polish ?? []).map(({ text }) => ({ text, language: 'pl' })),
  ];
  const said = new Set([headword.toLowerCase()]);
  return named.flatMap(({ text, language }) => {
    const key = withoutArticle(text ?? '').toLowerCase();
    if (text === undefined || said.has(key)) return [];
    said.add(key);
    return [{ text, language }];
  });
};
