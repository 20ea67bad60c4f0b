import {
  type EveningEntry,
  type EveningRefusal,
  enterEditWith,
  type Posting,
  type Sitting,
} from '#engine';
import { draftIn, editOf, type Kept, nextAt, placeIn } from '../book/kept.ts';
import { replay } from '../record/referee.ts';
import { entryOf, type Missing } from './entry.ts';
import type { Asked } from './form.ts';

/** What the engine says of the hand that is being entered. */
export type Preview =
  | { readonly kind: 'missing'; readonly missing: Missing }
  | { readonly kind: 'refused'; readonly refusal: EveningRefusal }
  | {
      readonly kind: 'possible';
      readonly entry: EveningEntry;
      readonly posting: Posting;
      /** How many later entries could no longer stand. */
      readonly disturbed: number;
    };

/** The deal at the place that is being entered. */
export interface Deal {
  readonly asked: Asked;
  /** Null when the evening is over. */
  readonly sitting: Sitting | null;
}

export const dealIn = (kept: Kept): Deal => {
  const next = nextAt(kept.evening, placeIn(kept), replay);
  const { terms } = kept.evening;
  return next.kind === 'deal'
    ? { asked: { terms, due: next.mustDeclare }, sitting: next.sitting }
    : { asked: { terms, due: null }, sitting: null };
};

/** What would become of an entry at the place that is being entered. */
export const previewOf = (kept: Kept, entry: EveningEntry): Preview => {
  const edit = editOf(kept, entry);
  const entered = enterEditWith(kept.evening, edit, replay);
  if (!entered.ok) return { kind: 'refused', refusal: entered.error };
  const { account, disturbed } = entered.value;
  const posting = account.postings[placeIn(kept)];
  if (!posting) throw new Error('an entry without a posting');
  return { kind: 'possible', entry, posting, disturbed: disturbed.length };
};

export const previewIn = (kept: Kept, { asked }: Deal): Preview => {
  const entry = entryOf(draftIn(kept), asked);
  return entry.ok ? previewOf(kept, entry.value) : { kind: 'missing', missing: entry.error };
};
