import type { Card } from '#engine';

/** The pile as it is laid out: every three cards in a row are a group, the rest are odd cards. */
export interface CounterState {
  readonly pile: readonly Card[];
  /** The card that is to change places, if one is chosen. */
  readonly picked: Card | null;
  /** Whether two cards have just changed places. */
  readonly regrouped: boolean;
}

export type CounterAction =
  | { readonly type: 'take'; readonly pile: readonly Card[] }
  | { readonly type: 'toggle'; readonly card: Card }
  | { readonly type: 'pick'; readonly card: Card };

/** A pile just laid out. */
export const laidOut = (pile: readonly Card[]): CounterState => ({
  pile,
  picked: null,
  regrouped: false,
});

const swapped = (pile: readonly Card[], one: Card, other: Card): readonly Card[] =>
  pile.map((card) => {
    if (card === one) return other;
    return card === other ? one : card;
  });

export const counterReducer = (state: CounterState, action: CounterAction): CounterState => {
  const { pile, picked } = state;
  switch (action.type) {
    case 'take':
      return laidOut(action.pile);
    case 'toggle':
      return laidOut(
        pile.includes(action.card)
          ? pile.filter((card) => card !== action.card)
          : [...pile, action.card],
      );
    case 'pick':
      if (!pile.includes(action.card)) return state;
      if (picked === null) return { pile, picked: action.card, regrouped: false };
      if (picked === action.card) return { pile, picked: null, regrouped: false };
      return { pile: swapped(pile, picked, action.card), picked: null, regrouped: true };
  }
};
