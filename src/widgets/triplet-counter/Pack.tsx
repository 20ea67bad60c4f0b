import { type KeyboardEvent, useRef } from 'react';
import { type Card, droggn } from '#engine';
import { cardName, counterWords, type Locale } from '#words';
import { CardFace } from '../card/CardFace.tsx';

const { pack, suitOf } = droggn;

/** The pack in rows: trumps with the Gstieß, then the suits. */
const ROWS: readonly (readonly Card[])[] = ['TG', 'C', 'S', 'H', 'D'].map((suits) =>
  pack.filter((card) => suits.includes(suitOf(card))),
);

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface RowProps {
  readonly locale: Locale;
  readonly cards: readonly Card[];
  readonly pile: readonly Card[];
  readonly onToggle: (card: Card) => void;
  readonly ready: boolean;
}

/** One stop of the tab key; the arrow keys move within it. */
function Row({ locale, cards, pile, onToggle, ready }: RowProps) {
  const words = counterWords[locale];
  const row = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    buttons[buttons.indexOf(event.currentTarget) + step]?.focus();
    event.preventDefault();
  };
  return (
    <ul ref={row} className="counter__row">
      {cards.map((card, index) => {
        const taken = pile.includes(card);
        const { name } = cardName('droggn', card, locale);
        return (
          <li key={card}>
            <button
              type="button"
              className="counter__choice"
              data-taken={taken}
              disabled={!ready}
              tabIndex={index === 0 ? 0 : -1}
              onClick={() => onToggle(card)}
              onKeyDown={onKeyDown}
            >
              <CardFace game="droggn" card={card} />
              <span className="sr-only">{taken ? words.remove(name) : words.add(name)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export interface PackProps {
  readonly locale: Locale;
  readonly pile: readonly Card[];
  readonly onToggle: (card: Card) => void;
  readonly ready: boolean;
}

/** The whole pack to choose from: a touch puts a card into the pile or takes it out. */
export function Pack({ locale, pile, onToggle, ready }: PackProps) {
  return (
    <details className="counter__pack" data-pagefind-ignore="">
      <summary>{counterWords[locale].choose}</summary>
      {ROWS.map((cards) => (
        <Row
          key={cards[0]}
          locale={locale}
          cards={cards}
          pile={pile}
          onToggle={onToggle}
          ready={ready}
        />
      ))}
    </details>
  );
}
