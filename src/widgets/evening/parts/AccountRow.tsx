import { lazy, Suspense, useId, useState } from 'react';
import { type EveningEntry, type Posting, playersOf } from '#engine';
import { contractName, plain, signed } from '#words';
import { namesIn } from '../talk.ts';
import type { AccountTableProps } from './AccountTable.tsx';

const RowDetails = lazy(() => import('./RowDetails.tsx'));

export interface AccountRowProps extends AccountTableProps {
  readonly posting: Posting;
  /** Null for anything but a hand with a declarer. */
  readonly number: number | null;
}

const labelOf = (props: AccountRowProps) => {
  const { posting, number, talk } = props;
  const { words } = talk;
  switch (posting.kind) {
    case 'hand': {
      const { contract, multiplier } = posting.hand;
      return (
        <>
          <span className="account__number">{number}</span>
          <span>
            {contractName(contract)}
            {multiplier > 1 && ` ${words.doubledTo(multiplier)}`}
          </span>
        </>
      );
    }
    case 'thrown-in':
      return <em>{words.thrownIn}</em>;
    case 'call':
      return <em>{words.calls[posting.closing.kind]}</em>;
    case 'impossible':
      return (
        <span>
          <em>{words.impossible}</em>
          {`: ${entryName(posting.entry, props)}`}
        </span>
      );
  }
};

/** What an entry that counts for nothing was meant to be: `Cilli, Ansager`. */
const entryName = (entry: EveningEntry, { terms, talk }: AccountRowProps): string => {
  const { words } = talk;
  switch (entry.type) {
    case 'hand':
      return `${namesIn(talk, terms)(entry.declarer)}, ${contractName(entry.contract)}`;
    case 'played':
      return words.fromRecord;
    case 'thrown-in':
      return words.thrownIn;
    case 'last-three':
    case 'mussrunde':
      return words.calls[entry.type];
  }
};

/** What stands in a player's column: his new score and what it changed by, or his payment. */
function Cells({ posting, terms, talk }: AccountRowProps) {
  const payments =
    posting.kind === 'hand'
      ? posting.hand.payments
      : posting.kind === 'thrown-in'
        ? posting.stockerl?.payments
        : undefined;
  const declarer = posting.kind === 'hand' ? posting.hand.declarer : null;
  const resting = 'sitting' in posting ? posting.sitting.resting : null;
  const name = namesIn(talk, terms);
  return playersOf(terms.players.length).map((player) => (
    <td key={player} data-own={player === declarer} data-rests={player === resting}>
      {terms.game === 'dobbm'
        ? payments && signed(payments[player - 1] ?? 0)
        : posting.kind === 'hand' &&
          player === declarer && (
            <>
              <span className="sr-only">{name(player)}: </span>
              <span className="account__change">{signed(posting.hand.score)}</span>
              <span className="account__score">{plain(posting.scores[player - 1] ?? 0)}</span>
            </>
          )}
    </td>
  ));
}

/** One entry. Its title opens what it came to and what can be done with it. */
export function AccountRow(props: AccountRowProps) {
  const { posting, terms, correcting, act } = props;
  const [toggled, setToggled] = useState<boolean | null>(null);
  const id = useId();
  // What cannot be says so without being asked.
  const open = toggled ?? posting.kind === 'impossible';
  const wide = posting.kind === 'call' || posting.kind === 'impossible';
  return (
    <>
      <tr
        className="account__row"
        data-kind={posting.kind}
        data-open={open}
        data-correcting={correcting === posting.at}
      >
        <th scope="row" colSpan={wide ? terms.players.length + 1 : 1}>
          {act ? (
            <button
              type="button"
              className="account__title"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setToggled(!open)}
            >
              {labelOf(props)}
            </button>
          ) : (
            <span className="account__title">{labelOf(props)}</span>
          )}
        </th>
        {!wide && <Cells {...props} />}
      </tr>
      <tr id={id} className="account__more" hidden={!open}>
        <td colSpan={terms.players.length + 1}>
          {open && (
            <Suspense>
              <RowDetails {...props} />
            </Suspense>
          )}
        </td>
      </tr>
    </>
  );
}
