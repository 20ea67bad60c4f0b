import { GAME_IDS, type GameId } from '#engine';
import { STRENGTHS, type Strength } from '#players';
import { gameName } from '#words';
import { Choice } from '../../evening/parts/Choice.tsx';
import type { Pace } from '../game/saved.ts';
import type { PlayTongue } from '../tongue.ts';

/** What the reader wants to play. */
export interface Wish {
  readonly game: GameId;
  /** Whether one more sits at the table than play. */
  readonly more: boolean;
  readonly strength: Strength;
  readonly pace: Pace;
}

export interface SetupProps {
  readonly tongue: PlayTongue;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  readonly onBegin: () => void;
}

export const COMPANIES: Readonly<Record<GameId, readonly number[]>> = {
  droggn: [3, 4],
  dobbm: [4, 5],
};

const PACES: readonly Pace[] = ['calm', 'brisk'];

/** The game, the company, the strength of the others. */
export function Setup({ tongue: { words }, wish, onWish, onBegin }: SetupProps) {
  const { game, more, strength, pace } = wish;
  return (
    <form
      className="play-setup"
      onSubmit={(event) => {
        event.preventDefault();
        onBegin();
      }}
    >
      <Choice
        name="game"
        legend={words.game}
        value={game}
        options={GAME_IDS.map((id) => ({ value: id, label: gameName(id) }))}
        onChoose={(chosen) => onWish({ ...wish, game: chosen })}
      />
      <Choice
        name="players"
        legend={words.company}
        value={more}
        options={COMPANIES[game].map((count, index) => ({
          value: index === 1,
          label: words.players(count),
        }))}
        onChoose={(chosen) => onWish({ ...wish, more: chosen })}
      />
      <p className="play-setup__hint">{words.dealerRests}</p>
      <Choice
        name="strength"
        legend={words.strength}
        value={strength}
        options={STRENGTHS.map((one) => ({ value: one, label: words.strengths[one] }))}
        onChoose={(chosen) => onWish({ ...wish, strength: chosen })}
      />
      <p className="play-setup__hint">{words.strengthSays[strength]}</p>
      <Choice
        name="pace"
        legend={words.pace}
        value={pace}
        options={PACES.map((one) => ({ value: one, label: words.paces[one] }))}
        onChoose={(chosen) => onWish({ ...wish, pace: chosen })}
      />
      <button type="submit" className="play__button" data-main>
        {words.begin}
      </button>
    </form>
  );
}
