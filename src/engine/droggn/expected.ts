import type { ActionType } from '../core/action.ts';
import { seatToBid } from '../core/auction.ts';
import { openWords } from '../core/doubling.ts';
import type { Expectation, Refusal } from '../core/refusal.ts';
import { err, type Result } from '../core/result.ts';
import type { RuleId } from '../core/rule.ts';
import { seatToPlay } from '../core/trick.ts';
import { takesTalon } from './contracts.ts';
import { type DoublingState, type DroggnState, type OverState, SEATS, TRICKS } from './state.ts';

/** What must happen now, and the rule that says so. */
export const expectedOf = (state: DroggnState): Expectation => {
  const { phase } = state;
  switch (phase) {
    case 'auction': {
      const seat = seatToBid(state.calls, SEATS);
      return { rule: 'droggn/auction/one-turn-each', phase, seat, actions: ['pass', 'bid'] };
    }
    case 'discarding': {
      const rule = 'droggn/exchange/discard-three';
      return { rule, phase, seat: state.declarer, actions: ['discard'] };
    }
    case 'buying': {
      const rule = 'droggn/exchange/buy-one-card';
      return { rule, phase, seat: state.declarer, actions: ['buy', 'no-buy'] };
    }
    case 'laying-out': {
      const rule = 'droggn/announcing/i-lie';
      const actions: ActionType[] = state.laidOut ? ['lie'] : ['lay', 'lie'];
      return { rule, phase, seat: state.declarer, actions };
    }
    case 'doubling': {
      const { speaker } = state.doubling;
      return { phase, seat: speaker, ...expectedWord(state) };
    }
    case 'play': {
      const seat = seatToPlay(state.trick, SEATS);
      return { rule: 'droggn/play/card-in-hand', phase, seat, actions: ['play'] };
    }
    case 'over':
      return { rule: ruleOfEnding(state), phase, seat: null, actions: [] };
  }
};

const expectedWord = (state: DoublingState): Pick<Expectation, 'rule' | 'actions'> => {
  const words = openWords(state.doubling);
  const { stage } = state.doubling;
  switch (stage) {
    case 'first-word': {
      const mayLay = !state.laidOut && state.contract !== 'super-mord';
      const rule = 'droggn/announcing/first-word';
      return { rule, actions: mayLay ? ['lay', ...words] : words };
    }
    case 'declarer-answers':
      return { rule: 'droggn/announcing/retour', actions: words };
    case 'defenders-answer':
    case 'closed':
      return { rule: 'droggn/announcing/retours-alternate', actions: words };
  }
};

/**
 * Why the hand is over.
 *
 * @rule droggn/auction/thrown-in
 * @rule droggn/play/twenty-one-tricks
 * @rule droggn/scoring/super-mord-ends
 */
const ruleOfEnding = (state: OverState): RuleId => {
  switch (state.ending) {
    case 'thrown-in':
      return 'droggn/auction/thrown-in';
    case 'revoked':
      return 'droggn/scoring/revoke';
    case 'finished':
      return state.tricks.length === TRICKS
        ? 'droggn/play/twenty-one-tricks'
        : 'droggn/scoring/super-mord-ends';
  }
};

/** Refuses an action that is not what must happen now. */
export const outOfTurn = (state: DroggnState, action: ActionType): Result<never, Refusal> => {
  const expected = expectedOf(state);
  const rule = ruleOutOfTurn(state, action);
  return err({ kind: 'out-of-turn', rule, seat: expected.seat, action, expected });
};

/** The rule that an action breaks which is not what must happen now. */
export const ruleOutOfTurn = (state: DroggnState, action: ActionType): RuleId =>
  ruleOfLateWord(state, action) ?? expectedOf(state).rule;

/**
 * The rule against a word whose time is over or never comes: a bid after the auction, a discard
 * where the talon stays untouched, a purchase in any contract but the Ansager.
 *
 * @rule droggn/auction/one-turn-each
 * @rule droggn/exchange/talon-untouched
 * @rule droggn/exchange/buy-one-card
 */
const ruleOfLateWord = (state: DroggnState, action: ActionType): RuleId | null => {
  if (state.phase === 'auction' || state.phase === 'over') return null;
  switch (action) {
    case 'pass':
    case 'bid':
      return 'droggn/auction/one-turn-each';
    case 'discard':
      return takesTalon(state.contract) ? null : 'droggn/exchange/talon-untouched';
    case 'buy':
    case 'no-buy':
      return state.contract === 'ansager' ? null : 'droggn/exchange/buy-one-card';
    default:
      return null;
  }
};
