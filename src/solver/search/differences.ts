import { type Pack, TRUMPS } from '../kernel/pack.ts';

/**
 * Two suits whose cards belong to the same seats in the same order are played alike, whatever the
 * cards count. By the singles of the one and of the other (five bits each): how many units more the
 * first counts, place by place, where it counts more (above sixteen bits), and how many more the
 * second where that does.
 */
export interface Differences {
  readonly plain: Int32Array;
  readonly trumps: Int32Array;
}

/** What the cards of a suit count from the best down, given which of its singles are left. */
const rowOfUnits = (pack: Pack, suit: number, singles: number): readonly number[] => {
  const high = pack.runHigh[suit] as number;
  const row: number[] = [];
  for (let index = 4; index >= 0; index -= 1) {
    const rank = high + 1 + index;
    if ((singles & (1 << index)) !== 0) row.push(pack.units[(suit << 5) | rank] as number);
  }
  while (row.length < 5) row.push(pack.units[(suit << 5) | high] as number);
  return row;
};

const differencesOf = (pack: Pack, suit: number): Int32Array => {
  const differences = new Int32Array(1 << 10);
  const rows = Array.from({ length: 32 }, (_, singles) => rowOfUnits(pack, suit, singles));
  rows.forEach((one, first) => {
    rows.forEach((other, second) => {
      let more = 0;
      let less = 0;
      one.forEach((units, place) => {
        const difference = units - (other[place] as number);
        if (difference > 0) more += difference;
        else less -= difference;
      });
      differences[(first << 5) | second] = (more << 16) | less;
    });
  });
  return differences;
};

export const createDifferences = (pack: Pack): Differences => ({
  plain: differencesOf(pack, 1),
  trumps: differencesOf(pack, TRUMPS),
});
