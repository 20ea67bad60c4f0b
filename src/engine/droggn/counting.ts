import type { Card } from '../core/card.ts';
import type { CountedGroup, Counting } from '../core/counting.ts';
import { cardValue } from './values.ts';

/**
 * The points of up to three cards laid together: two off for three, one off for the one or two that
 * are left over at the end.
 *
 * @rule droggn/counting/by-threes
 * @rule droggn/counting/odd-cards
 */
export const countGroup = (cards: readonly Card[], before = 0): CountedGroup => {
  const values = cards.map(cardValue);
  const deduction = cards.length === 3 ? 2 : 1;
  const points = values.reduce((sum, value) => sum + value, 0) - deduction;
  return { cards, values, deduction, points, running: before + points };
};

/**
 * A pile counted by threes in the order in which it lies. The total does not depend on the order:
 * the whole pack counts 74, however it is divided between the sides.
 *
 * @rule droggn/counting/seventy-four
 */
export const countByThrees = (pile: readonly Card[]): Counting => {
  const groups: CountedGroup[] = [];
  let total = 0;
  for (let start = 0; start < pile.length; start += 3) {
    const group = countGroup(pile.slice(start, start + 3), total);
    groups.push(group);
    total = group.running;
  }
  return { groups, total };
};
