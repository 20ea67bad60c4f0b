import type { Card, GameId } from '#engine';
import type { Locale } from '#words';
import { BackSymbols, LargeSymbol, SmallSymbol } from './CardSymbol.tsx';
import type { CardSize } from './symbolId.ts';
import './inks.css';
import './card.css';

export interface CardSpriteProps {
  readonly game: GameId;
  /** The cards to draw, usually the whole pack of the game. */
  readonly pack: readonly Card[];
  readonly locale: Locale;
  /** Which drawings the page needs; small ones if it does not say. */
  readonly sizes?: readonly CardSize[];
}

const SMALL_ONLY: readonly CardSize[] = ['small'];

/**
 * The drawings of a pack, once a page and before the first card on it. Rendered on the server and
 * never hydrated: all cards of all widgets on the page point at it.
 */
export function CardSprite({ game, pack, locale, sizes = SMALL_ONLY }: CardSpriteProps) {
  const [small, large] = [sizes.includes('small'), sizes.includes('large')];
  return (
    <svg className="card-sprite" width="0" height="0" aria-hidden="true" focusable="false">
      {small && pack.map((card) => <SmallSymbol key={card} {...{ game, card, locale }} />)}
      {large &&
        pack.map((card) => <LargeSymbol key={card} {...{ game, card, locale }} shared={small} />)}
      <BackSymbols game={game} large={large} />
    </svg>
  );
}
