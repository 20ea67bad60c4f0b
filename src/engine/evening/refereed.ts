import type { Result } from '../core/result.ts';
import { type Account, accountWith } from './account.ts';
import { type Entered, type EveningEdit, enterEditWith } from './edit.ts';
import type { EveningEntry } from './entry.ts';
import type { Evening } from './evening.ts';
import { scorePlayedHand } from './playedHand.ts';
import type { EveningRefusal } from './refusal.ts';

/** The account of an evening; see `accountWith`. */
export const accountOf = (evening: Evening): Account => accountWith(evening, scorePlayedHand);

/** Makes an edit, or says why the entry cannot stand at its place; see `enterEditWith`. */
export const enterEdit = (evening: Evening, edit: EveningEdit): Result<Entered, EveningRefusal> =>
  enterEditWith(evening, edit, scorePlayedHand);

/** Adds an entry at the end, or says why it cannot be. */
export const appendEntry = (
  evening: Evening,
  entry: EveningEntry,
): Result<Entered, EveningRefusal> =>
  enterEdit(evening, { type: 'insert', at: evening.entries.length, entry });
