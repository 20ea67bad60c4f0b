import type { Card, GameId } from '#engine';
import { symbolId } from './symbolId.ts';
import './card.css';

export interface CardFaceProps {
  readonly game: GameId;
  /** The card, or null for a back. */
  readonly card: Card | null;
}

/**
 * The drawing of a card, hidden from screen readers: whoever shows it also gives its name in
 * words. The page holds the drawings once, in `CardSprite`.
 */
export function CardFace({ game, card }: CardFaceProps) {
  return card === null ? (
    <span className="card-face card-face--back" />
  ) : (
    <svg className="card-face" aria-hidden="true" focusable="false">
      <use href={`#${symbolId(game, card)}`} />
    </svg>
  );
}
