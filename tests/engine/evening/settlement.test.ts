import { describe, expect, test } from 'vitest';
import { transfersOf } from '#engine';
import { account, ansager, dobbmHand, dobbmTerms, droggnTerms } from './table.ts';

describe('the settlement', () => {
  test('of Droggn pays the difference of every pair [droggn/scoring/settlement, mcleod-droggn]', () => {
    const { settlement } = account(droggnTerms(3), ansager(2, 40), ansager(3, 30));
    expect(settlement).toEqual({
      unit: 'groschen',
      amounts: [40, 730, -770],
      pairs: [
        { from: 1, to: 2, amount: 230 },
        { from: 3, to: 1, amount: 270 },
        { from: 3, to: 2, amount: 500 },
      ],
      transfers: [
        { from: 3, to: 2, amount: 730 },
        { from: 3, to: 1, amount: 40 },
      ],
    });
  });

  test('of Dobbm says what the cash after each hand came to [dobbm/session/cash-each-hand, mcleod-dobbm]', () => {
    const { settlement } = account(dobbmTerms(4), dobbmHand(2, 72), dobbmHand(3, 40));
    expect(settlement).toEqual({
      unit: 'schilling',
      amounts: [8, 56, -72, 8],
      pairs: [],
      transfers: [
        { from: 3, to: 2, amount: 56 },
        { from: 3, to: 1, amount: 8 },
        { from: 3, to: 4, amount: 8 },
      ],
    });
  });

  test.each<readonly [string, readonly number[], number]>([
    ['nobody owes anything', [0, 0, 0], 0],
    ['one owes all', [-30, 10, 10, 10], 3],
    ['two pairs owe each other the same', [-5, 7, 5, -7], 2],
    ['a pair and three others', [4, -9, 5, 3, -3], 3],
  ])('takes as few payments as it can: %s', (_, amounts, count) => {
    expect(transfersOf(amounts)).toHaveLength(count);
  });
});
