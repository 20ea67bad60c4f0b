import { handLine } from '#words';
import { transcriptWords } from '#words/hand/transcript.ts';
import { NoteText } from '../note/NoteText.tsx';
import { type Hand, handOf } from './hand.ts';
import { plantedTree } from './lines/tree.ts';
import { VariationText } from './lines/VariationText.tsx';
import { PlayTable } from './PlayTable.tsx';
import { type Part, partOf } from './parts.ts';
import type { AnnotatedHandProps } from './props.ts';
import { ScoreTable } from './ScoreTable.tsx';
import { StepLine } from './StepLine.tsx';
import { type Timeline, timelineOf } from './timeline.ts';
import './transcript.css';

interface SectionProps {
  readonly hand: Hand;
  readonly timeline: Timeline;
  readonly props: AnnotatedHandProps;
}

function Deal({ hand, props }: Pick<SectionProps, 'hand' | 'props'>) {
  const { game, locale, words } = hand;
  const { deal } = props.record;
  const line = (cards: readonly string[]) => handLine(game.id, cards, locale);
  return (
    <dl className="transcript__deal">
      {game.seats.map((seat) => (
        <div key={seat}>
          <dt>{hand.who(seat)}</dt>
          <dd>{line(deal.hands[seat - 1] ?? [])}</dd>
        </div>
      ))}
      <div>
        <dt>{game.id === 'dobbm' ? words.dobb : words.talon}</dt>
        <dd>{line(deal.talon)}</dd>
      </div>
    </dl>
  );
}

interface PartProps extends SectionProps {
  readonly part: Part;
  readonly title: string | null;
}

/** The steps of one part of the hand, a line each; nothing if the hand has no such part. */
function Lines({ hand, timeline, props, part, title }: PartProps) {
  const steps = timeline.steps.filter(({ address }) => partOf(address) === part);
  if (steps.length === 0) return null;
  return (
    <>
      {title !== null && <h3>{title}</h3>}
      <ol className="transcript__steps">
        {steps.map((step) => (
          <StepLine key={step.address} hand={hand} step={step} note={props.notes[step.address]} />
        ))}
      </ol>
    </>
  );
}

/**
 * The whole hand in words, for print, search and readers without JavaScript: the deal, what was
 * said, the tricks, the notes and the score. Every step can be linked. Rendered by the server alone.
 */
export function HandTranscript(props: AnnotatedHandProps) {
  const hand = handOf(props);
  const timeline = timelineOf(props.game, props.record);
  const end = hand.game.view(timeline.end.state);
  const section = { hand, timeline, props };
  const { variations = [] } = props;
  const closing = props.notes.end;
  const tree = plantedTree(hand.game, timeline.steps, variations);
  const words = transcriptWords[hand.locale];
  return (
    <section className="transcript" aria-labelledby="transcript">
      <h2 id="transcript">{words.transcript}</h2>
      <div className="transcript__columns">
        <div>
          <Deal hand={hand} props={props} />
          <Lines {...section} part="start" title={null} />
          <Lines {...section} part="auction" title={words.auction} />
          <Lines {...section} part="exchange" title={words.exchange} />
          <Lines {...section} part="doubling" title={words.doubling} />
        </div>
        <div>
          <PlayTable
            hand={hand}
            steps={timeline.steps}
            notes={props.notes}
            title={<h3>{words.play}</h3>}
          />
          <Lines {...section} part="revoke" title={null} />
          <div id="end">
            <h3>{words.result}</h3>
            <p>{hand.result(end, hand.speech)}.</p>
            <ScoreTable hand={hand} view={end} />
            {closing && <NoteText note={closing} game={hand.game.id} locale={hand.locale} />}
          </div>
        </div>
      </div>
      {variations.length > 0 && (
        <section className="transcript__variations" aria-labelledby="variations">
          <h3 id="variations">{words.variations}</h3>
          {variations.map((variation) => (
            <VariationText key={variation.id} hand={hand} tree={tree} variation={variation} />
          ))}
        </section>
      )}
    </section>
  );
}
