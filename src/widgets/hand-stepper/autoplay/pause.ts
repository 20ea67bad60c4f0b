import type { Action } from '#engine';

/** Milliseconds that a card stays which nobody says anything of. */
const CARD = 1500;
/** What is said or done before the play is read as a sentence, not seen at a glance. */
const WORD = 2600;
/** An exchange is several cards, which one looks for in the hands. */
const EXCHANGE = 4500;
/** The trick lies there once more, with what it was worth. */
const TRICK = 1000;
/** A note begins with a look at the table. */
const NOTE = 1000;
/** Milliseconds for each letter of a note: about 15 letters a second are read at ease. */
const LETTER = 65;
const LONGEST = 45_000;

const ofAction = (action: Action | null): number => {
  switch (action?.type) {
    case 'play':
      return CARD;
    case 'discard':
    case 'buy':
      return EXCHANGE;
    default:
      return WORD;
  }
};

/** What a hand that plays by itself shows at a step. */
export interface Shown {
  readonly action: Action | null;
  /** Whether the card has finished a trick. */
  readonly finishes: boolean;
  /** The letters of the notes. */
  readonly letters: number;
}

/** How long a step stays: as long as it takes to see what was done and to read what is said of it. */
export const pauseAfter = ({ action, finishes, letters }: Shown): number => {
  const seen = ofAction(action) + (finishes ? TRICK : 0);
  return Math.min(letters === 0 ? seen : seen + NOTE + LETTER * letters, LONGEST);
};
