import type { Action, Card, Game, HandState } from '#engine';

/**
 * Everything that may be said or done at a point of a hand, in a fixed order, so that an action is
 * its number among them. A legal card is one of few, which makes a link short. A revoke, which may
 * come at any time, is not among them.
 */
export const choicesAt = (game: Game, state: HandState): readonly Action[] => {
  const view = game.view(state);
  const held = view.turn === null ? [] : game.sortHand(view.hands[view.turn - 1] ?? []);
  switch (view.phase) {
    case 'discarding':
      return combinations(held, game.talonSize).map((cards) => ({ type: 'discard', cards }));
    case 'buying':
      return [{ type: 'no-buy' }, ...purchases(game, held)];
    case 'play':
      // The order of the deal is not kept in a link, so it must not matter.
      return game.sortHand(game.legalCards(state)).map((card) => ({ type: 'play', card }));
    case 'over':
      return [];
    default:
      return game.legalActions(state);
  }
};

const purchases = (game: Game, held: readonly Card[]): readonly Action[] =>
  game.pack
    .filter((wanted) => !held.includes(wanted))
    .flatMap((wanted) => held.map((given) => ({ type: 'buy', wanted, given }) as const));

const combinations = (cards: readonly Card[], size: number): readonly (readonly Card[])[] => {
  if (size === 0) return [[]];
  return cards.flatMap((card, index) =>
    combinations(cards.slice(index + 1), size - 1).map((rest) => [card, ...rest]),
  );
};

/** The place of an action among the choices; -1 if it is none of them. */
export const placeOfAction = (game: Game, choices: readonly Action[], action: Action): number => {
  const wanted = keyOf(game, action);
  return choices.findIndex((one) => keyOf(game, one) === wanted);
};

/** Two actions that come to the same have the same key, in whatever order cards are named. */
const keyOf = (game: Game, action: Action): string =>
  action.type === 'discard'
    ? `discard ${game.sortHand(action.cards).join(' ')}`
    : game.notation.print(action).join(' ');
