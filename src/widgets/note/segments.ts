import type { Card } from '#engine';

/**
 * A piece of a note as a widget shows it. The page has already turned rules, terms and sources into
 * links, seats into names and figures into numbers.
 */
export type NoteSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emphasis'; readonly children: readonly NoteSegment[] }
  | { readonly kind: 'card'; readonly card: Card }
  | {
      readonly kind: 'link';
      readonly href: string;
      readonly text: string;
      readonly lang?: string;
      /** True where the page can open the entry of the term in the text. */
      readonly term?: true;
    }
  | { readonly kind: 'foreign'; readonly language: string; readonly text: string };

/** A note and the language it is written in, where that is not the page's. */
export interface Note {
  readonly segments: readonly NoteSegment[];
  readonly lang?: string;
}

/** Notes by the address of their step. */
export type Notes = Readonly<Record<string, Note>>;
