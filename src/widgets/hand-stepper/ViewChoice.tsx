import type { Dispatch } from 'react';
import type { Hand } from './hand.ts';
import type { Shown, StepperAction } from './state.ts';

export interface ViewChoiceProps {
  readonly hand: Hand;
  readonly shown: Shown;
  readonly dispatch: Dispatch<StepperAction>;
}

/** All hands, or one player's view of the table. */
export function ViewChoice({ hand, shown, dispatch }: ViewChoiceProps) {
  const { words, game, who } = hand;
  return (
    <label className="step-view" data-pagefind-ignore="">
      <span>{words.view}</span>{' '}
      <select
        value={String(shown)}
        onChange={({ currentTarget: { value } }) => {
          const seat = game.seats.find((one) => String(one) === value);
          dispatch({ type: 'show', shown: seat ?? 'all' });
        }}
      >
        <option value="all">{words.allHands}</option>
        {game.seats.map((seat) => (
          <option key={seat} value={String(seat)}>
            {words.onlyHandOf(who(seat))}
          </option>
        ))}
      </select>
    </label>
  );
}
