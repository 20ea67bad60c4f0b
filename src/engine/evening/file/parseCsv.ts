import { err, ok, type Result } from '../../core/result.ts';
import type { Evening } from '../evening.ts';
import { parseCells, type Separator } from './cells.ts';
import { readHead } from './csvHead.ts';
import { readTable } from './csvTable.ts';
import { decodeEvening } from './decodeEvening.ts';
import { type FileFault, placeAt } from './fault.ts';
import { nearestOffset, type OffsetFault } from './places.ts';

/** The evening of a CSV file as `printCsv` writes it, or what is wrong with it, with its place. */
export const parseCsv = (file: string): Result<Evening, FileFault> => {
  const text = file.replace(/^\uFEFF/, '');
  const evening = readText(text);
  if (evening.ok) return evening;
  const { offset, path, reason } = evening.error;
  return err({ place: placeAt(text, offset), path, reason });
};

/** The separator that follows the name of the format; null if the text does not begin with it. */
const separatorOf = (text: string): Separator | null => {
  const [, found] = /^"?stubai-evening"?([,;\t])/.exec(text) ?? [];
  return found === ',' || found === ';' || found === '\t' ? found : null;
};

const readText = (text: string): Result<Evening, OffsetFault> => {
  const separator = separatorOf(text);
  if (!separator) return err({ offset: 0, path: [], reason: { kind: 'no-evening' } });
  const rows = parseCells(text, separator);
  if (!rows.ok) return rows;
  const header = rows.value.findIndex(([name]) => name?.text === 'entry');
  const end = rows.value.findIndex(([name]) => name?.text === 'end');
  if (header < 0 || end < header) {
    const key = header < 0 ? 'entry' : 'end';
    return err({ offset: text.length, path: [], reason: { kind: 'missing', key } });
  }
  const places = new Map<string, number>();
  const head = readHead(rows.value.slice(0, header), places);
  if (!head.ok) return head;
  const body = rows.value.slice(header + 1, end);
  const entries = readTable(rows.value[header] ?? [], body, head.value, places);
  if (!entries.ok) return entries;
  const evening = decodeEvening({ ...head.value.data, entries: entries.value });
  if (evening.ok) return ok(evening.value);
  return err({ ...evening.error, offset: nearestOffset(places, evening.error.path) });
};
