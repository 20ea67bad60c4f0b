import type { DroggnHand, Evening } from '#engine';

const hand = (
  declarer: DroggnHand['declarer'],
  contract: DroggnHand['contract'],
  points: number,
  more: {
    readonly doublings?: number;
    readonly pagat?: 'ultimo' | 'laid-out-won';
  } = {},
): DroggnHand => ({
  type: 'hand',
  game: 'droggn',
  declarer,
  contract,
  doublings: more.doublings ?? 0,
  result: {
    kind: 'points',
    points,
    pagat: more.pagat ? { kind: more.pagat, by: declarer } : null,
    lastTrick: null,
  },
});

/** A few hands with four at the table, composed to show each thing once. */
export const EXAMPLE: Evening = {
  title: '',
  date: '',
  terms: {
    game: 'droggn',
    players: ['Anna', 'Bartl', 'Cilli', 'Franz'],
    firstDealer: 1,
    groschen: 10,
    options: {},
  },
  entries: [
    hand(2, 'ansager', 43),
    hand(3, 'solo', 40, { pagat: 'ultimo' }),
    hand(1, 'ansager', 31, { pagat: 'laid-out-won' }),
    hand(4, 'ansager', 36, { doublings: 1 }),
    hand(2, 'super', 50),
  ],
};
