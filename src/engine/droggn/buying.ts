import type { Action } from '../core/action.ts';
import { type Card, without } from '../core/card.ts';
import type { Refusal, Whereabouts } from '../core/refusal.ts';
import { err, ok, type Result } from '../core/result.ts';
import { othersOf } from '../core/seat.ts';
import { outOfTurn } from './expected.ts';
import { type BuyState, type DroggnState, handOf, SEATS } from './state.ts';

/**
 * In an Ansager the declarer may name one card, any card, and get it from the defender who holds it
 * for any card of his own hand. Nothing is paid for it, and he may decline.
 *
 * @rule droggn/exchange/buy-one-card
 * @rule droggn/exchange/any-card-may-be-named
 * @rule droggn/exchange/gift-any-card
 * @rule droggn/exchange/nothing-paid
 * @rule droggn/exchange/may-decline
 */
export const inBuying = (state: BuyState, action: Action): Result<DroggnState, Refusal> => {
  if (action.type === 'no-buy') {
    return ok({ ...state, phase: 'laying-out', bought: null, laidOut: null });
  }
  return action.type === 'buy'
    ? buy(state, action.wanted, action.given)
    : outOfTurn(state, action.type);
};

/**
 * @rule droggn/exchange/wanted-card-with-defender
 * @rule droggn/exchange/gift-from-hand
 */
const buy = (state: BuyState, wanted: Card, given: Card): Result<DroggnState, Refusal> => {
  const seat = state.declarer;
  const from = othersOf(seat, SEATS).find((other) => handOf(state, other).includes(wanted));
  if (from === undefined) {
    const rule = 'droggn/exchange/wanted-card-with-defender';
    const where = whereabouts(state, wanted, given);
    return err({ kind: 'not-with-defender', rule, seat, card: wanted, where });
  }
  if (!handOf(state, seat).includes(given)) {
    return err({
      kind: 'card-not-held',
      rule: 'droggn/exchange/gift-from-hand',
      seat,
      card: given,
    });
  }
  const hands = state.hands.map((hand, index) => {
    if (index === seat - 1) return [...without(hand, given), wanted];
    return index === from - 1 ? [...without(hand, wanted), given] : hand;
  });
  const bought = { card: wanted, given, from };
  return ok({ ...state, phase: 'laying-out', hands, bought, laidOut: null });
};

const whereabouts = (state: BuyState, card: Card, given: Card): Whereabouts => {
  if (state.discard.includes(card)) return 'discard';
  if (!handOf(state, state.declarer).includes(card)) return 'elsewhere';
  return card === given ? 'given' : 'hand';
};
