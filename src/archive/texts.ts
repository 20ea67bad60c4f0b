import { parseMarkup } from './markup.ts';
import type { Named } from './named.ts';
import { flatten } from './segments.ts';

/** A text that a reader sees, and the path to it within its entry. */
export interface Located {
  readonly path: string;
  readonly text: string;
}

/**
 * The texts of an entry in which markup is read: the values of `en` and `de`. All other strings are
 * ids, dates, cards and names.
 */
export const textsOf = (value: unknown, path = ''): readonly Located[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): readonly Located[] => {
    const here = path === '' ? key : `${path}.${key}`;
    const isText = (key === 'en' || key === 'de') && typeof inner === 'string';
    return isText ? [{ path: here, text: inner }] : textsOf(inner, here);
  });
};

/** Rules, terms and sources named by the markup of an entry's texts. */
export const namedByTexts = (entry: unknown): readonly Named[] =>
  textsOf(entry).flatMap(({ path, text }) =>
    flatten(parseMarkup(text).segments).flatMap((segment): readonly Named[] => {
      switch (segment.kind) {
        case 'rule':
        case 'term':
          return [{ to: { kind: segment.kind, id: segment.id }, field: path }];
        case 'cite':
          return [{ to: { kind: 'source', id: segment.id }, field: path }];
        default:
          return [];
      }
    }),
  );
