import type { Seat } from '#engine';

/**
 * A piece of a text of the archive. Plain JSON, so that a page, a widget and a test read the same.
 * `foreign` is a word in another language than the text around it; `bar` is the dialect.
 */
export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emphasis'; readonly children: readonly Segment[] }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'rule'; readonly id: string; readonly text?: string }
  | { readonly kind: 'term'; readonly id: string; readonly text?: string }
  | { readonly kind: 'cite'; readonly id: string; readonly at?: string }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'foreign'; readonly language: ForeignLanguage; readonly text: string }
  | Figure;

/** A figure that the text asserts about the step at which it stands. The build checks it. */
export type Figure =
  | { readonly kind: 'points'; readonly side: 'declarer' | 'defenders'; readonly value: number }
  | { readonly kind: 'trumps'; readonly seat: Seat; readonly value: number }
  | { readonly kind: 'out'; readonly suit: string; readonly value: number }
  | { readonly kind: 'score'; readonly value: number };

export type ForeignLanguage = 'bar' | 'de' | 'fr' | 'it';

export const isFigure = (segment: Segment): segment is Figure =>
  segment.kind === 'points' ||
  segment.kind === 'trumps' ||
  segment.kind === 'out' ||
  segment.kind === 'score';

/** All segments of a text, those within emphasis too, in reading order. */
export const flatten = (segments: readonly Segment[]): readonly Segment[] =>
  segments.flatMap((segment) =>
    segment.kind === 'emphasis' ? [segment, ...flatten(segment.children)] : [segment],
  );
