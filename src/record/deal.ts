import { type Deal, err, faultOfDeal, type Game, ok, type Result } from '#engine';
import type { DealFault, DealPlace, SyntaxFault } from './fault.ts';
import { entryOf, type Mapping, shortened, sortOf } from './value.ts';

type Fault = SyntaxFault | DealFault;

/** The deal of a record: every card of the pack once. Case does not matter. */
export const readDeal = (mapping: Mapping, game: Game, rests: boolean): Result<Deal, Fault> => {
  const lines = entryOf(mapping, 'deal');
  if (!Array.isArray(lines)) {
    return err(wrongSort('deal', 'list', lines));
  }
  const hands: (readonly string[])[] = [];
  for (const [index, line] of lines.entries()) {
    const hand = readCards(line);
    if (!hand) return err(wrongSort(`deal, seat ${index + 1}`, 'text', line));
    hands.push(hand);
  }
  const undealt = entryOf(mapping, 'talon');
  const talon = readCards(undealt);
  if (!talon) return err(wrongSort('talon', 'text', undealt));
  const deal: Deal = { hands, talon, rests };
  const fault = faultIn(deal, game);
  return fault ? err(fault) : ok(deal);
};

const wrongSort = (key: string, wanted: 'list' | 'text', value: unknown): SyntaxFault => ({
  rule: 'record/syntax',
  kind: 'wrong-sort',
  key,
  wanted,
  found: sortOf(value),
});

/** Codes separated by white space; nothing at all is no card; null if it is not text. */
const readCards = (value: unknown): readonly string[] | null => {
  if (value === null) return [];
  return typeof value === 'string' ? (value.toUpperCase().match(/\S+/g) ?? []) : null;
};

const faultIn = (deal: Deal, game: Game): DealFault | null => {
  const rule = 'record/deal';
  const fault = faultOfDeal(game, deal);
  switch (fault?.kind) {
    case undefined:
      return null;
    case 'hands':
      return { rule, kind: 'wrong-hands', needed: fault.needed, given: fault.given };
    case 'size': {
      const { seat, needed, given } = fault;
      return { rule, kind: 'wrong-size', place: seat ?? 'talon', needed, given };
    }
    case 'unknown-card': {
      const { seat, card } = fault;
      return { rule, kind: 'unknown-card', place: seat ?? 'talon', code: shortened(card) };
    }
    case 'card-twice': {
      const { card } = fault;
      return {
        rule,
        kind: 'card-twice',
        card,
        places: placesOf(deal, card),
        missing: missing(deal, game),
      };
    }
  }
};

const placesOf = (deal: Deal, card: string): readonly [DealPlace, DealPlace] => {
  const places: DealPlace[] = [];
  [...deal.hands, deal.talon].forEach((cards, index) => {
    const place = index < deal.hands.length ? index + 1 : 'talon';
    for (const one of cards) if (one === card) places.push(place);
  });
  const [first = 'talon', second = first] = places;
  return [first, second];
};

const missing = (deal: Deal, game: Game): readonly string[] => {
  const there = new Set([...deal.hands.flat(), ...deal.talon]);
  return game.pack.filter((card) => !there.has(card));
};
