/**
 * Letters and figures as a knife cuts them: flat, wide at the ends, with corners in place of
 * curves. Each is 36 units high and drawn from its top left corner.
 */

export interface Letter {
  readonly width: number;
  readonly path: string;
}

export const LETTER_HEIGHT = 36;

export const LETTERS: Readonly<Record<string, Letter>> = {
  I: { width: 12, path: 'M0 0H12L10 18 12 36H0L2 18z' },
  V: { width: 29, path: 'M0 0H12L17 20 22 0H29L18 36H12z' },
  X: { width: 30, path: 'M0 0H12L17 11 23 0H30L20 18 30 36H18L13 25 7 36H0L10 18z' },
  K: { width: 29, path: 'M0 0H10V14L18 0H28L17 17 29 36H18L10 22V36H0z' },
  Q: {
    width: 29,
    path: 'M8 0H20L28 9V27L24 32 29 37 23 41 18 36H8L0 27V9zM12 8L10 11V25L12 28H16L18 25V11L16 8z',
  },
  R: { width: 28, path: 'M0 0H17L26 7V16L19 22 28 36H17L10 24V36H0zM10 7V16H14L17 13V10L14 7z' },
  J: { width: 21, path: 'M9 0H21L20 27 12 36H4L0 31V25H8L9 28 11 26z' },
  B: {
    width: 26,
    path: 'M0 0H17L24 6V14L21 17 26 22V30L18 36H0zM10 7V14H13L15 12V9L13 7zM10 21V29H14L17 26V23L15 21z',
  },
  D: { width: 27, path: 'M0 0H16L27 9V27L16 36H0zM10 8V28H14L17 25V11L14 8z' },
  S: {
    width: 24,
    path: 'M7 0H22V9H10L8 11 9 13 20 16 24 21V29L17 36H1V27H14L16 25 15 23 4 20 0 15V7z',
  },
  O: { width: 28, path: 'M8 0H20L28 9V27L20 36H8L0 27V9zM12 8L10 11V25L12 28H16L18 25V11L16 8z' },
  U: { width: 27, path: 'M0 0H10V25L13 28 17 25V0H27V27L19 36H8L0 27z' },
  G: { width: 27, path: 'M8 0H26V9H12L10 12V25L12 28H18V22H14V15H27V36H8L0 28V9z' },
  W: { width: 38, path: 'M0 0H10L13 19 17 4H22L25 19 29 0H38L30 36H23L19 20 15 36H8z' },
  E: { width: 21, path: 'M0 0H21L20 8H10V14H18V21H10V28H21V36H0z' },
  L: { width: 21, path: 'M0 0H10V28H20L21 36H0z' },
  '0': { width: 24, path: 'M8 0H16L24 9V27L16 36H8L0 27V9zM12 7L10 10V26L12 29 14 26V10z' },
  '1': { width: 15, path: 'M5 0H15V36H5V10L0 11V4z' },
  '2': { width: 24, path: 'M7 0H18L24 7V14L12 27H24V36H0V28L14 12V10L12 8 9 10V13H0V7z' },
  '3': {
    width: 24,
    path: 'M1 0H23V8L15 14H19L24 19V29L17 36H6L0 30V26H9L11 28H13L15 26V22L13 20H6V13L12 8H1z',
  },
  '4': { width: 26, path: 'M13 0H21V21H26V29H21V36H11V29H0V22zM11 21V11L6 21z' },
  '5': {
    width: 23,
    path: 'M1 0H22V9H10V13H16L23 19V29L16 36H6L0 30V26H9L11 28H12L14 26V23L12 21H1z',
  },
  '6': {
    width: 24,
    path: 'M8 0H20V8H12L10 11V14H17L24 20V29L17 36H7L0 29V9zM10 21V26L12 28 14 26V23L12 21z',
  },
  '7': { width: 23, path: 'M0 0H23V8L13 36H3L12 9H0z' },
  '8': {
    width: 24,
    path: 'M7 0H17L23 6V13L19 17 24 22V30L17 36H7L0 30V22L5 17 1 13V6zM10 7V13H14V7zM10 22V28H14V22z',
  },
  '9': {
    width: 24,
    path: 'M16 36H4V28H12L14 25V22H7L0 16V7L7 0H17L24 7V27zM14 15V10L12 8 10 10V13L12 15z',
  },
};

/** Slimmer numerals for small cards, on which XVIII has to stand in a narrow strip. */
export const NARROW_NUMERALS: Readonly<Record<string, Letter>> = {
  I: { width: 6, path: 'M0 0H6L5 18 6 36H0L1 18z' },
  V: { width: 18, path: 'M0 0H6L10 24 13 0H18L12 36H7z' },
  X: { width: 18, path: 'M0 0H6L10 12 13 0H18L12 18 18 36H12L8 24 5 36H0L6 18z' },
};
