import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countByThrees, countGroup, droggn } from '#engine';
import { cards } from './table.ts';

describe('counting by threes', () => {
  test.each([
    ['queen and two empty cards [mcleod-droggn]', 'HQ H7 S4', 4],
    ['king, rider and jack [mcleod-droggn]', 'SK SR SJ', 8],
    ['three empty cards [mcleod-droggn]', 'H7 S4 T9', 1],
    [
      'king, jack and the three of hearts [wikipedia-en-droggn, wikipedia-es-droggn]',
      'HK HJ H3',
      6,
    ],
  ])('gives for %s the sum less two [droggn/counting/by-threes]', (_, pile, points) => {
    expect(countByThrees(cards(pile)).total).toBe(points);
  });

  test.each([
    ['rider and jack left over [mcleod-droggn]', 'SR SJ', 4],
    ['a king left over [mcleod-droggn]', 'SK', 4],
    ['an empty card left over [mcleod-droggn]', 'H7', 0],
    ['no card at all', '', 0],
  ])(
    'takes one off for one or two odd cards: %s [droggn/counting/odd-cards]',
    (_, pile, points) => {
      expect(countByThrees(cards(pile)).total).toBe(points);
    },
  );

  test('shows each group with its values, its deduction and the running total [droggn/counting/by-threes]', () => {
    expect(countByThrees(cards('HK HJ H3 T21 SR'))).toEqual({
      groups: [
        { cards: cards('HK HJ H3'), values: [5, 2, 1], deduction: 2, points: 6, running: 6 },
        { cards: cards('T21 SR'), values: [5, 3], deduction: 1, points: 7, running: 13 },
      ],
      total: 13,
    });
  });

  test('counts a group by itself for those who lay it by hand [droggn/counting/by-threes]', () => {
    expect(countGroup(cards('HQ H7 S4'), 10)).toMatchObject({ points: 4, running: 14 });
  });

  test('comes to 74 for the whole pack [mcleod-droggn] [droggn/counting/seventy-four]', () => {
    expect(droggn.totalPoints).toBe(74);
  });

  test('comes to 74 for both sides in every division of the pack [droggn/counting/seventy-four]', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...droggn.pack]), (ours) => {
        const theirs = droggn.pack.filter((card) => !ours.includes(card));
        expect(countByThrees(ours).total + countByThrees(theirs).total).toBe(74);
      }),
    );
  });

  test('does not depend on the order of the pile [droggn/counting/by-threes]', () => {
    const pile = fc.shuffledSubarray([...droggn.pack]);
    fc.assert(
      fc.property(pile, (cardsOfPile) => {
        const sorted = droggn.sortHand(cardsOfPile);
        expect(countByThrees(sorted).total).toBe(countByThrees(cardsOfPile).total);
      }),
    );
  });

  test('agrees with the closed form, sum less two a three and one for a rest [droggn/counting/odd-cards]', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...droggn.pack]), (pile) => {
        const sum = pile.reduce((total, card) => total + droggn.cardValue(card), 0);
        const rest = pile.length % 3 === 0 ? 0 : 1;
        expect(countByThrees(pile).total).toBe(sum - 2 * Math.floor(pile.length / 3) - rest);
      }),
    );
  });
});
