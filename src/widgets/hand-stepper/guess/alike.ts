import { type Action, type Card, type Game, type HandState, withoutAll } from '#engine';
import { isSameAction } from '#record/steps.ts';

/** Whether two cards of a hand come to the same: of one suit and worth, with no card between them elsewhere. */
const comesToTheSame = (game: Game, state: HandState, one: Card, other: Card): boolean => {
  const { hands, turn, trick, laidOut } = game.view(state);
  if (game.suitOf(one) !== game.suitOf(other)) return false;
  if (game.cardValue(one) !== game.cardValue(other)) return false;
  if (laidOut?.card === one || laidOut?.card === other || turn === null) return false;
  const elsewhere = withoutAll([...hands.flat(), ...(trick?.cards ?? [])], hands[turn - 1] ?? []);
  const order = game.sortHand([...elsewhere, one, other]);
  return Math.abs(order.indexOf(one) - order.indexOf(other)) === 1;
};

/** How a guess stands to what the record does. */
export const comparison = (
  game: Game,
  state: HandState,
  guessed: Action,
  recorded: Action,
): 'same' | 'as-good' | 'other' => {
  if (isSameAction(game, guessed, recorded)) return 'same';
  const cards = guessed.type === 'play' && recorded.type === 'play';
  return cards && comesToTheSame(game, state, guessed.card, recorded.card) ? 'as-good' : 'other';
};

const cardsOf = (action: Action): readonly Card[] => {
  switch (action.type) {
    case 'discard':
      return action.cards;
    case 'buy':
      return [action.wanted, action.given];
    default:
      return [];
  }
};

/** The cards of a discard or a purchase that the record has too, in the same part. */
export const rightCards = (guessed: Action, recorded: Action): readonly Card[] => {
  if (guessed.type === 'buy' && recorded.type === 'buy') {
    const wanted = guessed.wanted === recorded.wanted ? [guessed.wanted] : [];
    return guessed.given === recorded.given ? [...wanted, guessed.given] : wanted;
  }
  const recordedCards = cardsOf(recorded);
  return cardsOf(guessed).filter((card) => recordedCards.includes(card));
};
