import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, YAMLException } from 'js-yaml';
import { COLLECTIONS, type CollectionName, fileOf } from './collections.ts';
import type { Fault } from './fault.ts';

/** An entry as it stands in its file, before a schema has seen it. */
export interface RawEntry {
  readonly id: string;
  readonly file: string;
  readonly data: unknown;
}

export interface RawEntries {
  readonly entries: readonly RawEntry[];
  readonly faults: readonly Fault[];
}

/** The files below a folder with an ending, as paths from the root, in order of their names. */
export const filesBelow = (root: string, folder: string, ending: string): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith(ending))
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
        .sort()
    : [];

/** The value of a YAML text, or what is wrong with it and where. */
export const parseYaml = (text: string, file: string): { value: unknown } | { fault: Fault } => {
  try {
    return { value: load(text) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { mark, reason } = error;
    const place = mark ? `line ${mark.line + 1}, column ${mark.column + 1}` : '';
    return { fault: { file, place, reason: `not YAML: ${reason}` } };
  }
};

const idOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;

const entriesOfList = (value: unknown, file: string): RawEntries => {
  if (!Array.isArray(value)) {
    return { entries: [], faults: [{ file, place: '', reason: 'must be a list of entries' }] };
  }
  const entries: RawEntry[] = [];
  const faults: Fault[] = [];
  value.forEach((data: unknown, index) => {
    const id = idOf(data);
    if (typeof id === 'string') entries.push({ id, file, data });
    else faults.push({ file, place: `entry ${index + 1}`, reason: 'has no id' });
  });
  return { entries, faults };
};

const readFile = (root: string, collection: CollectionName, file: string): RawEntries => {
  const parsed = parseYaml(readFileSync(join(root, file), 'utf8'), file);
  if ('fault' in parsed) return { entries: [], faults: [parsed.fault] };
  const { layout, path } = COLLECTIONS[collection];
  if (layout !== 'files') return entriesOfList(parsed.value, file);
  const id = file.slice(path.length + 1, -'.yaml'.length);
  return { entries: [{ id, file, data: parsed.value }], faults: [] };
};

const duplicates = (entries: readonly RawEntry[]): readonly Fault[] =>
  entries
    .filter((entry, index) => entries.findIndex(({ id }) => id === entry.id) < index)
    .map(({ id, file }) => ({ file, place: id, reason: 'this id stands in the collection twice' }));

const misplaced = (collection: CollectionName, entries: readonly RawEntry[]): readonly Fault[] =>
  entries
    .filter(({ id, file }) => fileOf(collection, id) !== file)
    .map(({ id, file }) => ({
      file,
      place: id,
      reason: `belongs in ${fileOf(collection, id)}`,
    }));

/** Reads a collection from disk. Every file is read, whatever is wrong with the others. */
export const rawEntries = (root: string, collection: CollectionName): RawEntries => {
  const { layout, path } = COLLECTIONS[collection];
  const files = layout === 'list' ? [path] : filesBelow(root, path, '.yaml');
  const absent = files.filter((file) => !existsSync(join(root, file)));
  if (absent.length > 0) {
    return { entries: [], faults: absent.map((file) => ({ file, place: '', reason: 'missing' })) };
  }
  const read = files.map((file) => readFile(root, collection, file));
  const entries = read.flatMap((one) => one.entries);
  return {
    entries,
    faults: [
      ...read.flatMap((one) => one.faults),
      ...duplicates(entries),
      ...misplaced(collection, entries),
    ],
  };
};
