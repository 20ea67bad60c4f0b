import type { TableView } from '#engine';
import { CardFace } from '../card/CardFace.tsx';
import type { Hand } from './hand.ts';
import type { Seated } from './seating.ts';
import { cardOf, latestSeat, type TrickOnTable, trickOnTable } from './trickOnTable.ts';
import './trick.css';

interface SlotProps {
  readonly hand: Hand;
  readonly trick: TrickOnTable | null;
  readonly seated: Seated;
}

/** The place of one player's card, empty until he has played. */
function Slot({ hand, trick, seated: { seat, place } }: SlotProps) {
  const seats = hand.game.seats.length;
  const card = trick ? cardOf(trick, seat, seats) : null;
  const leads = trick?.lead === seat;
  const winning = trick?.winning === seat;
  return (
    <li
      className="hand-trick__slot"
      data-place={place}
      data-winning={winning || undefined}
      data-latest={(trick && latestSeat(trick, seats) === seat) || undefined}
    >
      <span className="hand-trick__card">
        {card !== null && <CardFace game={hand.game.id} card={card} size="fitting" />}
      </span>
      <span className="hand-trick__player">{hand.who(seat)}</span>
      {card !== null && <span className="sr-only">{hand.name(card)}</span>}
      <span className="hand-trick__marks">
        {leads && <span>{hand.words.leads}</span>}
        {winning && <strong>{trick.complete ? hand.words.wins : hand.words.winning}</strong>}
      </span>
    </li>
  );
}

export interface TrickProps {
  readonly hand: Hand;
  readonly view: TableView;
  readonly seating: readonly Seated[];
}

/** The trick in the middle of the table. */
export function Trick({ hand, view, seating }: TrickProps) {
  const trick = trickOnTable(view);
  return (
    <div className="hand-trick">
      <p className="hand-trick__title">
        {trick ? `${hand.words.trick} ${trick.number}` : hand.words.trickOnTable}
      </p>
      <ul className="hand-trick__cards">
        {seating.map((seated) => (
          <Slot key={seated.seat} hand={hand} trick={trick} seated={seated} />
        ))}
      </ul>
    </div>
  );
}
