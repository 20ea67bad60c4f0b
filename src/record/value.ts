import type { Sort } from './fault.ts';

/** What a value that came out of YAML or JSON is. */
export const sortOf = (value: unknown): Sort => {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
    case 'bigint':
      return 'number';
    case 'boolean':
      return 'truth-value';
    default:
      return 'mapping';
  }
};

export type Mapping = Readonly<Record<string, unknown>>;

export const isMapping = (value: unknown): value is Mapping => sortOf(value) === 'mapping';

/** The value of a key of the mapping itself; undefined if there is none. */
export const entryOf = (mapping: Mapping, key: string): unknown =>
  Object.hasOwn(mapping, key) ? mapping[key] : undefined;

const LONGEST = 60;

/** Text from outside, cut to a length that a message can carry. */
export const shortened = (text: string): string => {
  if (text.length <= LONGEST) return text;
  const signs = [...text.slice(0, 2 * LONGEST)];
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('')}…` : text;
};

/** A value as a message shows it: what stands there, or else what it is. */
export const shown = (value: unknown): string => {
  switch (sortOf(value)) {
    case 'text':
    case 'number':
    case 'truth-value':
      return shortened(String(value));
    case 'list':
      return '[…]';
    case 'mapping':
      return '{…}';
    case 'nothing':
      return '';
  }
};
