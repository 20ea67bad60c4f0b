import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { RuleId } from '#engine';
import type { HandRecord } from '#record';
import type { DeskTongue } from './tongue.ts';
import './desk.css';

export interface EmbeddedProps {
  readonly ruleNumbers: Readonly<Record<RuleId, string>>;
  readonly ruleTitles: Readonly<Record<RuleId, string>>;
}

type State =
  | { readonly kind: 'reading' }
  | { readonly kind: 'hand'; readonly record: HandRecord; readonly address: string }
  | { readonly kind: 'trouble'; readonly sentence: string };

/** Leads the link below the frame to the same hand in the archive. */
const leadHome = (): void => {
  const link = document.querySelector<HTMLAnchorElement>('[data-embed-home]');
  if (link) link.hash = location.hash;
};

/** The hand of the page's address in somebody else's frame: the stepper and nothing else. */
export function Embedded({ tongue, ...rules }: EmbeddedProps & { readonly tongue: DeskTongue }) {
  const { words, locale } = tongue;
  const [state, setState] = useState<State>({ kind: 'reading' });
  const OpenedHand = useMemo(() => lazy(tongue.loadOpened), [tongue]);
  useEffect(() => {
    const open = async (): Promise<void> => {
      const address = location.hash;
      leadHome();
      try {
        // Both are fetched at once.
        tongue.loadOpened().catch(() => undefined);
        const reader = await tongue.loadReader();
        const record = reader.recordOfAddress(address, locale);
        setState(
          record.ok
            ? { kind: 'hand', record: record.value, address }
            : { kind: 'trouble', sentence: record.error },
        );
      } catch {
        setState({ kind: 'trouble', sentence: words.notLoaded });
      }
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [tongue, words, locale]);
  const reading = <p>{words.reading}</p>;
  return (
    <div className="desk-of-hands">
      {state.kind === 'reading' && reading}
      {state.kind === 'trouble' && <p role="alert">{state.sentence}</p>}
      {state.kind === 'hand' && (
        <Suspense fallback={reading}>
          <OpenedHand key={state.address} {...rules} record={state.record} embedded />
        </Suspense>
      )}
    </div>
  );
}
