import { counted } from './numbers.ts';

/** How a hand ended, in English. */
export const resultEnglish = {
  thrownIn: 'All pass; the cards are thrown in',
  open: 'The record stops here; the hand is not finished',
  score: (who: string, contract: string, score: string) => `${who}, ${contract}: ${score}`,
  points: (points: number) => ` with ${counted(points, 'card point', 'card points')}`,
  revoked: (who: string) => `; ${who} has revoked`,
};

export type ResultWords = typeof resultEnglish;
