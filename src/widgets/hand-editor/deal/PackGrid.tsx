import { type KeyboardEvent, useRef } from 'react';
import type { Card, Game } from '#engine';
import { cardName, type Locale } from '#words';
import { CardFace } from '../../card/CardFace.tsx';
import './pack-grid.css';

export interface PackGridProps {
  readonly game: Game;
  readonly locale: Locale;
  readonly label: string;
  /** Whether a card is chosen, and the sign on it; in words for the ear. */
  readonly markOf: (card: Card) => {
    readonly sign: string;
    readonly text: string;
    readonly on: boolean;
  };
  readonly onTouch: (card: Card) => void;
}

/** The pack by suits, the best first; a card that is a suit of its own lies with the first of them. */
const rowsOf = (game: Game): readonly (readonly Card[])[] => {
  const suits = new Map<string, Card[]>();
  for (const card of game.sortHand(game.pack)) {
    const suit = game.suitOf(card);
    suits.set(suit, [...(suits.get(suit) ?? []), card]);
  }
  const rows = [...suits.values()];
  const single = rows.filter((cards) => cards.length === 1).flat();
  const others = rows.filter((cards) => cards.length > 1);
  return others.map((cards, index) => (index === 0 ? [...single, ...cards] : cards));
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function Row({ cards, grid }: { cards: readonly Card[]; grid: PackGridProps }) {
  const row = useRef<HTMLUListElement>(null);
  // One stop of the tab key; the arrow keys move within it.
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    buttons[buttons.indexOf(event.currentTarget) + step]?.focus();
    event.preventDefault();
  };
  return (
    <ul ref={row} className="pack-grid__row">
      {cards.map((card, index) => {
        const { sign, text, on } = grid.markOf(card);
        return (
          <li key={card}>
            <button
              type="button"
              className="pack-grid__card"
              aria-pressed={on}
              data-sign={sign || undefined}
              tabIndex={index === 0 ? 0 : -1}
              onClick={() => grid.onTouch(card)}
              onKeyDown={onKeyDown}
            >
              <CardFace game={grid.game.id} card={card} />
              {sign !== '' && (
                <span className="pack-grid__sign" aria-hidden="true">
                  {sign}
                </span>
              )}
              <span className="sr-only">
                {cardName(grid.game.id, card, grid.locale).name}, {text}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The whole pack to touch, suit by suit. */
export function PackGrid(grid: PackGridProps) {
  return (
    <fieldset className="pack-grid">
      <legend className="sr-only">{grid.label}</legend>
      {rowsOf(grid.game).map((cards) => (
        <Row key={cards[0]} cards={cards} grid={grid} />
      ))}
    </fieldset>
  );
}
