import type { Action } from '../core/action.ts';
import { type Card, firstTwice, withoutAll } from '../core/card.ts';
import type { Refusal } from '../core/refusal.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { RuleId } from '../core/rule.ts';
import { isSow, isTrump } from './cards.ts';
import { outOfTurn } from './expected.ts';
import { type DiscardState, type DobbmState, handOf } from './state.ts';

const DISCARDS = 4;

/**
 * A trump that may go with a sow into the discard. The sow of hearts is none, and needs one herself.
 *
 * @rule dobbm/exchange/heart-sow-no-escort
 */
const mayAccompany = (card: Card): boolean => isTrump(card) && !isSow(card);

/**
 * The declarer, who has taken the Dobb up, puts four cards away; they count for him.
 *
 * @rule dobbm/exchange/discard-four
 */
export const inDiscarding = (state: DiscardState, action: Action): Result<DobbmState, Refusal> => {
  if (action.type !== 'discard') return outOfTurn(state, action.type);
  const refusal = refusalOfDiscard(state, action.cards);
  if (refusal) return err(refusal);
  const { declarer } = state;
  const left = withoutAll(handOf(state, declarer), action.cards);
  const hands = state.hands.with(declarer - 1, left);
  return ok({ ...state, phase: 'laying-out', hands, discard: action.cards });
};

/**
 * Four cards from hand and Dobb together, and a trump for each sow among them, which makes two sows
 * at most. Everything else is free.
 *
 * @rule dobbm/exchange/discard-from-hand
 */
export const refusalOfDiscard = (state: DiscardState, cards: readonly Card[]): Refusal | null => {
  const seat = state.declarer;
  const hand = handOf(state, seat);
  if (cards.length !== DISCARDS) {
    const rule = 'dobbm/exchange/discard-four';
    return { kind: 'wrong-number', rule, seat, given: cards.length, needed: DISCARDS };
  }
  const twice = firstTwice(cards);
  if (twice !== undefined) {
    return { kind: 'card-twice', rule: 'dobbm/exchange/discard-from-hand', seat, card: twice };
  }
  const missing = cards.find((card) => !hand.includes(card));
  if (missing !== undefined) {
    const rule = 'dobbm/exchange/discard-from-hand';
    return { kind: 'card-not-held', rule, seat, card: missing };
  }
  const sows = cards.filter(isSow);
  const escorts = cards.filter(mayAccompany);
  if (sows.length <= escorts.length) return null;
  const rule = ruleOfEscorts(sows.length, cards.filter(isTrump).length);
  const available = hand.filter(mayAccompany);
  return { kind: 'escort-missing', rule, seat, cards: sows, escorts, available };
};

/**
 * The rule that a discard with too few trumps breaks: if the sow of hearts would make them enough,
 * the one that says that she does not count.
 *
 * @rule dobbm/exchange/sow-with-trump
 * @rule dobbm/exchange/two-sows
 */
const ruleOfEscorts = (sows: number, trumps: number): RuleId => {
  if (trumps >= sows) return 'dobbm/exchange/heart-sow-no-escort';
  return sows === 1 ? 'dobbm/exchange/sow-with-trump' : 'dobbm/exchange/two-sows';
};
