import type { Evening, Replay } from '#engine';
import { readTermsDraft, type TermsDraft } from '../terms/termsDraft.ts';
import { type Copies, catchUp, part, save, take } from './copies.ts';
import { type Kept, newKept } from './kept.ts';
import { type KeptAction, keptReducer } from './keptReducer.ts';
import {
  type Damaged,
  discard,
  fetchText,
  idOf,
  idsIn,
  type Keeping,
  keyOf,
  probe,
  type Storage,
  store,
} from './shelf.ts';

/** What another tab has done to an evening that is open here. */
export type News =
  /** It was changed at the same time; what was done here last has not been done. */
  | { readonly kind: 'changed' }
  /** It was changed while nothing could be kept here; what was done here is an evening of its own. */
  | { readonly kind: 'parted' };

/** All evenings of the device. */
export interface BookState {
  /** The one changed last comes first. */
  readonly evenings: readonly Kept[];
  readonly damaged: readonly Damaged[];
  readonly keeping: Keeping;
  /** Whether there is something here that the device has not taken. */
  readonly unsaved: boolean;
  readonly news: News | null;
  /** The evening taken off the device last; it can be brought back as long as the page is open. */
  readonly removed: Kept | null;
  /** The terms of a new evening, as far as they are filled in. */
  readonly terms: TermsDraft | null;
}

export const EMPTY_BOOK: BookState = {
  evenings: [],
  damaged: [],
  keeping: 'kept',
  unsaved: false,
  news: null,
  removed: null,
  terms: null,
};

export interface BookOptions {
  /** Null where the browser forbids it. */
  readonly storage: Storage | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** An id that no evening has. */
  readonly newId: () => string;
  /** Works out hands with every card. */
  readonly replay: Replay;
}

export interface Book {
  readonly state: () => BookState;
  /** Calls the listener after each change; returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds an evening and returns its id. */
  readonly add: (evening: Evening) => string;
  /** Does something with an evening; returns its id, which is a new one if it had to part. */
  readonly act: (id: string, action: KeptAction) => string;
  readonly remove: (id: string) => void;
  readonly bringBack: () => void;
  readonly removeDamaged: (key: string) => void;
  readonly setTerms: (terms: TermsDraft | null) => void;
  /** Looks at what other tabs have written: under one key, or everywhere. */
  readonly refresh: (key: string | null) => void;
}

const TERMS_KEY = 'stubai-evening-new';

const parsedOrNull = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** Whether two copies have the same entries under the same terms, and the same one is corrected. */
const standsAlike = (one: Kept, other: Kept): boolean => {
  const standing = ({ evening, correction }: Kept): string => JSON.stringify([evening, correction]);
  return one === other || standing(one) === standing(other);
};

/**
 * The evenings of a device. The storage is looked at before anything is done, so that two tabs never
 * overwrite each other; what the device does not take stays here and is tried again.
 */
export const openBook = ({ storage, now, newId, replay }: BookOptions): Book => {
  const copies: Copies = {
    storage,
    newId,
    evenings: new Map(),
    damaged: new Map(),
    texts: new Map(),
    unsaved: new Set(),
  };
  const { evenings, damaged, texts, unsaved } = copies;
  const listeners = new Set<() => void>();
  let state: BookState = { ...EMPTY_BOOK, keeping: probe(storage) };

  const publish = (change: Partial<BookState> = {}): void => {
    state = {
      ...state,
      ...change,
      evenings: [...evenings.values()].sort((one, other) => other.changed - one.changed),
      damaged: [...damaged.values()],
      unsaved: unsaved.size > 0,
    };
    for (const listener of listeners) listener();
  };

  const put = (kept: Kept, change: Partial<BookState> = {}): void => {
    evenings.set(kept.id, kept);
    unsaved.add(kept.id);
    publish({ keeping: save(copies), ...change });
  };

  const act = (id: string, action: KeptAction): string => {
    const before = evenings.get(id);
    if (!before) return id;
    const mine = part(copies, before);
    const latest = catchUp(copies, mine);
    if (!latest) {
      publish({ news: null });
      return id;
    }
    const overtaken = action.type !== 'draft' && !standsAlike(latest, mine);
    const after = overtaken ? latest : keptReducer(latest, action, replay);
    const news: News | null =
      mine === before ? (overtaken ? { kind: 'changed' } : null) : { kind: 'parted' };
    if (after === before) publish({ news });
    else put({ ...after, revision: latest.revision + 1, changed: now() }, { news });
    return after.id;
  };

  const ids = idsIn(storage);
  for (const id of ids) take(copies, id);
  publish({ terms: readTermsDraft(parsedOrNull(fetchText(storage, TERMS_KEY))) });

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (evening) => {
      const kept = newKept(newId(), evening, now());
      put(kept, { news: null });
      return kept.id;
    },
    act,
    remove: (id) => {
      const removed = evenings.get(id) ?? state.removed;
      evenings.delete(id);
      unsaved.delete(id);
      texts.delete(id);
      discard(storage, keyOf(id));
      publish({ keeping: save(copies), removed });
    },
    bringBack: () => {
      if (state.removed) put(state.removed, { removed: null });
    },
    removeDamaged: (key) => {
      damaged.delete(key);
      discard(storage, key);
      publish({ keeping: save(copies) });
    },
    setTerms: (terms) => {
      if (!terms) discard(storage, TERMS_KEY);
      const keeping = terms ? store(storage, TERMS_KEY, JSON.stringify(terms)) : save(copies);
      publish({ terms, keeping });
    },
    refresh: (key) => {
      const id = key === null ? null : idOf(key);
      if (key !== null && id === null) return;
      const touched = id === null ? new Set([...idsIn(storage), ...evenings.keys()]) : [id];
      if ([...touched].filter((one) => take(copies, one)).length > 0)
        publish({ keeping: save(copies) });
    },
  };
};
