import { doingWords } from '#words/hand/doing.ts';
import type { DoingProps } from './Doing.tsx';

/** Stops the hand because somebody has revoked: at any time between the auction and the end. */
export function Revoke({ scene, dispatch }: DoingProps) {
  const { hand, current } = scene;
  const { game, locale, who } = hand;
  const words = doingWords[locale];
  const seats = game.seats.filter((seat) => game.apply(current.state, { type: 'revoke', seat }).ok);
  if (seats.length === 0) return null;
  return (
    <details className="step-deed__revoke">
      <summary>{words.revoked}</summary>
      <div className="step-deed__words">
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            onClick={() => dispatch({ type: 'act', action: { type: 'revoke', seat } })}
          >
            {who(seat)} <span className="sr-only">{words.hasRevoked}</span>
          </button>
        ))}
      </div>
    </details>
  );
}
