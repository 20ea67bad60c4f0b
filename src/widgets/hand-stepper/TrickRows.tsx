import type { Seat, Trick } from '#engine';
import type { Step } from '#record/steps.ts';
import { NoteText } from '../note/NoteText.tsx';
import type { Notes } from '../note/segments.ts';
import { CardLabel } from './CardLabel.tsx';
import type { Hand } from './hand.ts';

export interface TrickRowsProps {
  readonly hand: Hand;
  readonly number: number;
  /** The steps of this trick, the lead first. */
  readonly steps: readonly Step[];
  readonly notes: Notes;
}

interface CellProps {
  readonly hand: Hand;
  readonly step: Step | undefined;
  readonly leads: boolean;
  readonly wins: boolean;
}

function Cell({ hand, step, leads, wins }: CellProps) {
  if (step?.action?.type !== 'play') return <td />;
  const label = <CardLabel hand={hand} card={step.action.card} />;
  return (
    <td id={step.address} data-leads={leads || undefined} data-wins={wins || undefined}>
      <a href={`#${step.address}`}>{wins ? <strong>{label}</strong> : label}</a>
      {leads && <span className="sr-only"> ({hand.words.leads})</span>}
      {wins && <span className="sr-only"> ({hand.words.wins})</span>}
    </td>
  );
}

/** The trick that the last of these steps has finished, if it has. */
const trickAfter = (hand: Hand, step: Step | undefined): Trick | undefined => {
  if (!step) return undefined;
  const { trick, tricks } = hand.game.view(step.state);
  return trick === null || trick.cards.length === 0 ? tricks.at(-1) : undefined;
};

/** A trick of the transcript: a card a seat, the points so far, and the notes below. */
export function TrickRows({ hand, number, steps, notes }: TrickRowsProps) {
  const { game, locale } = hand;
  const [lead] = steps;
  const last = steps.at(-1);
  const trick = trickAfter(hand, last);
  const points = last ? game.view(last.state).points : null;
  const stepOf = (seat: Seat) => steps.find((step) => step.seat === seat);
  return (
    <>
      <tr>
        <th scope="row">{number}</th>
        {game.seats.map((seat) => (
          <Cell
            key={seat}
            hand={hand}
            step={stepOf(seat)}
            leads={lead?.seat === seat}
            wins={trick?.winner === seat}
          />
        ))}
        <td>{trick && points ? `${points.declarer} : ${points.defenders}` : null}</td>
      </tr>
      {steps.map(({ address, action }) => {
        const note = notes[address];
        return note && action?.type === 'play' ? (
          <tr key={address} className="transcript__note">
            <td colSpan={game.seats.length + 2}>
              <a href={`#${address}`}>
                <CardLabel hand={hand} card={action.card} />
              </a>
              <NoteText note={note} game={game.id} locale={locale} />
            </td>
          </tr>
        ) : null;
      })}
    </>
  );
}
