import { accountOf, appendEntry, type Evening } from '#engine';
import { type Kept, newKept } from '../../evening/book/kept.ts';
import { fetchKept, type Storage, storeKept } from '../../evening/book/shelf.ts';
import type { EveningCourse } from '../game/saved.ts';

/** How the evening stands in the account, and whether the table had to part from that. */
export interface Settled {
  readonly course: EveningCourse;
  readonly parted: boolean;
}

export interface Keeping {
  readonly storage: Storage | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** An id that no evening has. */
  readonly newId: () => string;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The evening without its last entries. */
const upTo = (evening: Evening, count: number): Evening => ({
  ...evening,
  entries: evening.entries.slice(0, count),
});

/** Who sits where in the next hand. */
const seatsAfter = (evening: Evening): readonly number[] | null => {
  const { next } = accountOf(evening);
  return next.kind === 'over' ? null : next.sitting.seats;
};

/** The account with the entries of the table that it does not have; null if they have no place in it. */
const withEntries = (kept: Kept, { evening, kept: known }: EveningCourse): Kept | null => {
  const fresh = evening.entries.slice(known);
  if (!isSame(kept.evening.terms.game, evening.terms.game)) return null;
  if (fresh.length > 0 && !isSame(seatsAfter(kept.evening), seatsAfter(upTo(evening, known)))) {
    return null;
  }
  let written = kept;
  for (const entry of fresh) {
    const entered = appendEntry(written.evening, entry);
    if (!entered.ok) return null;
    const { evening: after, undo } = entered.value;
    written = { ...written, evening: after, past: [...written.past, undo], future: [] };
  }
  return written;
};

/**
 * Writes what the table has played into the account of the evening. What was corrected there
 * meanwhile stays, and the table goes on from it; where the hand has no place any more, the table
 * goes on with an evening of its own.
 */
export const keepEvening = (course: EveningCourse, { storage, now, newId }: Keeping): Settled => {
  const { id, evening } = course;
  const settled = (at: string, as: Evening, parted: boolean): Settled => ({
    course: { ...course, id: at, evening: as, kept: as.entries.length },
    parted,
  });
  if (!storage) return { course, parted: false };
  const before = fetchKept(storage, id)?.kept;
  if (!before) {
    storeKept(storage, newKept(id, evening, now()));
    return settled(id, evening, false);
  }
  const written = withEntries(before, course);
  if (!written) {
    const own = newKept(newId(), evening, now());
    storeKept(storage, own);
    return settled(own.id, evening, true);
  }
  if (written !== before) {
    storeKept(storage, { ...written, revision: before.revision + 1, changed: now() });
  }
  return settled(id, written.evening, false);
};
