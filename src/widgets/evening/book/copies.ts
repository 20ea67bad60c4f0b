import { isBlank } from '../draft/draft.ts';
import type { Kept } from './kept.ts';
import {
  type Damaged,
  fetchKept,
  fetchText,
  type Keeping,
  keyOf,
  probe,
  type Storage,
  storeKept,
} from './shelf.ts';

/** What this tab has of the evenings of the device, and what the device has of this tab's. */
export interface Copies {
  readonly storage: Storage | null;
  /** An id that no evening has. */
  readonly newId: () => string;
  readonly evenings: Map<string, Kept>;
  readonly damaged: Map<string, Damaged>;
  /** The text on the device of each evening, as last written or read here. */
  readonly texts: Map<string, string>;
  /** The evenings with changes that the device has not taken yet. */
  readonly unsaved: Set<string>;
}

/** Takes over what the device has under an id, and says whether that was something new. */
export const take = (copies: Copies, id: string): boolean => {
  const { storage, evenings, damaged, texts, unsaved } = copies;
  if (unsaved.has(id)) return false;
  const found = fetchKept(storage, id);
  if (!found) {
    texts.delete(id);
    return damaged.delete(keyOf(id)) || evenings.delete(id);
  }
  if (found.text === texts.get(id)) return false;
  const before = evenings.get(id);
  texts.set(id, found.text);
  evenings.delete(id);
  damaged.delete(keyOf(id));
  if (found.kept) evenings.set(id, found.kept);
  if (found.damaged) damaged.set(keyOf(id), found.damaged);
  if (found.damaged && before) keepApart(copies, before);
  return true;
};

/** Keeps an evening under an id of its own, to be written to the device next. */
const keepApart = ({ newId, evenings, unsaved }: Copies, kept: Kept): Kept => {
  const copy = { ...kept, id: newId() };
  evenings.set(copy.id, copy);
  unsaved.add(copy.id);
  return copy;
};

/**
 * What was done here while the device took nothing becomes an evening of its own, if another tab has
 * written to the same one meanwhile.
 */
export const part = (copies: Copies, kept: Kept): Kept => {
  const { id } = kept;
  const { storage, evenings, texts, unsaved } = copies;
  if (!unsaved.has(id)) return kept;
  const text = fetchText(storage, keyOf(id));
  if (text === null || text === texts.get(id)) return kept;
  unsaved.delete(id);
  evenings.delete(id);
  take(copies, id);
  return keepApart(copies, kept);
};

/**
 * The evening as another tab has just left it, with the hand that is half entered here; null if the
 * other tab has taken it off the device.
 */
export const catchUp = (copies: Copies, kept: Kept): Kept | null => {
  if (!take(copies, kept.id)) return kept;
  const latest = copies.evenings.get(kept.id);
  if (!latest) return null;
  return isBlank(kept.fresh) ? latest : { ...latest, fresh: kept.fresh };
};

/** Writes what the device has not taken yet, and says whether it takes anything. */
export const save = (copies: Copies): Keeping => {
  const { storage, evenings, texts, unsaved } = copies;
  for (const id of unsaved) {
    const kept = evenings.get(id);
    if (!kept) continue;
    const { text, keeping } = storeKept(storage, kept);
    if (keeping !== 'kept') return keeping;
    texts.set(id, text);
    unsaved.delete(id);
  }
  return probe(storage);
};
