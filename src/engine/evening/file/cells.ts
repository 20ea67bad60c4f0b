import { err, ok, type Result } from '../../core/result.ts';
import type { OffsetFault } from './places.ts';

/** A cell of a CSV text and where it begins. */
export interface Cell {
  readonly text: string;
  readonly offset: number;
}

export type Separator = ',' | ';' | '\t';

/** The rows of a CSV text (RFC 4180), without those that are empty. */
export const parseCells = (
  text: string,
  separator: Separator,
): Result<readonly (readonly Cell[])[], OffsetFault> => {
  const cell = new RegExp(`("(?:[^"]|"")*"|[^"${separator}\\r\\n]*)(${separator}|\\r?\\n|$)`, 'y');
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let offset = 0;
  for (;;) {
    cell.lastIndex = offset;
    const found = cell.exec(text);
    if (!found) return err(faultAt(text, offset));
    const [whole, raw = '', end = ''] = found;
    row.push({ text: raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw, offset });
    offset += whole.length;
    if (end === separator) continue;
    rows.push(row);
    row = [];
    if (end === '') return ok(rows.filter((cells) => cells.some((one) => one.text !== '')));
  }
};

/** What stops a cell: a quote that is not closed, or text beside a quoted one. */
const faultAt = (text: string, offset: number): OffsetFault => {
  const quoted = /"(?:[^"]|"")*"/y;
  quoted.lastIndex = offset;
  const closed = quoted.exec(text);
  const at = closed ? quoted.lastIndex : Math.max(offset, text.indexOf('"', offset));
  const wanted = closed ? 'comma-or-end' : 'closing-quote';
  const found = text.charAt(at) || null;
  return { offset: at, path: [], reason: { kind: 'syntax', wanted, found } };
};

/** Rows as a CSV text, quoted where they must be. */
export const printCells = (rows: readonly (readonly string[])[], separator: Separator): string => {
  const quote = (cell: string): string =>
    /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => `${row.map(quote).join(separator)}\r\n`).join('');
};
