import { type Card, type Game, type HandState, without } from '#engine';

/**
 * What is picked after a card has been touched: for a discard the cards to put away, for a purchase
 * the wanted card and the one to give. Null if the card cannot be meant.
 */
export const pickedWith = (
  game: Game,
  state: HandState,
  picked: readonly Card[],
  card: Card,
): readonly Card[] | null => {
  if (picked.includes(card)) return without(picked, card);
  const { phase, turn, hands } = game.view(state);
  const own = turn === null ? [] : (hands[turn - 1] ?? []);
  if (phase === 'discarding') return own.includes(card) ? [...picked, card] : null;
  if (phase !== 'buying' || !hands.flat().includes(card)) return null;
  const kept = picked.filter((one) => own.includes(one) !== own.includes(card));
  return [...kept, card];
};

/** A purchase as far as it is picked. */
export const purchaseOf = (
  game: Game,
  state: HandState,
  picked: readonly Card[],
): { readonly wanted: Card | null; readonly given: Card | null } => {
  const { turn, hands } = game.view(state);
  const own = turn === null ? [] : (hands[turn - 1] ?? []);
  return {
    wanted: picked.find((card) => !own.includes(card)) ?? null,
    given: picked.find((card) => own.includes(card)) ?? null,
  };
};

/**
 * The cards that the referee would let go into some discard, asked for each card along with the
 * lowest others.
 */
export const discardable = (game: Game, state: HandState): readonly Card[] => {
  const { phase, turn, hands } = game.view(state);
  if (phase !== 'discarding' || turn === null) return [];
  const hand = game.sortHand(hands[turn - 1] ?? []);
  return hand.filter((card) => {
    const others = without(hand, card).slice(1 - game.talonSize);
    const applied = game.apply(state, { type: 'discard', cards: [card, ...others] });
    return (
      applied.ok ||
      applied.error.kind !== 'never-discarded' ||
      !applied.error.forbidden.includes(card)
    );
  });
};

/** The cards to mark: those that may be played, or may go into a discard. */
export const openCards = (game: Game, state: HandState): readonly Card[] =>
  state.phase === 'discarding' ? discardable(game, state) : game.legalCards(state);
