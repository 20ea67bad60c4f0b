import type { Card, GameId } from '#engine';
import { CardFace, type CardFaceProps } from './CardFace.tsx';

export interface CardRowProps {
  readonly game: GameId;
  readonly cards: readonly Card[];
  /** How many places are kept at least; empty ones are outlined. */
  readonly room?: number;
  /** How much of each card is drawn, as of a single one. */
  readonly size?: NonNullable<CardFaceProps['size']>;
  /** What a card is called. */
  readonly name: (card: Card) => string;
  /** The cards that lie face down, and what is said of them. */
  readonly hidden?: readonly Card[];
  readonly back?: string;
}

const NONE: readonly Card[] = [];

/** Cards in a row: each a drawing with its name in words. */
export function CardRow(props: CardRowProps) {
  const { game, cards, room = 0, size = 'small', name, hidden = NONE, back } = props;
  const spare = Math.max(0, room - cards.length);
  return (
    <ul className={`card-row card-row--${size}`}>
      {cards.map((card) => (
        <li key={card} className="card-row__place">
          <CardFace game={game} card={hidden.includes(card) ? null : card} size={size} />
          <span className="sr-only">{hidden.includes(card) ? back : name(card)}</span>
        </li>
      ))}
      {Array.from({ length: spare }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
        <li key={`spare-${index}`} className="card-row__place" aria-hidden="true" />
      ))}
    </ul>
  );
}
