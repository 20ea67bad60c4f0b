import type { Evening } from '#engine';
import { newKept } from '../../evening/book/kept.ts';
import { fetchKept, storeKept } from '../../evening/book/shelf.ts';

/** Puts the evening, as far as it is played, on the shelf of the account of an evening. */
export const keepEvening = (id: string, evening: Evening): void => {
  let storage: Storage;
  try {
    storage = globalThis.localStorage;
  } catch {
    return;
  }
  const before = fetchKept(storage, id)?.kept;
  const kept = newKept(id, evening, Date.now());
  storeKept(storage, before ? { ...before, ...kept, revision: before.revision + 1 } : kept);
};
