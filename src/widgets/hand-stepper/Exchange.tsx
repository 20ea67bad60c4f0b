import type { Card, TableView } from '#engine';
import { CardRow } from '../card/CardRow.tsx';
import type { Hand } from './hand.ts';
import './exchange.css';

interface PlaceProps {
  readonly hand: Hand;
  readonly title: string;
  readonly cards: readonly Card[];
  /** How many places are kept. */
  readonly room: number;
  readonly note?: string | null;
  readonly gone?: boolean;
}

function Heap({ hand, title, cards, room, note = null, gone = false }: PlaceProps) {
  return (
    <div className="hand-heap" data-gone={gone || undefined}>
      <dt className="hand-heap__title">{title}</dt>
      <dd className="hand-heap__cards">
        <CardRow game={hand.game.id} cards={cards} room={room} name={hand.name} />
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
}

/** What lies beside the hands and is open to the reader at every step. */
export function Exchange({ hand, view, end }: ExchangeProps) {
  const { words, game } = hand;
  const { bought, laidOut } = view;
  return (
    <dl className="hand-exchange">
      <Heap
        hand={hand}
        title={game.id === 'dobbm' ? words.dobb : words.talon}
        cards={view.talon}
        room={game.talonSize}
        note={talonNote(hand, view)}
        gone={view.talonTaken}
      />
      {end.talonTaken && (
        <Heap hand={hand} title={words.discard} cards={view.discard} room={game.talonSize} />
      )}
      {end.bought && (
        <Heap
          hand={hand}
          title={words.bought}
          cards={bought ? [bought.card, bought.given] : []}
          room={2}
          note={bought && words.boughtFrom(hand.who(bought.from))}
        />
      )}
      {end.laidOut && (
        <Heap
          hand={hand}
          title={words.laidOut}
          cards={laidOut ? [laidOut.card] : []}
          room={1}
          note={laidOut && hand.who(laidOut.by)}
        />
      )}
    </dl>
  );
}
