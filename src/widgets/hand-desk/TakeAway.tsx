import { useId, useRef, useState } from 'react';
import { type HandRecord, printRecord, transcript } from '#record';
import { saveFile } from '#widgets/saveFile.ts';
import type { DeskWords, Locale } from '#words';
import { handAddress } from './address.ts';
import { copy } from './copy.ts';
import './take-away.css';

export interface TakeAwayProps {
  readonly record: HandRecord;
  readonly locale: Locale;
  readonly words: DeskWords;
  /** The hand in letters; null if it has no link. */
  readonly letters: string | null;
  /** Why it has none. */
  readonly refusal: string | null;
  /** Where else the hand can be opened. */
  readonly next: { readonly href: string; readonly text: string } | null;
}

type Kind = 'link' | 'record' | 'text' | 'embed';

/** The lines that put the hand on somebody's page. */
const frameOf = (letters: string, locale: Locale): string => {
  const { href } = new URL(handAddress('embed', letters, locale), location.href);
  return `<iframe src="${href}" width="100%" height="900" style="border: 0" loading="lazy"></iframe>`;
};

/** The hand as a link, as a record and as plain text: to copy, to save, to print. */
export function TakeAway(props: TakeAwayProps) {
  const { record, locale, words, letters, refusal, next } = props;
  const [said, setSaid] = useState('');
  const [marked, setMarked] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const address =
    letters === null ? null : new URL(handAddress('viewer', letters, locale), location.href).href;
  const texts: Readonly<Record<'record' | 'text', () => string>> = {
    record: () => printRecord(record),
    text: () => `${transcript(record, locale).join('\n')}\n`,
  };
  const take = async (kind: Kind, text: string): Promise<void> => {
    const done = await copy(text);
    setSaid(done ? words.copied[kind] : words.notCopied);
    if (done) setMarked(null);
    else if (kind === 'link') field.current?.select();
    else setMarked(text);
  };
  const file = (kind: 'yaml' | 'txt'): string => `${words.fileName}-${record.game}.${kind}`;
  return (
    <section className="take-away" aria-labelledby={id} data-pagefind-ignore="">
      <h3 id={id}>{words.takeAway}</h3>
      {address === null ? (
        <p>{refusal}</p>
      ) : (
        <div className="take-away__link">
          <label>
            <span>{words.link}</span>
            <input
              ref={field}
              type="text"
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
            />
          </label>
          <button type="button" onClick={() => take('link', address)}>
            {words.copyLink}
          </button>
        </div>
      )}
      <div className="take-away__buttons">
        <button type="button" onClick={() => take('record', texts.record())}>
          {words.copyRecord}
        </button>
        <button
          type="button"
          onClick={() =>
            saveFile({ name: file('yaml'), type: 'application/yaml', text: texts.record() })
          }
        >
          {words.saveRecord}
        </button>
        <button type="button" onClick={() => take('text', texts.text())}>
          {words.copyText}
        </button>
        <button
          type="button"
          onClick={() => saveFile({ name: file('txt'), type: 'text/plain', text: texts.text() })}
        >
          {words.saveText}
        </button>
        {letters !== null && (
          <button type="button" onClick={() => take('embed', frameOf(letters, locale))}>
            {words.copyEmbed}
          </button>
        )}
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
        {next && <a href={next.href}>{next.text}</a>}
      </div>
      <p className="take-away__said" role="status">
        {said}
      </p>
      {marked !== null && (
        <textarea
          className="take-away__marked"
          aria-label={words.notCopied}
          readOnly
          rows={8}
          value={marked}
          ref={(element) => element?.select()}
        />
      )}
    </section>
  );
}
