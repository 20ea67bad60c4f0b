import { err, ok, type Result } from '../core/result.ts';
import { type Account, accountWith, type ImpossiblePosting } from './account.ts';
import type { EveningEntry } from './entry.ts';
import type { Evening } from './evening.ts';
import type { EveningRefusal } from './refusal.ts';
import type { Replay } from './replay.ts';
import type { Terms } from './terms.ts';

/** One change of an evening. `at` is the place among the entries, from 0. */
export type EveningEdit =
  | { readonly type: 'insert'; readonly at: number; readonly entry: EveningEntry }
  | { readonly type: 'replace'; readonly at: number; readonly entry: EveningEntry }
  | { readonly type: 'remove'; readonly at: number }
  | { readonly type: 'terms'; readonly terms: Terms };

/** An evening after an edit, and the edit that takes it back. */
export interface Edited {
  readonly evening: Evening;
  readonly undo: EveningEdit;
}

/**
 * The evening after an edit. It is not asked whether the entry is possible, so that whatever was
 * done can be undone; see `enterEdit`. Throws if there is no such place.
 */
export const editEvening = (evening: Evening, edit: EveningEdit): Edited => {
  const { entries } = evening;
  if (edit.type === 'terms') {
    const { terms } = evening;
    return { evening: { ...evening, terms: edit.terms }, undo: { type: 'terms', terms } };
  }
  const { at } = edit;
  const old = entries[at];
  if (edit.type === 'insert') {
    if (!Number.isInteger(at) || at < 0 || at > entries.length) throw noPlace(at, entries);
    const longer = entries.toSpliced(at, 0, edit.entry);
    return { evening: { ...evening, entries: longer }, undo: { type: 'remove', at } };
  }
  if (old === undefined) throw noPlace(at, entries);
  if (edit.type === 'replace') {
    const changed = entries.with(at, edit.entry);
    return {
      evening: { ...evening, entries: changed },
      undo: { type: 'replace', at, entry: old },
    };
  }
  const shorter = entries.toSpliced(at, 1);
  return {
    evening: { ...evening, entries: shorter },
    undo: { type: 'insert', at, entry: old },
  };
};

const noPlace = (at: number, entries: readonly EveningEntry[]): RangeError =>
  new RangeError(`no place ${at} among ${entries.length} entries`);

/** An edit that was accepted. */
export interface Entered extends Edited {
  readonly account: Account;
  /** The entries that were possible before and are no longer; they are kept. */
  readonly disturbed: readonly ImpossiblePosting[];
}

/**
 * Makes an edit, or says why the entry cannot stand at its place. New terms are taken as they are:
 * look at `faultOfTerms` first. Hands with every card are worked out by `replay`.
 */
export const enterEditWith = (
  evening: Evening,
  edit: EveningEdit,
  replay: Replay,
): Result<Entered, EveningRefusal> => {
  const change = editEvening(evening, edit);
  const account = accountWith(change.evening, replay);
  if (edit.type === 'insert' || edit.type === 'replace') {
    const posting = account.postings[edit.at];
    if (posting?.kind === 'impossible') return err(posting.refusal);
  }
  const { postings } = accountWith(evening, replay);
  const disturbed = account.impossible.filter(({ at }) => {
    const before = placeBefore(edit, at);
    return before === null || postings[before]?.kind !== 'impossible';
  });
  return ok({ ...change, account, disturbed });
};

/** Where the entry at a place was before the edit; null if it was not there. */
const placeBefore = (edit: EveningEdit, at: number): number | null => {
  switch (edit.type) {
    case 'terms':
    case 'replace':
      return at;
    case 'remove':
      return at < edit.at ? at : at + 1;
    case 'insert':
      if (at === edit.at) return null;
      return at < edit.at ? at : at - 1;
  }
};
