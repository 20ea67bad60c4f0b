import type { Card, Seat } from '#engine';
import { cardName, suitName } from '#words';
import { type Hand, handOf } from '../hand-stepper/hand.ts';
import type { AnnotatedHandProps } from '../hand-stepper/props.ts';
import { seatingFrom } from '../hand-stepper/seating.ts';
import './hand-diagram.css';

interface Suit {
  readonly id: string;
  /** ♥, or the name of the suit where it has no sign. */
  readonly sign: string;
  readonly cards: readonly string[];
}

const signOf = (hand: Hand, card: Card): string => {
  const { game, locale } = hand;
  const { short, index } = cardName(game.id, card, locale);
  // Trumps are known by their Roman numerals.
  if (/^[IVX]+$/.test(index)) return '';
  const sign = short.slice(0, -index.length);
  return /^[\u2660-\u2667]$/u.test(sign) ? sign : suitName(game.id, game.suitOf(card), locale);
};

/** A hand by suits, each with its cards from the best. */
const suitsOf = (hand: Hand, cards: readonly Card[]): readonly Suit[] => {
  const { game, locale } = hand;
  const suits = new Map<string, Suit>();
  for (const card of game.sortHand(cards)) {
    const id = game.suitOf(card);
    const { short, index } = cardName(game.id, card, locale);
    const single = game.pack.filter((one) => game.suitOf(one) === id).length === 1;
    const suit = suits.get(id) ?? { id, sign: single ? short : signOf(hand, card), cards: [] };
    suits.set(id, { ...suit, cards: single ? [] : [...suit.cards, index] });
  }
  return [...suits.values()];
};

function Suits({ hand, cards }: { hand: Hand; cards: readonly Card[] }) {
  return (
    <ul className="hand-diagram__suits">
      {suitsOf(hand, cards).map(({ id, sign, cards: ranks }) => (
        <li key={id}>
          {sign !== '' && <span className="hand-diagram__sign">{sign} </span>}
          {ranks.join(' ')}
        </li>
      ))}
    </ul>
  );
}

/** The deal as players draw it: the hands around the table, the talon in the middle. */
export function HandDiagram(props: AnnotatedHandProps) {
  const hand = handOf(props);
  const { game, words } = hand;
  const { deal, rests } = props.record;
  const dealer: Seat = game.seats.at(-1) ?? 1;
  const seating = seatingFrom(game, dealer);
  return (
    <figure className="hand-diagram" data-seats={game.seats.length}>
      {seating.map(({ seat, place }) => (
        <div key={seat} className="hand-diagram__seat" data-place={place}>
          <p className="hand-diagram__name">
            {hand.who(seat)}
            {rests === null && seat === dealer && <small> ({words.dealer})</small>}
          </p>
          <Suits hand={hand} cards={deal.hands[seat - 1] ?? []} />
        </div>
      ))}
      <div className="hand-diagram__seat" data-place="middle">
        <p className="hand-diagram__name">{game.id === 'dobbm' ? words.dobb : words.talon}</p>
        <Suits hand={hand} cards={deal.talon} />
        {rests !== null && (
          <p className="hand-diagram__rests">
            {rests}: {words.dealer}, {words.rests}
          </p>
        )}
      </div>
    </figure>
  );
}
