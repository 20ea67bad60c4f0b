import { useEffect, useState } from 'react';
import { accountOf, type Evening } from '#engine';
import type { EveningTongue } from '#words';
import { AccountTable } from '../../evening/parts/AccountTable.tsx';
import { type RuleNumbers, talkOf } from '../../evening/talk.ts';
import '../../evening/evening.css';
import type { PlayTongue } from '../tongue.ts';

export interface AccountViewProps {
  readonly tongue: PlayTongue;
  readonly evening: Evening;
  readonly ruleNumbers: RuleNumbers;
}

/** How the evening stands, as the session engine adds it up. */
export default function AccountView({ tongue, evening, ruleNumbers }: AccountViewProps) {
  const [words, setWords] = useState<EveningTongue | null>(null);
  useEffect(() => {
    let here = true;
    void tongue.evening().then((loaded) => here && setWords(loaded));
    return () => {
      here = false;
    };
  }, [tongue]);
  if (!words) return <p>{tongue.words.opening}</p>;
  const talk = talkOf(words, ruleNumbers, () => undefined);
  return (
    <AccountTable
      talk={talk}
      terms={evening.terms}
      account={accountOf(evening)}
      correcting={null}
    />
  );
}
