import { type DragEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import type { DeskWords } from '#words';
import type { DeskState } from './state.ts';
import './text-field.css';

export interface TextFieldProps {
  readonly words: DeskWords;
  readonly state: DeskState;
  readonly ready: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onType: (text: string) => void;
  readonly onOpen: () => void;
  readonly onFile: (file: File) => void;
  readonly onExample: () => void;
  readonly onClear: () => void;
  readonly onBringBack: () => void;
}

const ACCEPTED = '.yaml,.yml,.json,.txt';

/** The field for a record or a link, with all ways to fill it. */
export function TextField(props: TextFieldProps) {
  const { words, state, ready, field, onType, onOpen, onFile } = props;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const drag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  const openByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <section
      className="text-field"
      aria-label={words.desk}
      data-over={over || undefined}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className="text-field__label" htmlFor={id}>
        {words.field}
      </label>
      <p className="text-field__hint" id={`${id}-hint`}>
        {over ? words.dropHere : words.hint}
      </p>
      <textarea
        ref={field}
        id={id}
        className="text-field__text"
        aria-describedby={`${id}-hint`}
        rows={12}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        disabled={!ready}
        value={state.text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={openByKey}
      />
      <div className="text-field__buttons">
        <button type="button" className="button--main" disabled={!ready} onClick={onOpen}>
          {words.open}
        </button>
        <button type="button" disabled={!ready} onClick={() => input.current?.click()}>
          {words.openFile}
        </button>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          hidden
          tabIndex={-1}
          aria-label={words.openFile}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
        <button type="button" disabled={!ready} onClick={props.onExample}>
          {words.example}
        </button>
        <button
          type="button"
          disabled={!ready}
          aria-disabled={state.text === ''}
          onClick={props.onClear}
        >
          {words.clear}
        </button>
        {state.before !== null && (
          <button type="button" disabled={!ready} onClick={props.onBringBack}>
            {words.bringBack}
          </button>
        )}
      </div>
    </section>
  );
}
