import {
  type Evening,
  type EveningEdit,
  type EveningEntry,
  editEvening,
  enterEditWith,
  type Replay,
} from '#engine';
import { BLANK, type Draft } from '../draft/draft.ts';
import { draftOf } from '../draft/entry.ts';
import { type TermsDraft, termsDraftOf, termsOf } from '../terms/termsDraft.ts';
import { editOf, type Kept } from './kept.ts';

/** What can be done with an evening. */
export type KeptAction =
  /** More of the hand is chosen or typed. */
  | { readonly type: 'draft'; readonly change: Partial<Draft> }
  /** All that is chosen or typed is taken out. */
  | { readonly type: 'clear' }
  /** An entry is written down where the draft stands. */
  | { readonly type: 'enter'; readonly entry: EveningEntry }
  /** An entry is written down at the end; a half-entered hand stays. */
  | { readonly type: 'append'; readonly entry: EveningEntry }
  | { readonly type: 'remove'; readonly at: number }
  | { readonly type: 'correct'; readonly at: number }
  | { readonly type: 'insert'; readonly at: number }
  | { readonly type: 'leave' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'open-terms' }
  | { readonly type: 'terms'; readonly change: Partial<TermsDraft> }
  | { readonly type: 'take-terms' }
  | { readonly type: 'leave-terms' };

/** More steps back are not kept. */
const LONGEST_PAST = 200;

/** An edit is made and can be undone; it is left if the entry cannot stand at its place. */
const entered = (kept: Kept, edit: EveningEdit, replay: Replay): Kept => {
  const result = enterEditWith(kept.evening, edit, replay);
  if (!result.ok) return kept;
  const { evening, undo } = result.value;
  return { ...kept, evening, past: [...kept.past, undo].slice(-LONGEST_PAST), future: [] };
};

const withDraft = (kept: Kept, change: Partial<Draft>): Kept => {
  const { correction, fresh } = kept;
  return correction
    ? { ...kept, correction: { ...correction, draft: { ...correction.draft, ...change } } }
    : { ...kept, fresh: { ...fresh, ...change } };
};

const enter = (kept: Kept, entry: EveningEntry, replay: Replay): Kept => {
  const next = entered(kept, editOf(kept, entry), replay);
  if (next === kept) return kept;
  if (kept.correction) return { ...next, correction: null };
  return entry.type === 'hand' || entry.type === 'played' ? { ...next, fresh: BLANK } : next;
};

/** Whether an edit, which a device may have kept for long, has its place in the evening. */
const fits = ({ entries }: Evening, edit: EveningEdit): boolean =>
  edit.type === 'terms' || edit.at < entries.length + (edit.type === 'insert' ? 1 : 0);

/** Undo and redo wait while an entry is corrected, since its place could move. */
const undo = (kept: Kept): Kept => {
  const edit = kept.past.at(-1);
  if (!edit || kept.correction) return kept;
  if (!fits(kept.evening, edit)) return { ...kept, past: [] };
  const { evening, undo: redo } = editEvening(kept.evening, edit);
  return { ...kept, evening, past: kept.past.slice(0, -1), future: [...kept.future, redo] };
};

const redo = (kept: Kept): Kept => {
  const edit = kept.future.at(-1);
  if (!edit || kept.correction) return kept;
  if (!fits(kept.evening, edit)) return { ...kept, future: [] };
  const { evening, undo: back } = editEvening(kept.evening, edit);
  return { ...kept, evening, past: [...kept.past, back], future: kept.future.slice(0, -1) };
};

/** A title and a day are no terms of the game, and are not undone. */
const takeTerms = (kept: Kept, replay: Replay): Kept => {
  const { terms, evening } = kept;
  if (!terms) return kept;
  const agreed = termsOf(terms);
  if (!agreed.ok) return kept;
  const named = { ...evening, title: terms.title.trim(), date: terms.date };
  const left = { ...kept, evening: named, terms: null };
  return JSON.stringify(agreed.value) === JSON.stringify(evening.terms)
    ? left
    : entered(left, { type: 'terms', terms: agreed.value }, replay);
};

/** The evening after an action; the very same if the action is refused or changes nothing. */
export const keptReducer = (kept: Kept, action: KeptAction, replay: Replay): Kept => {
  const { evening } = kept;
  switch (action.type) {
    case 'draft':
      return withDraft(kept, action.change);
    case 'clear':
      return withDraft(kept, BLANK);
    case 'enter':
      return enter(kept, action.entry, replay);
    case 'append':
      return entered(
        kept,
        { type: 'insert', at: evening.entries.length, entry: action.entry },
        replay,
      );
    case 'remove':
      return evening.entries[action.at] && !kept.correction
        ? entered(kept, { type: 'remove', at: action.at }, replay)
        : kept;
    case 'correct': {
      const entry = evening.entries[action.at];
      if (!entry || kept.correction) return kept;
      return { ...kept, correction: { at: action.at, insert: false, draft: draftOf(entry) } };
    }
    case 'insert':
      if (kept.correction) return kept;
      return { ...kept, correction: { at: action.at, insert: true, draft: BLANK } };
    case 'leave':
      return { ...kept, correction: null };
    case 'undo':
      return undo(kept);
    case 'redo':
      return redo(kept);
    case 'open-terms':
      return { ...kept, terms: termsDraftOf(evening) };
    case 'terms':
      return kept.terms ? { ...kept, terms: { ...kept.terms, ...action.change } } : kept;
    case 'take-terms':
      return takeTerms(kept, replay);
    case 'leave-terms':
      return { ...kept, terms: null };
  }
};
