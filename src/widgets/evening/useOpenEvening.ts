import { useEffect, useState } from 'react';

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

/** Ties the open evening to the address, so that the way back on a phone leads to the shelf. */
export const useOpenEvening = (): Opened => {
  const [opened, setOpened] = useState<Opened>({ kind: 'latest' });
  useEffect(() => {
    const open = () => setOpened((before) => readHash(location.hash) ?? before);
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  return opened;
};
