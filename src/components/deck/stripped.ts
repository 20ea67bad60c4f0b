import type { Card } from '#engine';

/** The twelve cards that a pack of seventy-eight has and Droggn leaves out. @rule droggn/pack/stripped-pack */
export const STRIPPED: readonly Card[] = [
  ...['S', 'C'].flatMap((suit) => ['3', '2', '1'].map((rank) => suit + rank)),
  ...['H', 'D'].flatMap((suit) => ['8', '9', '10'].map((rank) => suit + rank)),
];
