import type { Card } from '../core/card.ts';
import { PACK } from './cards.ts';

/** The cards that are worth something, by their rank. */
const RANK_VALUES: ReadonlyMap<string, number> = new Map([
  ['S', 11],
  ['10', 10],
  ['K', 4],
  ['O', 3],
  ['U', 2],
]);

const VALUES: ReadonlyMap<Card, number> = new Map(
  PACK.map((card) => [card, RANK_VALUES.get(card.slice(1)) ?? 0]),
);

/**
 * What a card is worth: 11 for a sow, 10 for a ten, 4, 3 and 2 for king, ober and unter, nothing
 * for nine, eight, seven and six.
 *
 * @rule dobbm/pack/values
 */
export const cardValue = (card: Card): number => {
  const value = VALUES.get(card);
  if (value === undefined) throw new Error(`${card} is no card of Dobbm`);
  return value;
};
