import type { Dispatch } from 'react';
import { seatAfter, type TableView } from '#engine';
import type { Hand } from './hand.ts';
import { ModeChoice } from './ModeChoice.tsx';
import { bottomSeat } from './seating.ts';
import type { Shown, StepperAction, StepperState } from './state.ts';
import './view-choice.css';

export interface ViewChoiceProps {
  readonly hand: Hand;
  /** The table at the last step that is known. */
  readonly end: TableView;
  readonly state: StepperState;
  readonly dispatch: Dispatch<StepperAction>;
}

/**
 * What one does with the hand; whose cards are shown, from which side of the table, and whether
 * before the exchange.
 */
export function ViewChoice({ hand, end, state, dispatch }: ViewChoiceProps) {
  const { words, game, who } = hand;
  const choose = (value: string): void => {
    const seat: Shown | undefined = game.seats.find((one) => String(one) === value);
    dispatch({ type: 'show', shown: seat ?? (value === 'defenders' ? value : 'all') });
  };
  const turn = (): void =>
    dispatch({ type: 'turn', bottom: seatAfter(bottomSeat(end, state), 1, game.seats.length) });
  return (
    <div className="step-view" data-pagefind-ignore="">
      <ModeChoice hand={hand} state={state} dispatch={dispatch} />
      <div className="step-view__row">
        <select
          aria-label={words.view}
          value={String(state.shown)}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="all">{words.allHands}</option>
          {end.declarer !== null && <option value="defenders">{words.onlyDefenders}</option>}
          {game.seats.map((seat) => (
            <option key={seat} value={String(seat)}>
              {words.onlyHandOf(who(seat))}
            </option>
          ))}
        </select>
        {(end.talonTaken || state.mode !== 'read') && (
          <button
            type="button"
            aria-pressed={state.dealt}
            onClick={() => dispatch({ type: 'dealt', dealt: !state.dealt })}
          >
            {words.asDealt}
          </button>
        )}
        <button type="button" onClick={turn} aria-label={words.turnTable} title={words.turnTable}>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M19 12a7 7 0 1 1-2.2-5.1M17 3v4.2h-4.2" />
          </svg>
        </button>
      </div>
    </div>
  );
}
