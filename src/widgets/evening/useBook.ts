import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Book, type BookState, EMPTY_BOOK, openBook } from './book/book.ts';
import { replay } from './record/referee.ts';

/** The storage of the browser; merely to ask for it may be forbidden. */
const browserStorage = (): globalThis.Storage | null => {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
};

/** `e-k3j9x2ab`: short enough for an address, and never the same twice on a device. */
const newId = (): string => {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `e-${[...random]
    .map((one) => one.toString(36))
    .join('')
    .slice(0, 10)}`;
};

/** Looks again when another tab writes, or when this one comes back to the front. */
const followTabs = (book: Book): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => book.refresh(key);
  const onShow = () => book.refresh(null);
  const onLeave = (event: BeforeUnloadEvent) => {
    if (book.state().unsaved) event.preventDefault();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  addEventListener('focus', onShow);
  addEventListener('beforeunload', onLeave);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
    removeEventListener('focus', onShow);
    removeEventListener('beforeunload', onLeave);
  };
};

const never = () => () => undefined;

/** The evenings of this device; no book on the server and until the page works. */
export const useBook = (): { readonly book: Book | null; readonly state: BookState } => {
  const [book, setBook] = useState<Book | null>(null);
  useEffect(() => {
    const opened = openBook({ storage: browserStorage(), now: Date.now, newId, replay });
    setBook(opened);
    return followTabs(opened);
  }, []);
  const read = book ? book.state : () => EMPTY_BOOK;
  const state = useSyncExternalStore(book?.subscribe ?? never, read, () => EMPTY_BOOK);
  return { book, state };
};
