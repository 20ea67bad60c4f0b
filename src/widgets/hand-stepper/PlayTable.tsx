import type { ReactNode } from 'react';
import type { Step } from '#record/steps.ts';
import type { Notes } from '../note/segments.ts';
import type { Hand } from './hand.ts';
import { addressIn } from './lines/addressIn.ts';
import { placeInPlay } from './parts.ts';
import { TrickRows } from './TrickRows.tsx';

export interface PlayTableProps {
  readonly hand: Hand;
  /** The steps of a line, from its deal on. */
  readonly steps: readonly Step[];
  /** Notes by the addresses of the steps. */
  readonly notes: Notes;
  /** What stands above, if any card is played. */
  readonly title?: ReactNode;
  /** The line that the steps belong to, as it stands before their addresses; none for the record. */
  readonly line?: string;
  /** Index of the first step that is the line's own; tricks before it are left out. */
  readonly from?: number;
}

/** The tricks that have steps of the line's own, each with all its cards. */
const tricksOf = (steps: readonly Step[], from: number): readonly (readonly Step[])[] => {
  const trickOf = ({ address }: Step) => placeInPlay(address)?.trick;
  const numbers = new Set(steps.slice(from).flatMap((step) => trickOf(step) ?? []));
  return [...numbers].map((number) => steps.filter((step) => trickOf(step) === number));
};

/** The play as a table, a trick a row. */
export function PlayTable({ hand, steps, notes, title, line, from = 0 }: PlayTableProps) {
  const { words, game } = hand;
  const tricks = tricksOf(steps, from);
  const own = new Set(steps.slice(from));
  if (tricks.length === 0) return null;
  return (
    <>
      {title}
      <table className="transcript__play">
        <thead>
          <tr>
            <th scope="col">{words.trick}</th>
            {game.seats.map((seat) => (
              <th key={seat} scope="col">
                {hand.who(seat)}
              </th>
            ))}
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {tricks.map((trick) => (
            <TrickRows
              key={trick[0]?.address}
              hand={hand}
              steps={trick}
              notes={notes}
              addressOf={(step) => (own.has(step) ? addressIn(line, step.address) : null)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}
