import type { Action, TableView } from '#engine';
import type { EditorWords } from '#words';
import type { Hand } from '../../hand-stepper/hand.ts';

export interface RevokeProps {
  readonly hand: Hand;
  readonly words: EditorWords;
  readonly view: TableView;
  readonly onAct: (action: Action) => void;
}

/** Stops the hand because somebody has revoked, at any time after the auction. */
export function Revoke({ hand, words, view, onAct }: RevokeProps) {
  if (view.declarer === null || view.phase === 'auction' || view.phase === 'over') return null;
  return (
    <details className="play-revoke">
      <summary>{words.revoked}</summary>
      <div className="workshop__buttons">
        {hand.game.seats.map((seat) => (
          <button key={seat} type="button" onClick={() => onAct({ type: 'revoke', seat })}>
            {words.revoke(hand.who(seat))}
          </button>
        ))}
      </div>
    </details>
  );
}
