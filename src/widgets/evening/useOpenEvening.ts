import { type RefObject, useEffect, useRef, useState } from 'react';

/** What the address opens after `#`. */
export type Opened =
  /** The address says nothing: the evening changed last. */
  | { readonly kind: 'latest' }
  | { readonly kind: 'shelf' }
  | { readonly kind: 'evening'; readonly id: string };

/** What a hash opens; null if it is another part of the page. */
export const readHash = (hash: string): Opened | null => {
  if (hash === '' || hash === '#') return { kind: 'latest' };
  if (hash === '#evenings') return { kind: 'shelf' };
  return /^#e-[a-z0-9]+$/.test(hash) ? { kind: 'evening', id: hash.slice(1) } : null;
};

export const goTo = (opened: Exclude<Opened, { kind: 'latest' }>): void => {
  location.hash = opened.kind === 'shelf' ? 'evenings' : opened.id;
};

/**
 * Ties the open evening to the address, so that the way back on a phone leads to the shelf. `arrived`
 * says whether the reader has just come from there or gone there, and is to be met at the title.
 */
export const useOpenEvening = (): {
  readonly opened: Opened;
  readonly arrived: RefObject<boolean>;
} => {
  const [opened, setOpened] = useState<Opened>({ kind: 'latest' });
  const arrived = useRef(false);
  useEffect(() => {
    const open = () => setOpened((before) => readHash(location.hash) ?? before);
    const onChange = () => {
      arrived.current = readHash(location.hash) !== null;
      open();
    };
    open();
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);
  return { opened, arrived };
};
