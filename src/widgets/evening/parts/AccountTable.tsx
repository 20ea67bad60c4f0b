import type { Account, Posting, Terms } from '#engine';
import { plain, schillingFigure, signed } from '#words';
import type { KeptAction } from '../book/keptReducer.ts';
import type { Talk } from '../talk.ts';
import { AccountRow } from './AccountRow.tsx';
import './account.css';

export interface AccountTableProps {
  readonly talk: Talk;
  readonly terms: Terms;
  readonly account: Account;
  /** The entry that is being corrected, if any. */
  readonly correcting: number | null;
  /** Without it the table is only read. */
  readonly act?: ((action: KeptAction) => void) | undefined;
}

/** Each posting with its number; a hand with a declarer alone has one. */
const numbered = (
  postings: readonly Posting[],
): readonly { posting: Posting; number: number | null }[] => {
  let hands = 0;
  return postings.map((posting) => {
    if (posting.kind !== 'hand') return { posting, number: null };
    hands += 1;
    return { posting, number: hands };
  });
};

function Totals({ talk, terms, account }: AccountTableProps) {
  const { words, locale } = talk;
  const { scores, balance, settlement } = account;
  const isDroggn = terms.game === 'droggn';
  const row = (title: string, figures: readonly string[], strong: boolean) => (
    <tr data-strong={strong}>
      <th scope="row">{title}</th>
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: players keep their places
        <td key={index}>{figure}</td>
      ))}
    </tr>
  );
  const money = settlement.amounts.map((amount) =>
    schillingFigure(amount, settlement.unit, locale),
  );
  return (
    <tfoot>
      {isDroggn && row(words.score, scores.map(plain), true)}
      {isDroggn && row(words.balance, balance.map(signed), false)}
      {row(words.inSchilling, money, !isDroggn)}
    </tfoot>
  );
}

/**
 * The running account, one row an entry. Droggn as on paper: the declarer's score alone is written,
 * in his column. Dobbm: what each wins or pays.
 */
export function AccountTable(props: AccountTableProps) {
  const { talk, terms, account } = props;
  const { words } = talk;
  return (
    <div className="account">
      <table className="account__table" data-game={terms.game}>
        <caption className="sr-only">{words.account}</caption>
        <thead>
          <tr>
            <th scope="col">{words.hand}</th>
            {terms.players.map((name) => (
              <th key={name} scope="col" title={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(account.postings).map(({ posting, number }) => (
            <AccountRow key={posting.at} {...props} posting={posting} number={number} />
          ))}
        </tbody>
        <Totals {...props} />
      </table>
      {account.postings.length === 0 && <p className="account__empty">{words.nothingYet}</p>}
    </div>
  );
}
