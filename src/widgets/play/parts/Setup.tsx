import { useState } from 'react';
import { GAME_IDS, type GameId } from '#engine';
import { STRENGTHS, type Strength } from '#players';
import { gameName } from '#words';
import { Choice } from '../../evening/parts/Choice.tsx';
import type { Pace, Playing } from '../game/saved.ts';
import type { PlayTongue } from '../tongue.ts';

/** What the reader wants to play. */
export interface Wish {
  readonly game: GameId;
  readonly players: number;
  readonly strength: Strength;
  readonly pace: Pace;
}

export interface SetupProps {
  readonly tongue: PlayTongue;
  /** The table before, whose strength and pace are offered again. */
  readonly before: Playing | null;
  readonly onBegin: (wish: Wish) => void;
}

const COMPANIES: Readonly<Record<GameId, readonly number[]>> = { droggn: [3, 4], dobbm: [4, 5] };

const PACES: readonly Pace[] = ['calm', 'brisk'];

/** The game, the company, the strength of the others. */
export function Setup({ tongue: { words }, before, onBegin }: SetupProps) {
  const [game, setGame] = useState<GameId>(
    before?.course.kind === 'evening' ? before.course.evening.terms.game : 'droggn',
  );
  const [more, setMore] = useState(false);
  const [strength, setStrength] = useState<Strength>(before?.strength ?? 'ordinary');
  const [pace, setPace] = useState<Pace>(before?.pace ?? 'calm');
  const company = COMPANIES[game];
  const players = company[more ? 1 : 0] ?? 3;
  return (
    <form
      className="play-setup"
      onSubmit={(event) => {
        event.preventDefault();
        onBegin({ game, players, strength, pace });
      }}
    >
      <Choice
        name="game"
        legend={words.game}
        value={game}
        options={GAME_IDS.map((id) => ({ value: id, label: gameName(id) }))}
        onChoose={setGame}
      />
      <Choice
        name="players"
        legend={words.company}
        value={more}
        options={company.map((count, index) => ({
          value: index === 1,
          label: words.players(count),
        }))}
        onChoose={setMore}
      />
      <p className="play-setup__hint">{words.dealerRests}</p>
      <Choice
        name="strength"
        legend={words.strength}
        value={strength}
        options={STRENGTHS.map((one) => ({ value: one, label: words.strengths[one] }))}
        onChoose={setStrength}
      />
      <p className="play-setup__hint">{words.strengthSays[strength]}</p>
      <Choice
        name="pace"
        legend={words.pace}
        value={pace}
        options={PACES.map((one) => ({ value: one, label: words.paces[one] }))}
        onChoose={setPace}
      />
      <button type="submit" className="play__button" data-main>
        {words.begin}
      </button>
    </form>
  );
}
