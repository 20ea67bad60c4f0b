import type { Card, GameId } from '#engine';

/** How much of a card is drawn: little for widths below 70 pixels, all of it above. */
export type CardSize = 'small' | 'large';

/** What a page has to hold whose cards fit their places. */
export const CARD_SIZES: readonly CardSize[] = ['small', 'large'];

/** The id of a card's drawing inside its page; null is the back. */
export const symbolId = (game: GameId, card: Card | null, size: CardSize = 'small'): string =>
  `card-${game}-${card ?? 'back'}${size === 'large' ? '-large' : ''}`;
