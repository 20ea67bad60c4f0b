/**
 * A card by its code, in upper case: `T21`, `G`, `HK`. Codes compare with `===`, are what hand
 * records contain, and cross to a widget as they are. Each game narrows this to its own pack.
 */
export type Card = string;

/** A suit by its letter; trumps of Droggn are `T`, the Gstieß stands alone as `G`. */
export type SuitId = string;

/** The cards that are left when one is taken away. */
export const without = (cards: readonly Card[], card: Card): readonly Card[] => {
  const index = cards.indexOf(card);
  return index < 0 ? cards : cards.toSpliced(index, 1);
};

/** The cards that are left when several are taken away. */
export const withoutAll = (cards: readonly Card[], gone: readonly Card[]): readonly Card[] =>
  cards.filter((card) => !gone.includes(card));

/** The first card that occurs a second time, if any. */
export const firstTwice = (cards: readonly Card[]): Card | undefined =>
  cards.find((card, index) => cards.indexOf(card) !== index);
