import { useState } from 'react';
import { games } from '#engine';
import { STRENGTHS, type Strength } from '#players';
import { replay } from '#record';
import { gameName } from '#words';
import { Choice } from '../../evening/parts/Choice.tsx';
import { handOf } from '../../hand-stepper/hand.ts';
import type { Opening } from '../game/opening.ts';
import type { Playing } from '../game/saved.ts';
import type { PlayTongue } from '../tongue.ts';

export interface FromHereProps {
  readonly tongue: PlayTongue;
  readonly from: NonNullable<Opening['from']>;
  readonly onTake: (playing: Omit<Playing, 'seed'>) => void;
}

/** A hand of a link at one of its steps: which seat does the reader take? */
export default function FromHere({ tongue, from, onTake }: FromHereProps) {
  const { words, stepper, locale } = tongue;
  const [strength, setStrength] = useState<Strength>('ordinary');
  const { record } = from;
  const game = games[record.game];
  const hand = handOf({ game, words: stepper, locale, record, title: '', notes: {} });
  const last = replay(record).steps.at(-1);
  const after = last && game.view(last.state);
  const step = last && after ? hand.step({ ...last, after }, hand.speech) : '';
  return (
    <div className="play-setup">
      <h2>
        {words.fromHere}: {gameName(record.game)}
      </h2>
      <p>{words.fromHereText(step)}</p>
      <Choice
        name="strength"
        legend={words.strength}
        value={strength}
        options={STRENGTHS.map((one) => ({ value: one, label: words.strengths[one] }))}
        onChoose={setStrength}
      />
      <div className="play__buttons">
        {game.seats.map((seat) => (
          <button
            key={seat}
            type="button"
            className="play__button"
            data-main={seat === after?.turn || undefined}
            onClick={() =>
              onTake({
                strength,
                pace: 'calm',
                hand: 0,
                actions: record.actions,
                course: { kind: 'single', record, seat },
              })
            }
          >
            {words.takeSeat(hand.who(seat))}
          </button>
        ))}
      </div>
    </div>
  );
}
