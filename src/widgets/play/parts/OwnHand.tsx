import { type KeyboardEvent, useState } from 'react';
import type { Card, Seat } from '#engine';
import { CardFace } from '../../card/CardFace.tsx';
import type { Common } from './common.ts';
import '../play-hand.css';

export interface OwnHandProps extends Common {
  readonly seat: Seat;
  readonly chosen: readonly Card[];
  /** The cards that may be played; null when none is asked for. */
  readonly legal: readonly Card[] | null;
  readonly onTouch: (card: Card) => void;
}

/** Where a key leads from one of so many cards; null if nowhere. */
const targetOf = (key: string, at: number, count: number): number | null => {
  switch (key) {
    case 'ArrowRight':
      return at + 1 < count ? at + 1 : null;
    case 'ArrowLeft':
      return at > 0 ? at - 1 : null;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};

/** Moves the focus along the cards. */
const moveFocus = (event: KeyboardEvent<HTMLUListElement>): void => {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const to = targetOf(event.key, at, buttons.length);
  if (at < 0 || to === null) return;
  event.preventDefault();
  buttons[to]?.focus();
};

/** The reader's own cards, sorted, each as large as a thumb. */
export function OwnHand({ tongue, hand, talk, table, seat, chosen, legal, onTouch }: OwnHandProps) {
  const { words } = tongue;
  const { game } = hand;
  const cards = game.sortHand(table.hands[seat - 1] ?? []);
  const [entry, setEntry] = useState<Card | null>(null);
  const inOrder =
    entry !== null && cards.includes(entry) ? entry : (legal?.[0] ?? cards[0] ?? null);
  const describe = (card: Card): string =>
    [
      talk.name(card),
      chosen.includes(card) ? words.chosenCard : null,
      legal?.includes(card) ? words.mayBePlayed : null,
      table.laidOut?.card === card ? talk.words.marks['laid-out'] : null,
    ]
      .filter((part) => part !== null)
      .join(', ');
  return (
    <section className="play-hand" aria-label={words.yourHand} data-game={game.id}>
      <p className="play-hand__title">
        {hand.names[seat - 1]}
        {table.declarer === seat && (
          <span className="play-others__role">
            {' '}
            {tongue.stepper.declarer}
            {table.multiplier > 1 && ` ×${table.multiplier}`}
          </span>
        )}
        <span className="play-hand__count">{words.yourHandWith(cards.length)}</span>
      </p>
      <ul className="play-hand__cards" onKeyDown={moveFocus}>
        {cards.map((card) => (
          <li key={card} className="play-hand__place">
            <button
              type="button"
              className="play-hand__card"
              tabIndex={card === inOrder ? 0 : -1}
              aria-pressed={legal === null && chosen.length > 0 ? chosen.includes(card) : undefined}
              aria-disabled={(legal && !legal.includes(card)) || undefined}
              data-card={card}
              data-legal={legal?.includes(card) || undefined}
              data-chosen={chosen.includes(card) || undefined}
              onFocus={() => setEntry(card)}
              onClick={() => onTouch(card)}
            >
              <CardFace game={game.id} card={card} size="fitting" />
              <span className="sr-only">{describe(card)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
