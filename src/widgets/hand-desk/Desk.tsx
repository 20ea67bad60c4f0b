import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { RuleId } from '#engine';
import { useReady } from '../useReady.ts';
import { isAddress, lettersIn } from './address.ts';
import { ComplaintView } from './ComplaintView.tsx';
import { offsetOf } from './excerpt.ts';
import { readTextFile } from './file.ts';
import { keep, readKept } from './kept.ts';
import { deskReducer, EMPTY } from './state.ts';
import { TextField } from './TextField.tsx';
import type { DeskTongue } from './tongue.ts';
import './desk.css';

export interface DeskProps {
  readonly ruleNumbers: Readonly<Record<RuleId, string>>;
  readonly ruleTitles: Readonly<Record<RuleId, string>>;
  /** A hand record to try things with. */
  readonly example: string;
}

/** Opens a hand from a link, a file or a text, with the referee's word on it, and steps through it. */
export function Desk({ tongue, ...props }: DeskProps & { readonly tongue: DeskTongue }) {
  const { locale, words } = tongue;
  const [state, dispatch] = useReducer(deskReducer, EMPTY);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const ready = useReady();
  const OpenedHand = useMemo(() => lazy(tongue.loadOpened), [tongue]);

  const read = useCallback(
    async (text: string, own: string | null = null): Promise<void> => {
      if (text.trim() === '') {
        dispatch({ type: 'trouble', sentence: words.nothingYet });
        return;
      }
      setBusy(true);
      try {
        // Most texts are hands: what shows them is fetched along with what reads them.
        tongue.loadOpened().catch(() => undefined);
        const reader = await tongue.loadReader();
        const fromLink = own !== null;
        // What was typed here may be the very hand of the address, with remarks that no link has.
        const mine = fromLink ? reader.readText(own, locale) : null;
        if (mine && reader.isHandOf(text, mine)) {
          dispatch({ type: 'read', reading: mine });
          return;
        }
        const link = isAddress(text) || fromLink ? reader.textOfAddress(text, locale) : null;
        if (link && !link.ok) {
          dispatch({ type: 'trouble', sentence: link.error });
          return;
        }
        const record = link ? link.value : text;
        if (link) dispatch({ type: 'replace', text: record, fromLink });
        dispatch({ type: 'read', reading: reader.readText(record, locale) });
      } catch {
        dispatch({ type: 'trouble', sentence: words.notLoaded });
      } finally {
        setBusy(false);
      }
    },
    [tongue, words, locale],
  );

  // What was typed here last time, and over it what the address brings.
  useEffect(() => {
    dispatch({ type: 'restore', ...readKept() });
    const open = (): void => {
      if (lettersIn(location.hash) !== null) read(location.hash, readKept().text);
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [read]);

  useEffect(() => {
    if (state !== EMPTY) keep(state);
  }, [state]);

  const replace = (text: string): void => {
    dispatch({ type: 'replace', text });
    read(text);
  };
  const openFile = async (file: File): Promise<void> => {
    const text = await readTextFile(file);
    if (text === null) dispatch({ type: 'trouble', sentence: words.unreadable(file.name) });
    else replace(text);
  };
  const showLink = useCallback((letters: string | null): void => {
    const { pathname, search } = location;
    if (letters === lettersIn(location.hash)) return;
    const hash = letters === null ? '' : `#h=${letters}`;
    history.replaceState(history.state, '', `${pathname}${search}${hash}`);
  }, []);
  const { reading } = state;
  const complaint = reading?.complaint ?? null;
  // An address stands for a legal hand; what has a complaint is kept as it was typed.
  const tellLink = useCallback(
    (letters: string | null): void => showLink(complaint === null ? letters : null),
    [showLink, complaint],
  );
  const nothing = reading !== null && reading.record === null;
  useEffect(() => {
    if (nothing) showLink(null);
  }, [nothing, showLink]);
  const showPlace = (): void => {
    const place = complaint?.place;
    if (!place || !field.current) return;
    const start = offsetOf(state.text, place);
    field.current.focus();
    field.current.setSelectionRange(start, start + place.length);
    const lineHeight = Number.parseFloat(getComputedStyle(field.current).lineHeight) || 20;
    field.current.scrollTop = Math.max(0, (place.line - 4) * lineHeight);
  };

  return (
    <div className="desk-of-hands" data-ready={ready}>
      <TextField
        words={words}
        state={state}
        ready={ready}
        field={field}
        onType={(text) => dispatch({ type: 'type', text })}
        onOpen={() => read(state.text)}
        onFile={openFile}
        onExample={() => replace(props.example)}
        onClear={() => {
          dispatch({ type: 'replace', text: '' });
          field.current?.focus();
        }}
        onBringBack={() => dispatch({ type: 'bring-back' })}
      />
      <div className="desk-of-hands__said" role="status">
        {busy && <p>{words.reading}</p>}
        {!busy && state.trouble !== null && <p className="complaint">{state.trouble}</p>}
        {!busy && state.fromLink && state.before !== null && <p>{words.fromLink}</p>}
        {!busy && complaint && (
          <ComplaintView
            complaint={complaint}
            locale={locale}
            words={words}
            ruleNumbers={props.ruleNumbers}
            ruleTitles={props.ruleTitles}
            begun={reading?.record !== null}
            onShow={showPlace}
          />
        )}
      </div>
      {reading?.record && (
        <Suspense fallback={<p>{words.reading}</p>}>
          <OpenedHand
            record={reading.record}
            ruleNumbers={props.ruleNumbers}
            ruleTitles={props.ruleTitles}
            leads={complaint === null}
            onLink={tellLink}
          />
        </Suspense>
      )}
    </div>
  );
}
