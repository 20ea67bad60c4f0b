import type { Card, TableView } from '#engine';
import { CardRow } from '../card/CardRow.tsx';
import type { Hand } from './hand.ts';
import { type Heap as HeapName, seesHeap } from './seating.ts';
import type { Shown } from './state.ts';
import './exchange.css';

interface PlaceProps {
  readonly hand: Hand;
  readonly title: string;
  /** Tells a heap that has a place of its own. */
  readonly name?: string;
  readonly cards: readonly Card[];
  /** How many places are kept. */
  readonly room: number;
  readonly note?: string | null;
  readonly gone?: boolean;
  /** The cards that lie face down for the reader. */
  readonly hidden?: readonly Card[];
}

const NONE: readonly Card[] = [];

function Heap(props: PlaceProps) {
  const { hand, title, cards, room, note = null, gone = false, hidden = NONE, name } = props;
  return (
    <div className="hand-heap" data-heap={name} data-gone={gone || undefined}>
      <dt className="hand-heap__title">{title}</dt>
      <dd className="hand-heap__cards">
        <CardRow
          game={hand.game.id}
          cards={cards}
          room={room}
          name={hand.name}
          hidden={hidden}
          back={hand.words.hidden}
        />
        <span className="hand-heap__note">{note}</span>
      </dd>
    </div>
  );
}

const talonNote = (hand: Hand, view: TableView): string | null => {
  if (view.talonTaken) return hand.words.talonTaken;
  return view.declarer === null ? null : hand.words.talonFaceDown;
};

export interface ExchangeProps {
  readonly hand: Hand;
  readonly view: TableView;
  readonly end: TableView;
  readonly shown: Shown;
  /** Whether places are kept for all that may still come. */
  readonly open: boolean;
}

/** What lies beside the hands, at every step; face down what the players shown do not see. */
export function Exchange({ hand, view, end, shown, open }: ExchangeProps) {
  const { words, game } = hand;
  const { bought, laidOut } = view;
  const hidden = (heap: HeapName, cards: readonly Card[]) =>
    seesHeap(shown, view, end, heap) ? NONE : cards;
  // Only one of the games knows purchases and cards laid out.
  const sells = open && game.id === 'droggn';
  return (
    <dl className="hand-exchange">
      <Heap
        hand={hand}
        title={game.id === 'dobbm' ? words.dobb : words.talon}
        cards={view.talon}
        room={game.talonSize}
        note={talonNote(hand, view)}
        gone={view.talonTaken}
        hidden={hidden('talon', view.talon)}
      />
      {(open || end.talonTaken) && (
        <Heap
          hand={hand}
          title={words.discard}
          cards={view.discard}
          room={game.talonSize}
          hidden={hidden('discard', view.discard)}
        />
      )}
      {(sells || end.bought) && (
        <Heap
          hand={hand}
          title={words.bought}
          cards={bought ? [bought.card, bought.given] : []}
          room={2}
          note={bought && words.boughtFrom(hand.who(bought.from))}
          hidden={bought ? hidden('given', [bought.given]) : NONE}
        />
      )}
      {(sells || end.laidOut) && (
        <Heap
          hand={hand}
          name="laid-out"
          title={words.laidOut}
          cards={laidOut ? [laidOut.card] : []}
          room={1}
          note={laidOut && hand.who(laidOut.by)}
        />
      )}
    </dl>
  );
}
