import { useRef, useState } from 'react';
import { focusSoon } from '../focus.ts';
import { cautionsOf } from '../record/cautions.ts';
import { loadReferee } from '../record/referee.ts';
import { FileButton } from './FileButton.tsx';
import type { FieldProps } from './fieldProps.ts';

/** A hand record, pasted or opened, as the entry. The reader is fetched when it is needed. */
export default function RecordField({ talk, draft, asked, sitting, onChange }: FieldProps) {
  const { entry, locale } = talk;
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState<readonly string[]>([]);
  const tell = (sentences: readonly string[]): void => {
    setSaid(sentences);
    talk.say(sentences.join(' '));
  };

  const read = async (text: string): Promise<void> => {
    const reader = await loadReferee().catch(() => null);
    if (!reader) {
      tell([talk.words.notLoaded]);
      return;
    }
    const result = reader.readRecord(text, locale);
    if (!result.ok) {
      tell([result.error]);
      return;
    }
    const record = result.value;
    const cautions = cautionsOf(record, asked.terms, sitting, talk);
    const fits = record.game === asked.terms.game;
    tell(fits ? [...cautions, entry.recordRead] : cautions);
    if (fits) onChange({ record: text, played: record.played });
  };

  const open = async (file: File): Promise<void> => {
    const text = await file.text();
    onChange({ record: text, played: null });
    await read(text);
  };

  const again = (): void => {
    setSaid([]);
    onChange({ played: null });
    focusSoon(() => field.current);
  };

  const remarks = said.map((sentence) => <p key={sentence}>{sentence}</p>);
  if (draft.played)
    return (
      <div className="record" data-field="record">
        {remarks.length > 0 ? remarks : <p>{entry.recordRead}</p>}
        <div className="buttons">
          <button type="button" onClick={again}>
            {entry.readAgain}
          </button>
        </div>
      </div>
    );
  const text = draft.record ?? '';
  return (
    <div className="record" data-field="record">
      <label>
        <span className="record__name">{entry.record}</span>
        <span className="record__hint">{entry.recordHint}</span>
        <textarea
          ref={field}
          rows={9}
          spellCheck={false}
          value={text}
          onChange={(event) => onChange({ record: event.target.value, played: null })}
        />
      </label>
      <div className="buttons">
        <button type="button" onClick={() => read(text)}>
          {entry.read}
        </button>
        <FileButton label={entry.openRecord} accept=".yaml,.yml,.json,.txt" onFile={open} />
      </div>
      <div className="record__said">{remarks}</div>
    </div>
  );
}
