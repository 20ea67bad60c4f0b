import type { ActionType } from '../core/action.ts';
import { seatToBid } from '../core/auction.ts';
import type { Doubling } from '../core/doubling.ts';
import type { Expectation, Refusal } from '../core/refusal.ts';
import { err, type Result } from '../core/result.ts';
import type { RuleId } from '../core/rule.ts';
import { seatToPlay } from '../core/trick.ts';
import { type DroggnState, type OverState, SEATS, TRICKS } from './state.ts';

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
      return { rule, phase, seat: state.declarer, actions: ['lay', 'lie'] };
    }
    case 'doubling': {
      const { speaker } = state.doubling;
      return { phase, seat: speaker, ...expectedWord(state.doubling) };
    }
    case 'play': {
      const seat = seatToPlay(state.trick, SEATS);
      return { rule: 'droggn/play/card-in-hand', phase, seat, actions: ['play'] };
    }
    case 'over':
      return { rule: ruleOfEnding(state), phase, seat: null, actions: [] };
  }
};

const expectedWord = ({ stage }: Doubling): Pick<Expectation, 'rule' | 'actions'> => {
  switch (stage) {
    case 'first-word':
      return {
        rule: 'droggn/announcing/first-word',
        actions: ['good', 'schwacher', 'lay'],
      };
    case 'declarer-answers':
      return { rule: 'droggn/announcing/retour', actions: ['good', 'retour'] };
    case 'defenders-answer':
    case 'closed':
      return { rule: 'droggn/announcing/retours-alternate', actions: ['good', 'retour'] };
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
  const { rule, seat } = expected;
  return err({ kind: 'out-of-turn', rule, seat, action, expected });
};
