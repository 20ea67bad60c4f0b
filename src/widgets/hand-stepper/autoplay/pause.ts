/** Milliseconds that a step without a note stays. */
const STEP = 1500;
/** Milliseconds for each letter of a note: about 15 letters a second are read at ease. */
const LETTER = 65;
const LONGEST = 20_000;

/** How long a step stays in a hand that plays by itself, by the letters of its notes. */
export const pauseAfter = (letters: number): number => Math.min(STEP + LETTER * letters, LONGEST);
