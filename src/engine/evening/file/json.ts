import { err, ok, type Result } from '../../core/result.ts';
import type { Evening } from '../evening.ts';
import { decodeEvening, FORMAT, VERSION } from './decodeEvening.ts';
import { type FileFault, placeAt } from './fault.ts';
import { nearestOffset } from './places.ts';
import { scanJson } from './scanJson.ts';

/** The keys of the file, one a line and then one entry a line, so that it reads and diffs well. */
export const printEvening = ({ title, date, terms, entries }: Evening): string => {
  const head = Object.entries({ format: FORMAT, version: VERSION, title, date, ...terms });
  const lines = head.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  const rows = entries.map((entry) => `    ${JSON.stringify(entry)}`);
  const list = rows.length === 0 ? '[]' : `[\n${rows.join(',\n')}\n  ]`;
  return `{\n${lines.join('\n')}\n  "entries": ${list}\n}\n`;
};

/** The evening of a JSON file, or the first thing that is wrong with it, with its place. */
export const parseEvening = (text: string): Result<Evening, FileFault> => {
  const clean = text.replace(/^\uFEFF/, '');
  const scanned = scanJson(clean);
  if (!scanned.ok) return scanned;
  const data: unknown = JSON.parse(clean);
  const evening = decodeEvening(data);
  if (evening.ok) return ok(evening.value);
  const { path, reason } = evening.error;
  return err({ place: placeAt(clean, nearestOffset(scanned.value, path)), path, reason });
};
