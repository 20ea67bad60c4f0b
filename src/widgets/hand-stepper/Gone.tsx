import type { SuitId, TableView } from '#engine';
import { sentenceCase, suitName } from '#words';
import { countSuits, type SuitCount, signOfSuit } from './gone.ts';
import type { Hand } from './hand.ts';

export interface GoneProps {
  readonly hand: Hand;
  readonly view: TableView;
}

/** A suit by its sign where it has one, to the ear by its name. */
function Suit({ hand: { game, locale }, suit }: { hand: Hand; suit: SuitId }) {
  const name = sentenceCase(suitName(game.id, suit, locale));
  const sign = suit === 'T' ? null : signOfSuit(game.id, suit, locale);
  if (sign === null) return name;
  return (
    <>
      <span aria-hidden="true" data-sign={sign}>
        {sign}
      </span>
      <span className="sr-only">{name}</span>
    </>
  );
}

/** How many trumps and cards of each suit have been played, and how many are still to come. */
export function Gone({ hand, view }: GoneProps) {
  const { words, game } = hand;
  const suits = countSuits(game, view);
  const row = (name: string, count: (suit: SuitCount) => number) => (
    <tr>
      <th scope="row">{name}</th>
      {suits.map((one) => (
        <td key={one.suit}>
          <span key={count(one)}>{count(one)}</span>
        </td>
      ))}
    </tr>
  );
  return (
    <table className="hand-figures hand-gone">
      <thead>
        <tr>
          <td />
          {suits.map(({ suit }) => (
            <th key={suit} scope="col">
              <Suit hand={hand} suit={suit} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(words.played, ({ played }) => played)}
        {row(words.held, ({ held }) => held)}
      </tbody>
    </table>
  );
}
