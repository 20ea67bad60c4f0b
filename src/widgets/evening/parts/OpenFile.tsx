import { useState } from 'react';
import type { Evening } from '#engine';
import type { Talk } from '../talk.ts';
import { FileButton } from './FileButton.tsx';
import './open-file.css';

export interface OpenFileProps {
  readonly talk: Talk;
  readonly onOpen: (evening: Evening) => void;
}

/** Opens a saved evening. A damaged file is refused as a whole, with its line and the reason. */
export function OpenFile({ talk, onOpen }: OpenFileProps) {
  const { words } = talk;
  const [refused, setRefused] = useState<{ name: string; reason: string } | null>(null);
  const open = async (file: File): Promise<void> => {
    const exchange = await import('../files/exchange.ts').catch(() => null);
    const read = await exchange?.openEveningFile(file, talk);
    if (read?.ok) {
      setRefused(null);
      onOpen(read.value);
      return;
    }
    const reason = read ? read.error : words.notLoaded;
    setRefused({ name: file.name, reason });
    talk.say(`${words.refused(file.name)} ${reason}`);
  };
  return (
    <>
      <FileButton label={words.openFile} accept=".json,.csv,.txt" onFile={open} />
      <div className="open-file__refused">
        {refused && (
          <>
            <p>{words.refused(refused.name)}</p>
            <p>{refused.reason}</p>
          </>
        )}
      </div>
    </>
  );
}
