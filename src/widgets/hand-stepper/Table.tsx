import type { Card, TableView } from '#engine';
import { Exchange } from './Exchange.tsx';
import { fanOf } from './fan.ts';
import type { Hand } from './hand.ts';
import { Seat } from './Seat.tsx';
import { bottomSeat, isOpen, type Seated, seatingFrom } from './seating.ts';
import type { StepperState } from './state.ts';
import { Trick } from './Trick.tsx';

export interface TableProps {
  readonly hand: Hand;
  readonly view: TableView;
  readonly end: TableView;
  readonly legal: readonly Card[];
  readonly state: Pick<StepperState, 'shown' | 'bottom' | 'dealt' | 'touched'> &
    Partial<Pick<StepperState, 'picked'>>;
  /** Whether it is open how the hand goes on, so that room is kept for more than it has. */
  readonly open?: boolean;
  readonly onTouch: (card: Card) => void;
}

/** The card that the tab key reaches: a legal one, else the first of the hand at the bottom. */
const entryOf = ({ hand, view, legal, end, state }: TableProps): Card | null => {
  const seat = view.turn ?? bottomSeat(end, state);
  const cards = fanOf(hand.game, view, seat).map(({ card }) => card);
  return cards.find((card) => legal.includes(card)) ?? cards[0] ?? null;
};

/**
 * The table seen from above: the others, the trick, the player at the bottom. The order is that of
 * the page, so that a page which is still arriving moves nothing either.
 */
export function Table(props: TableProps) {
  const { hand, view, end, legal, state, open = false, onTouch } = props;
  const { shown, dealt, touched, picked } = state;
  const seating = seatingFrom(hand.game, bottomSeat(end, state));
  const entry = entryOf(props);
  const seatAt = ({ seat, place }: Seated) => (
    <Seat
      key={place}
      hand={hand}
      view={view}
      end={end}
      seat={seat}
      place={place}
      legal={legal}
      faceDown={!isOpen(shown, end, seat)}
      dealt={dealt}
      entry={entry}
      touched={touched}
      picked={picked}
      open={open}
      onTouch={onTouch}
    />
  );
  return (
    <div className="hand-table" data-seats={seating.length}>
      {seating.slice(0, -1).map(seatAt)}
      <Trick hand={hand} view={view} seating={seating} />
      {seating.slice(-1).map(seatAt)}
      <Exchange hand={hand} view={view} end={end} shown={shown} open={open} />
    </div>
  );
}
