import type { CSSProperties, ReactNode } from 'react';
import type { Card } from '#engine';
import { CardFace } from '../card/CardFace.tsx';
import { columnsOf, type FanCard } from './fan.ts';
import type { Hand } from './hand.ts';
import './fan.css';

export interface FanProps {
  readonly hand: Hand;
  readonly cards: readonly FanCard[];
  /** Places kept for cards, so that nothing moves when some come or go. */
  readonly room: number;
  /** The cards that the seat to play may play; null for all other hands. */
  readonly legal: readonly Card[] | null;
  /** What is said of such a card. */
  readonly legalSays: string;
  /** Whether the cards still held are shown as backs. */
  readonly faceDown: boolean;
  /** The one card in the tab order, if it is here. */
  readonly entry: Card | null;
  readonly touched: Card | null;
  /** Cards that are picked; undefined where none can be. */
  readonly picked?: readonly Card[] | undefined;
  readonly label: string;
  readonly ready: boolean;
  readonly onTouch: (card: Card) => void;
}

/** What a card is called, with all that is shown of it by place, colour or line. */
const describe = (
  { hand, legalSays, picked = [] }: FanProps,
  { card, played, mark }: FanCard,
  legal: boolean,
): string =>
  [
    hand.name(card),
    picked.includes(card) ? hand.words.chosen : null,
    played ? hand.words.played : null,
    mark ? hand.words.marks[mark] : null,
    legal ? legalSays : null,
  ]
    .filter((part) => part !== null)
    .join(', ');

/** Called, not mounted: a hand has many cards, and each part that is mounted takes its time. */
const cardButton = (fan: FanProps, item: FanCard): ReactNode => {
  const { card, played, mark } = item;
  const legal = fan.legal?.includes(card) ?? false;
  return (
    <button
      type="button"
      className="hand-fan__card"
      aria-disabled={!legal}
      disabled={!fan.ready}
      tabIndex={fan.entry === card ? 0 : -1}
      data-played={played || undefined}
      data-legal={legal || undefined}
      data-touched={fan.touched === card || undefined}
      data-picked={fan.picked?.includes(card) || undefined}
      data-mark={mark ?? undefined}
      onClick={() => fan.onTouch(card)}
    >
      {CardFace({ game: fan.hand.game.id, card })}
      <span className="sr-only">{describe(fan, item, legal)}</span>
    </button>
  );
};

const slot = (fan: FanProps, item: FanCard | null): ReactNode => {
  if (item && !(fan.faceDown && !item.played)) return cardButton(fan, item);
  return (
    <>
      {CardFace({ game: fan.hand.game.id, card: null })}
      <span className="sr-only">{fan.hand.words.hidden}</span>
    </>
  );
};

/** A hand of cards, overlapping, the played ones greyed in their old places. */
export function Fan(fan: FanProps) {
  const { cards, faceDown } = fan;
  const open = faceDown ? cards.filter(({ played }) => played) : cards;
  const spare = Math.max(0, fan.room - cards.length);
  const places = [...open, ...cards.slice(open.length).map(() => null)];
  return (
    <ul
      className="hand-fan"
      aria-label={fan.label}
      style={{ '--fan-columns': columnsOf(fan.room) } as CSSProperties}
      data-spent={cards.every(({ played }) => played)}
    >
      {places.map((item, index) => (
        // A place keeps its element when its card changes: nothing moves on the page.
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are what stays
        <li key={index} className="hand-fan__slot">
          {slot(fan, item)}
        </li>
      ))}
      {Array.from({ length: spare }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
        <li key={places.length + index} className="hand-fan__slot" aria-hidden="true" />
      ))}
    </ul>
  );
}
