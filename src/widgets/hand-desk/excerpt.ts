/** A place in a text; see `TextPlace` of `#record`. */
interface Place {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** A line of an excerpt; one of them has something marked. */
export interface ExcerptLine {
  readonly number: number;
  readonly text: string;
}

/** The lines around a place of a text, with what is meant there. */
export interface Excerpt {
  readonly before: readonly ExcerptLine[];
  readonly line: {
    readonly number: number;
    readonly before: string;
    readonly marked: string;
    readonly after: string;
  };
  readonly after: readonly ExcerptLine[];
}

const LINES_AROUND = 2;

/** As much of a line as is shown on each side of what is marked. */
const LONGEST = 120;

const head = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;

const tail = (text: string): string => (text.length > LONGEST ? `…${text.slice(-LONGEST)}` : text);

/** The lines around a place. */
export const excerptAt = (text: string, { line, column, length }: Place): Excerpt => {
  const lines = text.split(/\r\n?|\n/);
  const at = line - 1;
  const full = lines[at] ?? '';
  const numbered = (from: number, to: number): readonly ExcerptLine[] =>
    lines
      .slice(Math.max(0, from), Math.max(0, to))
      .map((one, index) => ({ number: Math.max(0, from) + index + 1, text: head(one) }));
  const start = column - 1;
  return {
    before: numbered(at - LINES_AROUND, at),
    line: {
      number: line,
      before: tail(full.slice(0, start)),
      marked: head(full.slice(start, start + length)),
      after: head(full.slice(start + length)),
    },
    after: numbered(at + 1, at + 1 + LINES_AROUND).filter(({ text: one }) => one !== ''),
  };
};

/** Where in the whole text a place begins, in letters from 0: for the selection in a field. */
export const offsetOf = (text: string, { line, column }: Place): number => {
  // A field turns every line end into one letter.
  const lines = text.split(/\r\n?|\n/);
  return lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
};
