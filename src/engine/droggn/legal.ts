import type { Card } from '../core/card.ts';
import { type Duty, dutyOf, satisfies } from '../core/following.ts';
import type { Refusal } from '../core/refusal.ts';
import type { RuleId } from '../core/rule.ts';
import type { Seat } from '../core/seat.ts';
import { seatToPlay } from '../core/trick.ts';
import { GSTIESS, PAGAT, sortHand, suitOf, TRUMPS } from './cards.ts';
import { handOf, type PlayState, SEATS, TRICKS } from './state.ts';
import { suitLed } from './trick.ts';

/** What the seat to play may do, worked out once for all its cards. */
interface Choice {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly duty: Duty;
  readonly gstiessNow: boolean;
  /** The laid-out card if it must stay in hand. */
  readonly kept: Card | null;
}

/**
 * Follow suit; void of it, play a trump; void of both, play anything. Nobody need beat a card, and
 * the Gstieß may be played at any time.
 *
 * @rule droggn/play/follow-suit
 * @rule droggn/play/must-trump
 * @rule droggn/play/play-freely
 * @rule droggn/play/no-duty-to-beat
 * @rule droggn/gstiess/any-time
 */
const follows = (card: Card, duty: Duty): boolean =>
  card === GSTIESS || satisfies(card, duty, TRUMPS, suitOf);

/**
 * Where the last trick is closed to the Gstieß, it goes into the last but one, unless it lies out.
 *
 * @rule droggn/gstiess/last-trick
 * @rule droggn/variants/gstiess-forbidden-last
 */
const mustPartWithGstiess = (state: PlayState, hand: readonly Card[]): boolean =>
  state.options.gstiessLastTrick === 'forbidden' &&
  state.tricks.length === TRICKS - 2 &&
  state.laidOut?.card !== GSTIESS &&
  hand.includes(GSTIESS);

const choiceOf = (state: PlayState): Choice => {
  const seat = seatToPlay(state.trick, SEATS);
  const hand = handOf(state, seat);
  const duty = dutyOf(hand, suitLed(state.trick), TRUMPS, suitOf);
  const gstiessNow = mustPartWithGstiess(state, hand);
  return { seat, hand, duty, gstiessNow, kept: keptCard(state, seat, hand, duty) };
};

/**
 * A laid-out card stays for the last trick while its holder has another legal card. The Gstieß
 * always is one.
 *
 * @rule droggn/pagat/kept-for-last
 * @rule droggn/gstiess/kept-for-last
 */
const keptCard = (state: PlayState, seat: Seat, hand: readonly Card[], duty: Duty): Card | null => {
  if (state.laidOut?.by !== seat) return null;
  const { card } = state.laidOut;
  return hand.some((other) => other !== card && follows(other, duty)) ? card : null;
};

const isLegal = (card: Card, { duty, gstiessNow, kept }: Choice): boolean =>
  gstiessNow ? card === GSTIESS : card !== kept && follows(card, duty);

const legalOf = (choice: Choice): readonly Card[] =>
  choice.hand.filter((card) => isLegal(card, choice));

/** The cards that the seat to play may play; there always is one. */
export const legalCards = (state: PlayState): readonly Card[] => legalOf(choiceOf(state));

/**
 * Why the seat to play may not play a card, or null if it may.
 *
 * @rule droggn/play/card-in-hand
 */
export const refusalOfCard = (state: PlayState, card: Card): Refusal | null => {
  const choice = choiceOf(state);
  const { seat, hand, duty, gstiessNow } = choice;
  if (!hand.includes(card)) {
    return { kind: 'card-not-held', rule: 'droggn/play/card-in-hand', seat, card };
  }
  if (isLegal(card, choice)) return null;
  const legal = sortHand(legalOf(choice));
  if (gstiessNow) {
    return { kind: 'gstiess-now', rule: 'droggn/gstiess/last-trick', seat, card, legal };
  }
  if (follows(card, duty)) {
    return { kind: 'kept-for-last', rule: ruleOfKept(card), seat, card, legal };
  }
  return refusalOfDuty(duty, seat, card, legal);
};

const ruleOfKept = (card: Card): RuleId =>
  card === PAGAT ? 'droggn/pagat/kept-for-last' : 'droggn/gstiess/kept-for-last';

const refusalOfDuty = (
  duty: Duty,
  seat: Seat,
  card: Card,
  legal: readonly Card[],
): Refusal | null => {
  switch (duty.kind) {
    case 'free':
      return null;
    case 'follow':
      return {
        kind: 'must-follow',
        rule: 'droggn/play/follow-suit',
        seat,
        card,
        led: duty.suit,
        legal,
      };
    case 'trump':
      return {
        kind: 'must-trump',
        rule: 'droggn/play/must-trump',
        seat,
        card,
        led: duty.led,
        legal,
      };
  }
};
