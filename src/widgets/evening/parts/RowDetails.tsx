import { nextAt } from '../book/kept.ts';
import { replay, sayPlayed } from '../record/referee.ts';
import { sentenceOf } from '../result.ts';
import { companyOf, namesIn } from '../talk.ts';
import type { AccountRowProps } from './AccountRow.tsx';
import { RuleLink } from './RuleLink.tsx';
import { ScoreLines } from './ScoreLines.tsx';

function What(props: AccountRowProps) {
  const { posting, terms, talk, account } = props;
  const { words } = talk;
  const name = namesIn(talk, terms);
  switch (posting.kind) {
    case 'hand': {
      const { dealer, resting } = posting.sitting;
      const dealt = resting === null ? words.dealtBy : words.dealtAndRested;
      const played = posting.entry.type === 'played' ? `; ${words.fromRecord}` : '';
      return (
        <>
          <p>
            {sentenceOf(posting, terms, talk)}. {`${dealt(name(dealer))}${played}.`}
          </p>
          <ScoreLines talk={talk} terms={terms} hand={posting.hand} />
        </>
      );
    }
    case 'thrown-in':
      return (
        <p>
          {sentenceOf(posting, terms, talk)}. {`${words.dealtBy(name(posting.sitting.dealer))}.`}{' '}
          <RuleLink talk={talk} rule={`${terms.game}/deal/thrown-in-redeal`} />
        </p>
      );
    case 'call': {
      const { kind } = posting.closing;
      const isLastThree = kind === 'last-three';
      return (
        <p>
          {isLastThree ? words.lastThreeMeans : words.mussrundeMeans}{' '}
          <RuleLink
            talk={talk}
            rule={isLastThree ? 'droggn/scoring/last-three-hands' : 'dobbm/session/mussrunde'}
          />
        </p>
      );
    }
    case 'impossible': {
      const entries = account.postings.map(({ entry }) => entry);
      const next = nextAt({ title: '', date: '', terms, entries }, posting.at, replay);
      const sitting = next.kind === 'deal' ? next.sitting : null;
      return (
        <p className="account__refusal">
          {talk.refusal(posting.refusal, companyOf(talk, terms, sitting), sayPlayed)}{' '}
          <RuleLink talk={talk} rule={posting.refusal.rule} />
        </p>
      );
    }
  }
}

/** What an entry came to, line by line, and what can be done with it. */
export default function RowDetails(props: AccountRowProps) {
  const { posting, talk, act, correcting } = props;
  const { words } = talk;
  const { at } = posting;
  const isCall = posting.entry.type === 'last-three' || posting.entry.type === 'mussrunde';
  const isAfterEnd = posting.kind === 'impossible' && posting.refusal.kind === 'evening-over';
  return (
    <div className="account__details">
      <What {...props} />
      {act && correcting === null && (
        <div className="buttons">
          {!isCall && !isAfterEnd && (
            <button type="button" onClick={() => act({ type: 'correct', at })}>
              {words.correct}
            </button>
          )}
          {!isAfterEnd && (
            <button type="button" onClick={() => act({ type: 'insert', at })}>
              {words.insertBefore}
            </button>
          )}
          <button type="button" onClick={() => act({ type: 'remove', at })}>
            {isCall ? words.takeCallBack : words.takeOut}
          </button>
        </div>
      )}
    </div>
  );
}
