/** Letters that Unicode does not take apart, with what people type for them. */
const UNDIVIDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

/** Every sign that is used as an apostrophe: typewriter, curly, grave, acute, prime. */
const APOSTROPHES = /['’‘ʼ`´′]/g;

/** A contracted article before a word: d’Hoptn, s’Spiel, l’Hombre. */
const CONTRACTED_ARTICLE = /(?<![\p{L}\p{N}])[dsl]'(?=\p{L})/gu;

/**
 * The text as the search compares it: lower case, ß as ss, umlauts and their ae, oe, ue as the bare
 * vowel, å as a, without accents, contracted articles and apostrophes; everything else that is
 * neither letter nor digit is one space. Two spellings of one word fold to the same text.
 */
export const fold = (text: string): string =>
  text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(CONTRACTED_ARTICLE, '')
    .replaceAll("'", '')
    .replace(/[ßæœøłđ]/g, (letter) => UNDIVIDED[letter] ?? letter)
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The folded words of a text, in order. */
export const foldWords = (text: string): readonly string[] => {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
};

/** Articles and particles that a reader may type or leave out before a term. */
const LEADING_ARTICLE = /^(?:der|die|das|den|dem|de|dar|da|dr|an|a|ein|eine|einen|the|to) (?=.)/;

/** A folded text without the article before it. */
export const withoutArticle = (folded: string): string => folded.replace(LEADING_ARTICLE, '');

/** The key under which a spelling is filed: folded, without a leading article, written together. */
export const keyOf = (spelling: string): string =>
  withoutArticle(fold(spelling)).replaceAll(' ', '');
