import type { Card, GameId } from '#engine';

/** The trumps and the cards that may go only with a trump, or never. */
interface Limits {
  readonly never: readonly Card[];
  readonly isHigh: (card: Card) => boolean;
  readonly isEscort: (card: Card) => boolean;
}

/**
 * @rule droggn/exchange/no-trull
 * @rule droggn/exchange/king-with-trump
 * @rule dobbm/exchange/sow-with-trump
 */
const LIMITS: Readonly<Record<GameId, Limits>> = {
  droggn: {
    never: ['G', 'T21', 'T1'],
    isHigh: (card) => card.endsWith('K'),
    isEscort: (card) => card.startsWith('T'),
  },
  dobbm: {
    never: [],
    isHigh: (card) => card.endsWith('S'),
    isEscort: (card) => card.startsWith('H') && card !== 'HS',
  },
};

export const mayBeDiscarded = (game: GameId, card: Card): boolean =>
  !LIMITS[game].never.includes(card);

/** Whether these cards may be put away together. How many they are is not looked at. */
export const isLegalDiscard = (game: GameId, cards: readonly Card[]): boolean => {
  const { never, isHigh, isEscort } = LIMITS[game];
  return (
    !cards.some((card) => never.includes(card)) &&
    cards.filter(isHigh).length <= cards.filter(isEscort).length
  );
};

/** Calls back for every legal discard of so many cards. */
export const eachDiscard = (
  game: GameId,
  hand: readonly Card[],
  size: number,
  say: (cards: readonly Card[]) => void,
): void => {
  const open = hand.filter((card) => mayBeDiscarded(game, card));
  const chosen: Card[] = [];
  const add = (from: number): void => {
    if (chosen.length === size) {
      if (isLegalDiscard(game, chosen)) say(chosen);
      return;
    }
    for (let at = from; at < open.length; at += 1) {
      chosen.push(open[at] as Card);
      add(at + 1);
      chosen.pop();
    }
  };
  add(0);
};
