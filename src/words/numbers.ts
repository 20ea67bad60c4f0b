import { both, type Locale } from './locale.ts';

const MINUS = '−';

/** `+53`, `−6`, `0`: a score or a payment with its sign. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `${MINUS}${-value}` : '0';

/** `53`, `−6`: a number with a true minus sign. */
export const plain = (value: number): string => (value < 0 ? `${MINUS}${-value}` : `${value}`);

/** `1 trick`, `2 tricks`. */
export const counted = (count: number, one: string, many: string): string =>
  `${plain(count)} ${Math.abs(count) === 1 ? one : many}`;

const joiners = both({ and: 'and', or: 'or' }, { and: 'und', or: 'oder' });

const joined = (items: readonly string[], joiner: string): string => {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${joiner} ${last}`;
};

/** `A`, `A or B`, `A, B or C`. */
export const anyOf = (items: readonly string[], locale: Locale): string =>
  joined(items, joiners[locale].or);

/** `A`, `A and B`, `A, B and C`. */
export const allOf = (items: readonly string[], locale: Locale): string =>
  joined(items, joiners[locale].and);

const ROMAN: readonly (readonly [number, string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** `XIV`: the number that a trump carries (1 to 39). */
export const roman = (value: number): string => {
  let rest = value;
  let numeral = '';
  for (const [size, sign] of ROMAN) {
    while (rest >= size) {
      numeral += sign;
      rest -= size;
    }
  }
  return numeral;
};
