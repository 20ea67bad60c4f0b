import { accountOf } from '#engine';
import { eveningEnglish, eveningGerman, eveningTextWords, type Locale } from '#words';
import { EXAMPLE } from './example.ts';
import { AccountTable } from './parts/AccountTable.tsx';
import { Plot } from './parts/Plot.tsx';
import { ScoreLines } from './parts/ScoreLines.tsx';
import { SettlementView } from './parts/SettlementView.tsx';
import { sentenceOf } from './result.ts';
import { type RuleNumbers, talkOf } from './talk.ts';
import './example.css';

export interface EveningExampleProps {
  readonly locale: Locale;
  readonly ruleNumbers: RuleNumbers;
}

/** An evening worked out, for those who read and for those without a script. Nothing in it moves. */
export function EveningExample({ locale, ruleNumbers }: EveningExampleProps) {
  const talk = talkOf(
    locale === 'de' ? eveningGerman : eveningEnglish,
    ruleNumbers,
    () => undefined,
  );
  const { terms } = EXAMPLE;
  const account = accountOf(EXAMPLE);
  return (
    <div className="evening-example">
      <p>{eveningTextWords[locale].exampleCaption}</p>
      <div className="evening-example__sums">
        <AccountTable talk={talk} terms={terms} account={account} correcting={null} />
        <Plot talk={talk} terms={terms} account={account} />
        <SettlementView talk={talk} terms={terms} account={account} />
      </div>
      <ol className="evening-example__hands">
        {account.postings.map((posting) => (
          <li key={posting.at}>
            <p>{sentenceOf(posting, terms, talk)}</p>
            {posting.kind === 'hand' && (
              <ScoreLines talk={talk} terms={terms} hand={posting.hand} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
