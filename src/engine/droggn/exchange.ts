import type { Action } from '../core/action.ts';
import { type Card, firstTwice, withoutAll } from '../core/card.ts';
import type { Refusal } from '../core/refusal.ts';
import { err, ok, type Result } from '../core/result.ts';
import { GSTIESS, isKing, isTrump, MOND, PAGAT } from './cards.ts';
import { outOfTurn } from './expected.ts';
import { type DiscardState, type DroggnState, handOf } from './state.ts';

const DISCARDS = 3;

const TRULL: readonly Card[] = [GSTIESS, MOND, PAGAT];

/**
 * A trump that may go with a king into the discard: II to XX. Mond and Pagat may not be discarded,
 * and the Gstieß is no trump.
 *
 * @rule droggn/exchange/accompanying-trump
 */
const mayAccompany = (card: Card): boolean => isTrump(card) && !TRULL.includes(card);

/**
 * The declarer, who has taken the talon up, puts three cards away; they count for him. Then an
 * Ansager may buy.
 *
 * @rule droggn/exchange/discard-three
 * @rule droggn/exchange/fixed-before-call
 */
export const inDiscarding = (state: DiscardState, action: Action): Result<DroggnState, Refusal> => {
  if (action.type !== 'discard') return outOfTurn(state, action.type);
  const refusal = refusalOfDiscard(state, action.cards);
  if (refusal) return err(refusal);
  const { declarer } = state;
  const left = withoutAll(handOf(state, declarer), action.cards);
  const hands = state.hands.with(declarer - 1, left);
  const discarded = { ...state, hands, discard: action.cards };
  return ok(
    state.contract === 'ansager'
      ? { ...discarded, phase: 'buying' }
      : { ...discarded, phase: 'laying-out', bought: null, laidOut: null },
  );
};

/**
 * Three cards from hand and talon together, no card of the trull, and a king only along with a
 * trump, which makes one king at most.
 *
 * @rule droggn/exchange/discard-from-hand
 * @rule droggn/exchange/no-trull
 * @rule droggn/exchange/king-with-trump
 * @rule droggn/exchange/one-king
 */
export const refusalOfDiscard = (state: DiscardState, cards: readonly Card[]): Refusal | null => {
  const seat = state.declarer;
  const hand = handOf(state, seat);
  if (cards.length !== DISCARDS) {
    const rule = 'droggn/exchange/discard-three';
    return { kind: 'wrong-number', rule, seat, given: cards.length, needed: DISCARDS };
  }
  const twice = firstTwice(cards);
  if (twice !== undefined) {
    return { kind: 'card-twice', rule: 'droggn/exchange/discard-from-hand', seat, card: twice };
  }
  const missing = cards.find((card) => !hand.includes(card));
  if (missing !== undefined) {
    const rule = 'droggn/exchange/discard-from-hand';
    return { kind: 'card-not-held', rule, seat, card: missing };
  }
  const high = cards.find((card) => TRULL.includes(card));
  if (high !== undefined) {
    const rule = 'droggn/exchange/no-trull';
    return { kind: 'never-discarded', rule, seat, card: high, forbidden: TRULL };
  }
  const kings = cards.filter(isKing);
  const escorts = cards.filter(mayAccompany);
  if (kings.length <= escorts.length) return null;
  const rule =
    escorts.length === 0 ? 'droggn/exchange/king-with-trump' : 'droggn/exchange/one-king';
  const available = hand.filter(mayAccompany);
  return { kind: 'escort-missing', rule, seat, cards: kings, escorts, available };
};
