import { transcriptWords } from '#words/hand/transcript.ts';
import { NoteText } from '../../note/NoteText.tsx';
import type { Hand } from '../hand.ts';
import { PlayTable } from '../PlayTable.tsx';
import { placeInPlay } from '../parts.ts';
import type { Variation } from '../props.ts';
import { ScoreTable } from '../ScoreTable.tsx';
import { StepLine } from '../StepLine.tsx';
import { addressIn } from './addressIn.ts';
import { branchOf, stepsOf, type Tree } from './tree.ts';

export interface VariationTextProps {
  readonly hand: Hand;
  readonly tree: Tree;
  readonly variation: Variation;
}

/** A variation of the author's in words, below the transcript of the record. */
export function VariationText({ hand, tree, variation }: VariationTextProps) {
  const { id, title, notes } = variation;
  const { game, locale } = hand;
  const words = transcriptWords[locale];
  const branch = branchOf(tree, id);
  const replaced = branch && tree.trunk[branch.at + 1];
  const last = branch?.steps.at(-1);
  if (!branch || !replaced || !last) return null;
  const said = branch.steps.filter(({ address }) => placeInPlay(address) === null);
  const facts = { ...replaced, after: game.view(replaced.state) };
  const end = game.view(last.state);
  return (
    <section aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      <p className="transcript__instead">
        {words.instead} <a href={`#${replaced.address}`}>{hand.step(facts, hand.speech)}</a>
      </p>
      {said.length > 0 && (
        <ol className="transcript__steps">
          {said.map((step) => (
            <StepLine
              key={step.address}
              hand={hand}
              step={step}
              note={notes[step.address]}
              address={addressIn(id, step.address)}
            />
          ))}
        </ol>
      )}
      <PlayTable
        hand={hand}
        steps={stepsOf(tree, id)}
        notes={notes}
        line={id}
        from={branch.at + 1}
      />
      {end.score && (
        <div id={addressIn(id, 'end')}>
          <p>{hand.result(end, hand.speech)}.</p>
          <ScoreTable hand={hand} view={end} />
        </div>
      )}
      {notes.end && <NoteText note={notes.end} game={game.id} locale={locale} />}
    </section>
  );
}
