import type { TermsFault } from '../terms.ts';

/** A place in a text: line and column, both from 1. */
export interface FilePlace {
  readonly line: number;
  readonly column: number;
}

/** Where a value stands in the data: `['entries', 3, 'declarer']`; in CSV the column's name. */
export type FilePath = readonly (string | number)[];

export type Sort = 'text' | 'number' | 'yes-or-no' | 'list' | 'object' | 'null';

/** What is wrong with a value. */
export type ValueReason =
  | { readonly kind: 'wrong-sort'; readonly wanted: Sort; readonly found: Sort }
  | { readonly kind: 'no-whole-number'; readonly found: number }
  | { readonly kind: 'missing'; readonly key: string }
  | { readonly kind: 'unknown-key'; readonly key: string; readonly known: readonly string[] }
  | { readonly kind: 'unknown-value'; readonly found: string; readonly known: readonly string[] }
  | { readonly kind: 'terms'; readonly fault: TermsFault };

/** What is wrong with a text that has no values yet. */
export type TextReason =
  | {
      /** The text breaks off or goes on wrongly; `found` is null at its end. */
      readonly kind: 'syntax';
      readonly wanted: SyntaxWanted;
      readonly found: string | null;
    }
  | { readonly kind: 'key-twice'; readonly key: string }
  | { readonly kind: 'too-deep'; readonly most: number }
  | {
      /** The file does not begin as an evening does. */
      readonly kind: 'no-evening';
    };

export type SyntaxWanted = 'value' | 'key' | 'colon' | 'comma-or-end' | 'end' | 'closing-quote';

/** Why a file is refused, as a whole. */
export interface FileFault {
  readonly place: FilePlace;
  readonly path: FilePath;
  readonly reason: ValueReason | TextReason;
}

/** The place of a character in a text. */
export const placeAt = (text: string, offset: number): FilePlace => {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
};
