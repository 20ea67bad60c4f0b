import type { Card, GameId } from '#engine';
import type { Locale } from '#words';
import { CardSymbol } from './CardSymbol.tsx';
import './card.css';

export interface CardSpriteProps {
  readonly game: GameId;
  /** The cards to draw, usually the whole pack of the game. */
  readonly pack: readonly Card[];
  readonly locale: Locale;
}

/**
 * The drawings of a pack, once a page and before the first card on it. Rendered on the server and
 * never hydrated: all cards of all widgets on the page point at it.
 */
export function CardSprite({ game, pack, locale }: CardSpriteProps) {
  return (
    <svg className="card-sprite" width="0" height="0" aria-hidden="true" focusable="false">
      {pack.map((card) => (
        <CardSymbol key={card} game={game} card={card} locale={locale} />
      ))}
    </svg>
  );
}
