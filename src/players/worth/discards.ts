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

/** What a card asks of a discard: +1 wants an escort, -1 is one, 0 neither. */
export const debtOf = (game: GameId, card: Card): number =>
  LIMITS[game].isHigh(card) ? 1 : LIMITS[game].isEscort(card) ? -1 : 0;
