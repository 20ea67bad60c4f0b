import { useEffect, useRef } from 'react';
import { KEYS } from './keys.ts';
import type { Playing } from './saved.ts';
import { fetchPlaying } from './stored.ts';

/** Takes over what another tab does at the same table, as it happens and when this one is looked at again. */
export const useOtherTabs = (
  kind: Playing['course']['kind'] | null,
  take: (playing: Playing) => void,
): void => {
  const taking = useRef(take);
  taking.current = take;
  useEffect(() => {
    if (kind === null) return;
    let text = '';
    const look = (): void => {
      const found = fetchPlaying(kind);
      const next = JSON.stringify(found);
      if (found && next !== text) taking.current(found);
      text = next;
    };
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === KEYS[kind]) look();
    };
    addEventListener('storage', onStorage);
    addEventListener('focus', look);
    addEventListener('pageshow', look);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('focus', look);
      removeEventListener('pageshow', look);
    };
  }, [kind]);
};
