import { err, ok, type Result } from '../../core/result.ts';
import type { Cell } from './cells.ts';
import { COLUMNS, type Column, fromCell, isComputed } from './columns.ts';
import type { CsvHead } from './csvHead.ts';
import type { FilePath } from './fault.ts';
import { keyOfPath, type OffsetFault } from './places.ts';

type Row = readonly Cell[];

/** An entry as plain data, as the JSON form has it. */
interface Data {
  type?: unknown;
  game?: unknown;
  [key: string]: unknown;
}

/** Reads the table of entries as plain data, and notes where the values stand. */
export const readTable = (
  header: Row,
  rows: readonly Row[],
  head: CsvHead,
  places: Map<string, number>,
): Result<readonly Data[], OffsetFault> => {
  const columns = readColumns(header);
  if (!columns.ok) return columns;
  const entries: Data[] = [];
  for (const row of rows) {
    const path = ['entries', entries.length];
    places.set(keyOfPath(path), row[0]?.offset ?? 0);
    const entry = readRow(row, columns.value, head, path, places);
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  return ok(entries);
};

/** What each column of the table holds; null if it is computed anew. */
const readColumns = (header: Row): Result<readonly (Column | null)[], OffsetFault> => {
  const columns: (Column | null)[] = [];
  for (const { text, offset } of header) {
    const column = COLUMNS.find(({ name }) => name === text) ?? null;
    if (!column && text !== '' && !isComputed(text)) {
      const known = COLUMNS.map(({ name }) => name);
      return err({ offset, path: [], reason: { kind: 'unknown-key', key: text, known } });
    }
    if (column && columns.includes(column)) {
      return err({ offset, path: [], reason: { kind: 'key-twice', key: text } });
    }
    columns.push(column);
  }
  return ok(columns);
};

const readRow = (
  row: Row,
  columns: readonly (Column | null)[],
  { players, game }: CsvHead,
  path: FilePath,
  places: Map<string, number>,
): Result<Data, OffsetFault> => {
  const entry: Data = {};
  for (const [index, { text, offset }] of row.entries()) {
    const column = columns[index];
    if (!column || text === '') continue;
    const value = fromCell(text, column.kind, players);
    const whole = [...path, ...column.path];
    if (column.kind === 'player' && value === text) {
      const reason = { kind: 'unknown-value', found: text, known: players } as const;
      return err({ offset, path: whole, reason });
    }
    places.set(keyOfPath(whole), offset);
    put(entry, column.path, value);
  }
  if (entry.type === 'hand') entry.game = game;
  return ok(entry);
};

/** Puts a value into nested objects, which are made on the way. */
const put = (data: Data, [key, ...rest]: FilePath, value: unknown): void => {
  if (key === undefined) return;
  if (rest.length === 0) {
    data[key] = value;
    return;
  }
  const inner: Data = { ...(data[key] as Data | undefined) };
  put(inner, rest, value);
  data[key] = inner;
};
