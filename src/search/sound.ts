/**
 * What the dialect makes of a word and what a reader makes of the dialect, the longer ones first:
 * `Gstias` and `Gstieß`, `kafn` and `kaufen`, `Kloana` and `Kleiner` sound alike here.
 */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/sch|sh|[szx]/g, 's'],
  [/ch|ck|[cgkq]/g, 'k'],
  [/[bp]h?/g, 'b'],
  [/[dt]h?/g, 't'],
  [/[fvw]/g, 'f'],
  [/(?:er|a|e)l$/g, 'l'],
  [/(?:er|ar|a|e)$/g, ''],
  [/[aeo]?[ei]?[mn]$/g, 'n'],
  [/i[ea]|[ijy]/g, 'i'],
  [/u[aeo]|u(?![aeiou])/g, 'u'],
  [/oa|ei|ai|au|[ao]/g, 'a'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
];

/** How folded words sound, roughly: two that are written differently and sound alike are equal. */
export const soundOf = (folded: string): string =>
  folded
    .split(' ')
    .map((word) => ALIKE.reduce((sound, [letters, sign]) => sound.replace(letters, sign), word))
    .join('');
