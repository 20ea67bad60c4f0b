import { type Card, type GameId, games } from '#engine';
import { type Pack, packs } from '#solver';
import { eachDiscard } from './discards.ts';
import { type Masks, masksOf, sumOver } from './features.ts';

const toggle = (pack: Pack, masks: Masks, card: Card): void => {
  const number = pack.numberOf.get(card) as number;
  masks[number >> 5] = (masks[number >> 5] as number) ^ (1 << (number & 31));
};

/** Card points of cards that lie aside. */
export const pointsAside = (pack: Pack, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (pack.units[pack.numberOf.get(card) as number] as number), 0) /
  pack.unitsInPoint;

/** All legal discards with their worth by a table, the best first; no more than so many. */
export const bestDiscards = (
  id: GameId,
  hand: readonly Card[],
  table: readonly number[],
  most: number,
): readonly (readonly Card[])[] => {
  const pack = packs[id];
  const masks = masksOf(pack, hand);
  const found: { readonly cards: readonly Card[]; readonly worth: number }[] = [];
  eachDiscard(id, hand, games[id].talonSize, (cards) => {
    for (const card of cards) toggle(pack, masks, card);
    const worth = sumOver(pack, masks, table) + pointsAside(pack, cards);
    for (const card of cards) toggle(pack, masks, card);
    const last = found.at(-1);
    if (found.length >= most && last && worth <= last.worth) return;
    const at = found.findIndex((other) => other.worth < worth);
    found.splice(at < 0 ? found.length : at, 0, { cards: [...cards], worth });
    if (found.length > most) found.pop();
  });
  return found.map(({ cards }) => cards);
};

export const bestDiscard = (
  id: GameId,
  hand: readonly Card[],
  table: readonly number[],
): readonly Card[] => {
  const [best] = bestDiscards(id, hand, table, 1);
  if (!best) throw new Error(`nothing of ${hand.join(' ')} may be put away`);
  return best;
};

export interface Purchasable {
  readonly wanted: Card;
  readonly given: Card;
}

/** What a card that is given away is worth to those who get it, beside the loss of it. */
const GIFT = 0.7;

/**
 * Purchases by their worth, the best first, one for each card that may be named. The card lies with
 * a defender, since the declarer has taken the talon up.
 */
export const bestPurchases = (
  id: GameId,
  hand: readonly Card[],
  discard: readonly Card[],
  table: readonly number[],
): readonly Purchasable[] => {
  const pack = packs[id];
  const game = games[id];
  const masks = masksOf(pack, hand);
  const own = new Set([...hand, ...discard]);
  const before = sumOver(pack, masks, table);
  const found: (Purchasable & { readonly worth: number })[] = [];
  for (const wanted of game.pack) {
    if (own.has(wanted) || game.cardValue(wanted) < 4) continue;
    let best: (Purchasable & { readonly worth: number }) | null = null;
    for (const given of hand) {
      toggle(pack, masks, wanted);
      toggle(pack, masks, given);
      const worth = sumOver(pack, masks, table) - before - GIFT * pointsAside(pack, [given]);
      toggle(pack, masks, wanted);
      toggle(pack, masks, given);
      if (!best || worth > best.worth) best = { wanted, given, worth };
    }
    if (best && best.worth > 0) found.push(best);
  }
  return found.toSorted((one, other) => other.worth - one.worth);
};

export const bestPurchase = (
  id: GameId,
  hand: readonly Card[],
  discard: readonly Card[],
  table: readonly number[],
): Purchasable | null => bestPurchases(id, hand, discard, table)[0] ?? null;
