import type { Seat } from '#engine';
import { type Speech, sentenceCase } from '#words';

export type Lines = readonly string[];

export const indented = (lines: Lines): Lines => lines.map((line) => `  ${line}`);

/** Indented columns, each as wide as its widest entry; columns of figures end flush. */
export const columns = (
  rows: readonly (readonly string[])[],
  figures = new Set<number>(),
): Lines => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const padded = rows.map((row) =>
    row.map((entry, column) =>
      figures.has(column) ? entry.padStart(widths[column] ?? 0) : entry.padEnd(widths[column] ?? 0),
    ),
  );
  return indented(padded.map((row) => row.join('  ').trimEnd()));
};

/** A heading with its lines, after an empty line; nothing if there are none. */
export const section = (title: string, lines: Lines): Lines =>
  lines.length === 0 ? [] : ['', title, ...lines];

/** The player at a seat, as the first word of a line. */
export const nameOf = (seat: Seat, speech: Speech): string => sentenceCase(speech.who(seat));
