import type { Card, GameId } from '#engine';

/** The id of a card's drawing inside its page. */
export const symbolId = (game: GameId, card: Card): string => `card-${game}-${card}`;
