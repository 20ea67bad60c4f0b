/** More than this is not a question any more; the rest is ignored, not refused. */
const LONGEST = 160;

/**
 * What was typed as the search uses it: without control and format characters (which turn or hide
 * text), on one line, of bounded length.
 */
export const cleanQuery = (typed: string): string =>
  typed
    .toWellFormed()
    .slice(0, LONGEST * 4)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();
