import type { Card, GameId } from '#engine';
import { type CardSize, symbolId } from './symbolId.ts';
import './inks.css';
import './card.css';

export interface CardFaceProps {
  readonly game: GameId;
  /** The card, or null for a back. */
  readonly card: Card | null;
  /**
   * How much is drawn: `small` below 70 pixels (as in all hands of cards), `large` above, `fitting`
   * for what the width of the place admits. The page's sprite has to hold what is asked for.
   */
  readonly size?: CardSize | 'fitting';
}

interface PictureProps {
  readonly game: GameId;
  readonly card: Card | null;
  readonly size: CardSize;
  readonly className: string;
}

const picture = ({ game, card, size, className }: PictureProps) => (
  <svg className={className} aria-hidden="true" focusable="false">
    <use href={`#${symbolId(game, card, size)}`} />
  </svg>
);

/**
 * The drawing of a card, hidden from screen readers: whoever shows it also gives its name in
 * words. The page holds the drawings once, in `CardSprite`.
 */
export function CardFace({ game, card, size = 'small' }: CardFaceProps) {
  const look = `card-face card-face--${game}`;
  if (size !== 'fitting') {
    return picture({ game, card, size, className: `${look} card-face--${size}` });
  }
  return (
    <span className="card-fitting">
      {picture({ game, card, size: 'small', className: `${look} card-face--small` })}
      {picture({ game, card, size: 'large', className: `${look} card-face--large` })}
    </span>
  );
}
