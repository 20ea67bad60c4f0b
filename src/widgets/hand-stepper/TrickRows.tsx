import type { Seat, Trick } from '#engine';
import type { Step } from '#record/steps.ts';
import { NoteText } from '../note/NoteText.tsx';
import type { Notes } from '../note/segments.ts';
import { CardLabel } from './CardLabel.tsx';
import type { Hand } from './hand.ts';
import { momentOf } from './moment.ts';
import { placeInPlay } from './parts.ts';

export interface TrickRowsProps {
  readonly hand: Hand;
  /** The steps of this trick, the lead first. */
  readonly steps: readonly Step[];
  readonly notes: Notes;
  /** What a step is linked by; null if its place is elsewhere. */
  readonly addressOf: (step: Step) => string | null;
}

interface CellProps {
  readonly hand: Hand;
  readonly step: Step | undefined;
  readonly address: string | null;
  readonly leads: boolean;
  readonly wins: boolean;
}

function Cell({ hand, step, address, leads, wins }: CellProps) {
  if (step?.action?.type !== 'play') return <td />;
  const label = <CardLabel hand={hand} card={step.action.card} />;
  const shown = wins ? <strong>{label}</strong> : label;
  return (
    <td id={address ?? undefined} data-leads={leads || undefined} data-wins={wins || undefined}>
      {address === null ? shown : <a href={`#${address}`}>{shown}</a>}
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
export function TrickRows({ hand, steps, notes, addressOf }: TrickRowsProps) {
  const { game, locale } = hand;
  const [lead] = steps;
  const last = steps.at(-1);
  const trick = trickAfter(hand, last);
  const number = lead && placeInPlay(lead.address)?.trick;
  const points = last ? game.view(last.state).points : null;
  const stepOf = (seat: Seat) => steps.find((step) => step.seat === seat);
  return (
    <>
      <tr>
        <th scope="row">{number}</th>
        {game.seats.map((seat) => {
          const step = stepOf(seat);
          return (
            <Cell
              key={seat}
              hand={hand}
              step={step}
              address={step ? addressOf(step) : null}
              leads={lead?.seat === seat}
              wins={trick?.winner === seat}
            />
          );
        })}
        <td>{trick && points ? `${points.declarer} : ${points.defenders}` : null}</td>
      </tr>
      {steps.map((step) => {
        const { action } = step;
        const address = addressOf(step);
        const note = address === null ? undefined : notes[step.address];
        return note && action?.type === 'play' ? (
          <tr
            key={address}
            className="transcript__note"
            {...momentOf(hand, {
              address: step.address,
              anchor: address ?? step.address,
              card: action.card,
            })}
          >
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
