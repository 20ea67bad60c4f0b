import type { ReactNode } from 'react';
import type { TableView } from '#engine';
import { Gone } from './Gone.tsx';
import type { Hand } from './hand.ts';
import './account.css';

interface SideProps {
  readonly name: string;
  readonly tricks: number;
  readonly cards: number;
  readonly points: number;
}

/** A new figure is a new element: nothing is seen to move. */
function Figure({ value }: { value: number }) {
  return (
    <td>
      <span key={value}>{value}</span>
    </td>
  );
}

function SideRow({ name, tricks, cards, points }: SideProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <Figure value={tricks} />
      <Figure value={cards} />
      <Figure value={points} />
    </tr>
  );
}

export interface AccountProps {
  readonly hand: Hand;
  readonly view: TableView;
  /** The score of the hand, which is shown at its end; its place is kept from the start. */
  readonly score: ReactNode;
}

/** What each side has so far, and at the end the score with its reasons. */
export function Account({ hand, view, score }: AccountProps) {
  const { words, game, who } = hand;
  const { piles, points, tricks, declarer } = view;
  const taken = tricks.filter(({ winner }) => winner === declarer).length;
  const side = (count: number): string => `${(100 * count) / game.totalPoints}%`;
  return (
    <div className="hand-account" data-over={view.score !== null}>
      <div className="hand-account__sides">
        <table className="hand-figures">
          <caption>{words.pointsSoFar}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{words.tricks}</th>
              <th scope="col">{words.cards}</th>
              <th scope="col">{words.points}</th>
            </tr>
          </thead>
          <tbody>
            <SideRow
              name={declarer === null ? words.declarer : who(declarer)}
              tricks={taken}
              cards={piles.declarer.length}
              points={points.declarer}
            />
            <SideRow
              name={words.defenders}
              tricks={tricks.length - taken}
              cards={piles.defenders.length}
              points={points.defenders}
            />
          </tbody>
        </table>
        <Gone hand={hand} view={view} />
      </div>
      <p className="hand-account__bar" aria-hidden="true">
        <span style={{ inlineSize: side(points.declarer) }} />
        <span style={{ inlineSize: side(points.defenders) }} />
      </p>
      <div className="hand-account__score">{score}</div>
    </div>
  );
}
