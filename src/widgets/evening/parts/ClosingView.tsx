import type { Account, ClosingCall, Terms } from '#engine';
import type { Talk } from '../talk.ts';
import { RuleLink } from './RuleLink.tsx';

export interface ClosingViewProps {
  readonly talk: Talk;
  readonly terms: Terms;
  readonly account: Account;
  readonly onCall: (entry: ClosingCall) => void;
}

/** The end of the evening is called: the last three hands, or the Mußrunde. */
export function ClosingView({ talk, terms, account, onCall }: ClosingViewProps) {
  const { words } = talk;
  const { next } = account;
  if (next.kind === 'over' || next.closing) return null;
  const isDroggn = terms.game === 'droggn';
  return (
    <details className="closing">
      <summary>{isDroggn ? words.lastThree : words.mussrunde}</summary>
      <p>
        {isDroggn ? words.lastThreeMeans : words.mussrundeMeans}{' '}
        <RuleLink
          talk={talk}
          rule={isDroggn ? 'droggn/scoring/last-three-hands' : 'dobbm/session/mussrunde'}
        />
      </p>
      <div className="buttons">
        <button
          type="button"
          onClick={() => onCall({ type: isDroggn ? 'last-three' : 'mussrunde' })}
        >
          {isDroggn ? words.lastThree : words.mussrunde}
        </button>
      </div>
    </details>
  );
}
