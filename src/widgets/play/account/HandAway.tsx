import { useEffect, useState } from 'react';
import { type HandRecord, linkOf, linkRefusalSentence } from '#record';
import type { DeskWords } from '#words';
import { TakeAway } from '../../hand-desk/TakeAway.tsx';
import type { PlayTongue } from '../tongue.ts';

export interface HandAwayProps {
  readonly tongue: PlayTongue;
  readonly record: HandRecord;
}

/** A finished hand as a link, a file or plain text. */
export default function HandAway({ tongue, record }: HandAwayProps) {
  const [words, setWords] = useState<DeskWords | null>(null);
  useEffect(() => {
    let here = true;
    void tongue.desk().then((loaded) => here && setWords(loaded));
    return () => {
      here = false;
    };
  }, [tongue]);
  if (!words) return <p>{tongue.words.opening}</p>;
  const link = linkOf(record);
  return (
    <TakeAway
      record={record}
      locale={tongue.locale}
      words={words}
      letters={link.ok ? link.value : null}
      refusal={link.ok ? null : linkRefusalSentence(link.error, tongue.locale)}
      next={null}
    />
  );
}
