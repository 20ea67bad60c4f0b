import {
  type Evening,
  type EveningEdit,
  err,
  type FileFault,
  ok,
  parseEvening,
  printEvening,
  type Result,
} from '#engine';
import { readDraft } from '../draft/readDraft.ts';
import { readTermsDraft } from '../terms/termsDraft.ts';
import type { Correction, Kept } from './kept.ts';

/** Something kept that cannot be read: it is left as it is. */
export type StoredFault =
  | { readonly kind: 'no-record' }
  | { readonly kind: 'no-evening'; readonly fault: FileFault };

/** An evening as text for the device: the file that is also exported, and what is half done. */
export const printKept = ({ evening, ...kept }: Omit<Kept, 'id'>): string =>
  JSON.stringify({ file: printEvening(evening), ...kept });

/** An evening from the device. What is half done and cannot be read is left blank. */
export const readKept = (id: string, text: string): Result<Kept, StoredFault> => {
  const record = parsed(text);
  if (typeof record?.file !== 'string') return err({ kind: 'no-record' });
  const read = parseEvening(record.file);
  if (!read.ok) return err({ kind: 'no-evening', fault: read.error });
  const evening = read.value;
  return ok({
    id,
    revision: typeof record.revision === 'number' ? record.revision : 1,
    changed: typeof record.changed === 'number' ? record.changed : 0,
    evening,
    fresh: readDraft(record.fresh),
    correction: readCorrection(record.correction, evening),
    terms: readTermsDraft(record.terms),
    past: readEdits(record.past, evening),
    future: readEdits(record.future, evening),
  });
};

const parsed = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? { ...value } : null;
  } catch {
    return null;
  }
};

const isPlace = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const readCorrection = (value: unknown, { entries }: Evening): Correction | null => {
  const { at, insert, draft } = Object(value);
  if (!isPlace(at) || at >= entries.length) return null;
  return { at, insert: insert === true, draft: readDraft(draft) };
};

/** Steps to undo, as long as every one of them can be read; otherwise none. */
const readEdits = (value: unknown, evening: Evening): readonly EveningEdit[] => {
  if (!Array.isArray(value)) return [];
  const edits = value.map((one) => readEdit(one, evening));
  return edits.every((edit) => edit !== null) ? edits : [];
};

/** An entry, or terms, are read as the evening that they would make. */
const readEdit = (value: unknown, { terms, ...evening }: Evening): EveningEdit | null => {
  const { type, at, entry, terms: agreed } = Object(value);
  const through = (changed: object): Evening | null => {
    const read = parseEvening(printEvening({ ...evening, terms, entries: [], ...changed }));
    return read.ok ? read.value : null;
  };
  if (type === 'terms') {
    const read = through({ terms: agreed });
    return read && { type, terms: read.terms };
  }
  if (!isPlace(at)) return null;
  if (type === 'remove') return { type, at };
  if (type !== 'insert' && type !== 'replace') return null;
  const read = through({ entries: [entry] })?.entries[0];
  return read ? { type, at, entry: read } : null;
};
