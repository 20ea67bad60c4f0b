import {
  type Account,
  accountWith,
  type Evening,
  type EveningEdit,
  type EveningEntry,
  type Next,
  type Replay,
} from '#engine';
import { BLANK, type Draft } from '../draft/draft.ts';
import type { TermsDraft } from '../terms/termsDraft.ts';

/** An entry that is being corrected, or a forgotten one that is to stand before another. */
export interface Correction {
  readonly at: number;
  readonly insert: boolean;
  readonly draft: Draft;
}

/** An evening as a device keeps it: what was written down, what is half entered, what can be undone. */
export interface Kept {
  readonly id: string;
  /** Counts the changes, so that two tabs notice each other. */
  readonly revision: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
  readonly evening: Evening;
  /** The next hand as far as it has been entered. */
  readonly fresh: Draft;
  /** While it is there the next hand lies aside. */
  readonly correction: Correction | null;
  /** The terms while they are being changed. */
  readonly terms: TermsDraft | null;
  /** Edits that take back what was done, the latest last. */
  readonly past: readonly EveningEdit[];
  /** Edits that do again what was taken back. */
  readonly future: readonly EveningEdit[];
}

export const newKept = (id: string, evening: Evening, changed: number): Kept => ({
  id,
  revision: 1,
  changed,
  evening,
  fresh: BLANK,
  correction: null,
  terms: null,
  past: [],
  future: [],
});

/** The hand that is being entered. */
export const draftIn = ({ correction, fresh }: Kept): Draft => correction?.draft ?? fresh;

/** The place among the entries that is being entered. */
export const placeIn = ({ correction, evening }: Kept): number =>
  correction?.at ?? evening.entries.length;

/** What comes at a place, as the entries before it have it. */
export const nextAt = ({ terms, entries, ...evening }: Evening, at: number, replay: Replay): Next =>
  accountWith({ ...evening, terms, entries: entries.slice(0, at) }, replay).next;

/** The edit that puts an entry at the place that is being entered. */
export const editOf = ({ correction, evening }: Kept, entry: EveningEntry): EveningEdit => {
  if (!correction) return { type: 'insert', at: evening.entries.length, entry };
  const { at, insert } = correction;
  return { type: insert ? 'insert' : 'replace', at, entry };
};

/** The number of a hand at a place: 1 for the first with a declarer. */
export const handNumber = ({ postings }: Account, at: number): number =>
  postings.filter((posting) => posting.at < at && posting.kind === 'hand').length + 1;
