import type { Account, Terms, Transfer } from '#engine';
import { money, signedMoney } from '#words';
import { namesIn, type Talk } from '../talk.ts';
import { RuleLink } from './RuleLink.tsx';
import './settlement.css';

export interface SettlementViewProps {
  readonly talk: Talk;
  readonly terms: Terms;
  readonly account: Account;
}

/** Who owes whom. */
export function SettlementView({ talk, terms, account }: SettlementViewProps) {
  const { words, locale } = talk;
  const { unit, amounts, transfers, pairs } = account.settlement;
  const name = namesIn(talk, terms);
  const list = (payments: readonly Transfer[]) => (
    <ul className="settlement__payments">
      {payments.map(({ from, to, amount }) => (
        <li key={`${from}-${to}`}>
          {words.pays(name(from), name(to), money(amount, unit, locale))}
        </li>
      ))}
    </ul>
  );
  const isDroggn = terms.game === 'droggn';
  return (
    <div className="settlement">
      <p className="settlement__sum">
        {amounts
          .map((amount, index) => `${terms.players[index]} ${signedMoney(amount, unit, locale)}`)
          .join(', ')}
        . {words.sumsToZero}{' '}
        <RuleLink
          talk={talk}
          rule={isDroggn ? 'droggn/scoring/settlement' : 'dobbm/session/cash-each-hand'}
        />
      </p>
      {!isDroggn && <p>{words.alreadyPaid}</p>}
      {isDroggn && transfers.length > 0 && <p className="settlement__way">{words.fewest}</p>}
      {transfers.length === 0 ? <p>{words.nobodyPays}</p> : list(transfers)}
      {pairs.length > 0 && (
        <details>
          <summary>{words.asAtTheTable}</summary>
          {list(pairs)}
        </details>
      )}
    </div>
  );
}
