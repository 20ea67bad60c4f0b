import type { Action, Card, Game, HandState, SuitId } from '#engine';

/** Something that narrows the question down, each further than the one before. */
export type Hint =
  | { readonly kind: 'suits'; readonly suits: readonly SuitId[] }
  | { readonly kind: 'among'; readonly cards: readonly Card[] }
  | { readonly kind: 'not'; readonly action: Action }
  | { readonly kind: 'puts-away'; readonly card: Card }
  | { readonly kind: 'buys'; readonly buys: boolean }
  | { readonly kind: 'wants'; readonly card: Card };

/** Halves of a list that hold a card, down to two cards. */
const halvesWith = (cards: readonly Card[], card: Card): readonly (readonly Card[])[] => {
  if (cards.length <= 2) return [];
  const middle = Math.ceil(cards.length / 2);
  const first = cards.slice(0, middle);
  const half = first.includes(card) ? first : cards.slice(middle);
  return half.length < 2 ? [] : [half, ...halvesWith(half, card)];
};

const hintsOfCard = (game: Game, state: HandState, card: Card): readonly Hint[] => {
  const legal = game.sortHand(game.legalCards(state));
  const suit = game.suitOf(card);
  const same = legal.filter((one) => game.suitOf(one) === suit);
  const several = same.length < legal.length;
  const halves = halvesWith(same, card).map((cards): Hint => ({ kind: 'among', cards }));
  return several ? [{ kind: 'suits', suits: [suit] }, ...halves] : halves;
};

/** One wrong word after the other is ruled out, until two are left. */
const hintsOfWord = (game: Game, state: HandState, said: Action): readonly Hint[] => {
  const form = (action: Action) => game.notation.print(action).join(' ');
  const wrong = game.legalActions(state).filter((action) => form(action) !== form(said));
  return wrong.slice(1).map((action): Hint => ({ kind: 'not', action }));
};

/** All hints that can be given on what the record does next, the slightest first. */
export const hintsOn = (game: Game, state: HandState, action: Action): readonly Hint[] => {
  switch (action.type) {
    case 'play':
      return hintsOfCard(game, state, action.card);
    case 'discard': {
      const cards = game.sortHand(action.cards);
      const suits: Hint = { kind: 'suits', suits: cards.map(game.suitOf) };
      const named = cards.slice(0, -1).map((card): Hint => ({ kind: 'puts-away', card }));
      return [suits, ...named];
    }
    case 'buy':
      return [
        { kind: 'buys', buys: true },
        { kind: 'suits', suits: [game.suitOf(action.wanted)] },
        { kind: 'wants', card: action.wanted },
      ];
    case 'no-buy':
      return [{ kind: 'buys', buys: false }];
    default:
      return hintsOfWord(game, state, action);
  }
};

/** The legal cards that the hints given so far leave open. */
export const leftOpen = (
  game: Game,
  legal: readonly Card[],
  hints: readonly Hint[],
): readonly Card[] => {
  const last = hints.at(-1);
  if (last?.kind === 'among') return last.cards;
  if (last?.kind !== 'suits') return legal;
  return legal.filter((card) => last.suits.includes(game.suitOf(card)));
};
