import type { Card, Seat as SeatNumber, TableView } from '#engine';
import { Fan } from './Fan.tsx';
import { dealtFanOf, fanOf, roomOf } from './fan.ts';
import type { Hand } from './hand.ts';
import { Spoken } from './Spoken.tsx';
import type { Place } from './seating.ts';
import './seat.css';

export interface SeatProps {
  readonly hand: Hand;
  readonly view: TableView;
  /** The table at the end of the hand, for the room that is kept. */
  readonly end: TableView;
  readonly seat: SeatNumber;
  readonly place: Place;
  /** The cards that may be played, or chosen, now. */
  readonly legal: readonly Card[];
  readonly faceDown: boolean;
  /** Whether the hand is shown as it was dealt, before the exchange. */
  readonly dealt: boolean;
  readonly entry: Card | null;
  readonly touched: Card | null;
  readonly picked?: readonly Card[] | undefined;
  readonly open: boolean;
  readonly onTouch: (card: Card) => void;
}

const turnOf = ({ hand, view, seat }: SeatProps): string | null => {
  if (view.turn !== seat) return null;
  const name = hand.who(seat);
  return view.phase === 'play' ? hand.words.toPlay(name) : hand.words.toSpeak(name);
};

/** A player: name and part, what he has said, his cards. */
export function Seat(props: SeatProps) {
  const { hand, view, end, seat, place, legal, faceDown, dealt } = props;
  const { entry, touched, picked, open, onTouch } = props;
  const turn = turnOf(props);
  return (
    <div className="hand-seat" data-place={place} data-turn={turn !== null || undefined}>
      <div className="hand-seat__head">
        <p className="hand-seat__name">{hand.who(seat)}</p>
        {view.declarer === seat && (
          <span className="hand-seat__role">
            {hand.words.declarer}
            {view.multiplier > 1 && `, ×${view.multiplier}`}
          </span>
        )}
        {turn !== null && <span className="sr-only">{turn}</span>}
        <Spoken hand={hand} view={view} seat={seat} />
      </div>
      <Fan
        hand={hand}
        cards={(dealt ? dealtFanOf : fanOf)(hand.game, view, seat)}
        room={roomOf(hand.game, end, seat, open)}
        legal={dealt ? null : legal}
        legalSays={view.phase === 'play' ? hand.words.legal : hand.words.mayGo}
        faceDown={faceDown}
        entry={entry}
        touched={touched}
        picked={picked}
        label={hand.words.hand(hand.who(seat))}
        ready={!dealt}
        onTouch={onTouch}
      />
    </div>
  );
}
