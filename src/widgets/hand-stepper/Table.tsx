import type { Card, TableView } from '#engine';
import { Exchange } from './Exchange.tsx';
import { fanOf } from './fan.ts';
import type { Hand } from './hand.ts';
import { Seat } from './Seat.tsx';
import { bottomSeat, seatingFrom } from './seating.ts';
import type { StepperState } from './state.ts';
import { Trick } from './Trick.tsx';

export interface TableProps {
  readonly hand: Hand;
  readonly view: TableView;
  readonly end: TableView;
  readonly legal: readonly Card[];
  readonly state: StepperState;
  readonly ready: boolean;
  readonly onTouch: (card: Card) => void;
}

/** The card that the tab key reaches: a legal one, else the first of the hand at the bottom. */
const entryOf = ({ hand, view, legal, end }: TableProps): Card | null => {
  const seat = view.turn ?? bottomSeat(end);
  const cards = fanOf(hand.game, view, seat).map(({ card }) => card);
  return cards.find((card) => legal.includes(card)) ?? cards[0] ?? null;
};

/** The table seen from above. */
export function Table(props: TableProps) {
  const { hand, view, end, legal, state, ready, onTouch } = props;
  const { shown, touched } = state;
  const seating = seatingFrom(hand.game, shown === 'all' ? bottomSeat(end) : shown);
  const entry = entryOf(props);
  return (
    <div className="table" data-seats={seating.length}>
      {seating.map(({ seat, place }) => (
        <Seat
          key={place}
          hand={hand}
          view={view}
          end={end}
          seat={seat}
          place={place}
          legal={legal}
          faceDown={shown !== 'all' && shown !== seat}
          entry={entry}
          touched={touched}
          ready={ready}
          onTouch={onTouch}
        />
      ))}
      <Trick hand={hand} view={view} seating={seating} />
      <Exchange hand={hand} view={view} end={end} />
    </div>
  );
}
