import { type Card, type GameId, games } from '#engine';
import { numberOf, type Pack, packs } from '#solver';
import { debtOf, mayBeDiscarded } from './discards.ts';
import { type Masks, masksOf, sumOver } from './features.ts';

const toggle = (pack: Pack, masks: Masks, card: Card): void => {
  const number = pack.numberOf.get(card) as number;
  masks[number >> 5] = (masks[number >> 5] as number) ^ (1 << (number & 31));
};

/** Card points of cards that lie aside. */
export const pointsAside = (pack: Pack, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (pack.units[pack.numberOf.get(card) as number] as number), 0) /
  pack.unitsInPoint;

/** The best of what is offered, the best first, the earlier of equals first. */
class Best<Item> {
  readonly items: Item[] = [];
  readonly worths: number[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether something of this worth would be kept. */
  wants(worth: number): boolean {
    return this.items.length < this.#most || worth > (this.worths.at(-1) as number);
  }

  add(item: Item, worth: number): void {
    const found = this.worths.findIndex((other) => other < worth);
    const at = found < 0 ? this.items.length : found;
    this.items.splice(at, 0, item);
    this.worths.splice(at, 0, worth);
    if (this.items.length <= this.#most) return;
    this.items.pop();
    this.worths.pop();
  }
}

/** All legal discards with their worth by a table, the best first; no more than so many. */
export const bestDiscards = (
  id: GameId,
  hand: readonly Card[],
  table: readonly number[],
  most: number,
): readonly (readonly Card[])[] => {
  const pack = packs[id];
  const size = games[id].talonSize;
  const masks = masksOf(pack, hand);
  const open = hand.filter((card) => mayBeDiscarded(id, card));
  const numbers = Int32Array.from(open, (card) => numberOf(pack, card));
  const debts = Int32Array.from(open, (card) => debtOf(id, card));
  const chosen = new Int32Array(size);
  const best = new Best<readonly Card[]>(most);
  const choose = (from: number, place: number, debt: number, units: number): void => {
    if (place === size) {
      if (debt > 0) return;
      const worth = sumOver(pack, masks, table) + units / pack.unitsInPoint;
      if (best.wants(worth))
        best.add(
          Array.from(chosen, (at) => open[at] as Card),
          worth,
        );
      return;
    }
    for (let at = from; at <= open.length - size + place; at += 1) {
      const number = numbers[at] as number;
      const suit = number >> 5;
      const mask = masks[suit] as number;
      masks[suit] = mask ^ (1 << (number & 31));
      chosen[place] = at;
      const more = pack.units[number] as number;
      choose(at + 1, place + 1, debt + (debts[at] as number), units + more);
      masks[suit] = mask;
    }
  };
  choose(0, 0, 0, 0);
  return best.items;
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
