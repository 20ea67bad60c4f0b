import type { Card } from '../core/card.ts';
import { type DroggnCard, GSTIESS, MOND, PACK, PAGAT } from './cards.ts';

const COURT_VALUES: ReadonlyMap<string, number> = new Map([
  ['K', 5],
  ['Q', 4],
  ['R', 3],
  ['J', 2],
]);

const valueInPack = (card: DroggnCard): number => {
  if (card === GSTIESS || card === MOND || card === PAGAT) return 5;
  return COURT_VALUES.get(card.charAt(1)) ?? 1;
};

const VALUES: ReadonlyMap<Card, number> = new Map(PACK.map((card) => [card, valueInPack(card)]));

/**
 * What a card is worth before the counting by threes deducts anything: 5 for Gstieß, Mond, Pagat and
 * kings, 4, 3 and 2 for the other courts, 1 for every other card.
 *
 * @rule droggn/pack/values
 */
export const cardValue = (card: Card): number => {
  const value = VALUES.get(card);
  if (value === undefined) throw new Error(`${card} is no card of Droggn`);
  return value;
};
