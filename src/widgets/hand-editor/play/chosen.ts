import type { Card, TableView } from '#engine';

/** What has been chosen for an action that takes more than one card. */
export interface Chosen {
  /** To be put away, or given for a bought card. */
  readonly cards: readonly Card[];
  /** The card to buy. */
  readonly wanted: Card | null;
}

export const NOTHING: Chosen = { cards: [], wanted: null };

/** After a card is touched: in a discard it is taken or left, in a purchase it is wanted or given. */
export const touched = (
  chosen: Chosen,
  { phase, turn, hands }: TableView,
  card: Card,
  discards: number,
): Chosen => {
  const own = turn !== null && (hands[turn - 1]?.includes(card) ?? false);
  if (phase === 'discarding' && own) {
    const without = chosen.cards.filter((one) => one !== card);
    const taken = without.length < chosen.cards.length;
    if (taken) return { ...chosen, cards: without };
    return chosen.cards.length < discards ? { ...chosen, cards: [...chosen.cards, card] } : chosen;
  }
  if (phase === 'buying') {
    if (!own) return { ...chosen, wanted: chosen.wanted === card ? null : card };
    return { ...chosen, cards: chosen.cards[0] === card ? [] : [card] };
  }
  return chosen;
};

/** The cards that can be touched: to play, to put away, to give or to buy. */
export const touchable = (view: TableView, legal: readonly Card[]): readonly Card[] => {
  const own = view.turn === null ? [] : (view.hands[view.turn - 1] ?? []);
  switch (view.phase) {
    case 'discarding':
      return own;
    case 'buying':
      return view.hands.flat();
    default:
      return legal;
  }
};
