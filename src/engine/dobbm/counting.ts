import type { Card } from '../core/card.ts';
import type { CountedGroup, Counting } from '../core/counting.ts';
import { cardValue } from './values.ts';

/**
 * A pile counted card by card: plain addition, nothing is deducted. The whole pack counts 120,
 * however it is divided between the sides.
 *
 * @rule dobbm/scoring/counting
 * @rule dobbm/scoring/one-hundred-twenty
 */
export const countSingly = (pile: readonly Card[]): Counting => {
  let total = 0;
  const groups = pile.map((card): CountedGroup => {
    const points = cardValue(card);
    total += points;
    return { cards: [card], values: [points], deduction: 0, points, running: total };
  });
  return { groups, total };
};
