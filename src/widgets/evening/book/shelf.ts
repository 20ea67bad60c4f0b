import type { Kept } from './kept.ts';
import { printKept, readKept, type StoredFault } from './storedKept.ts';

/** The part of the browser's storage that is used. Each call may throw. */
export type Storage = Pick<
  globalThis.Storage,
  'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'
>;

/** Whether what is done here stays on the device. */
export type Keeping = 'kept' | 'full' | 'forbidden';

/** Something on the device that is no evening any more. */
export interface Damaged {
  readonly key: string;
  readonly text: string;
  readonly fault: StoredFault;
}

const PREFIX = 'stubai-evening:';

export const keyOf = (id: string): string => `${PREFIX}${id}`;

/** The id in a key of the storage; null if the key is not ours. */
export const idOf = (key: string): string | null =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;

const failure = (error: unknown): Exclude<Keeping, 'kept'> =>
  error instanceof Error && /quota/i.test(error.name) ? 'full' : 'forbidden';

/** Tries to write a text under a key; the browser may forbid it or have no room. */
export const store = (storage: Storage | null, key: string, text: string): Keeping => {
  if (!storage) return 'forbidden';
  try {
    storage.setItem(key, text);
    return 'kept';
  } catch (error) {
    return failure(error);
  }
};

/** Tries to take a key out. */
export const discard = (storage: Storage | null, key: string): void => {
  try {
    storage?.removeItem(key);
  } catch {
    // What cannot be written cannot be taken out either, and is not shown.
  }
};

/** The text under a key; null if there is none or it may not be read. */
export const fetchText = (storage: Storage | null, key: string): string | null => {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
};

/** Whether the device keeps anything, tried with a few letters. */
export const probe = (storage: Storage | null): Keeping => {
  const key = `${PREFIX.slice(0, -1)}-probe`;
  const keeping = store(storage, key, 'probe');
  discard(storage, key);
  return keeping;
};

export const storeKept = (
  storage: Storage | null,
  kept: Kept,
): { text: string; keeping: Keeping } => {
  const { id, ...rest } = kept;
  const text = printKept(rest);
  return { text, keeping: store(storage, keyOf(id), text) };
};

/** The ids of all evenings on the device. */
export const idsIn = (storage: Storage | null): readonly string[] => {
  try {
    return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
      .map(idOf)
      .filter((id) => id !== null);
  } catch {
    return [];
  }
};

/** What is kept under an id. */
export const fetchKept = (
  storage: Storage | null,
  id: string,
): { text: string; kept: Kept | null; damaged: Damaged | null } | null => {
  const text = fetchText(storage, keyOf(id));
  if (text === null) return null;
  const read = readKept(id, text);
  return read.ok
    ? { text, kept: read.value, damaged: null }
    : { text, kept: null, damaged: { key: keyOf(id), text, fault: read.error } };
};
