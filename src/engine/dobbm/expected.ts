import type { ActionType } from '../core/action.ts';
import { seatToBid } from '../core/auction.ts';
import { type Doubling, openWords } from '../core/doubling.ts';
import type { Expectation, Refusal } from '../core/refusal.ts';
import { err, type Result } from '../core/result.ts';
import type { RuleId } from '../core/rule.ts';
import { seatToPlay } from '../core/trick.ts';
import { type DobbmState, type OverState, SEATS } from './state.ts';

/** What must happen now, and the rule that says so. */
export const expectedOf = (state: DobbmState): Expectation => {
  const { phase } = state;
  switch (phase) {
    case 'auction': {
      const seat = seatToBid(state.calls, SEATS);
      return { rule: 'dobbm/auction/one-turn-each', phase, seat, actions: ['pass', 'bid'] };
    }
    case 'discarding': {
      const rule = 'dobbm/exchange/discard-four';
      return { rule, phase, seat: state.declarer, actions: ['discard'] };
    }
    case 'laying-out': {
      const rule = 'dobbm/exchange/i-lie';
      return { rule, phase, seat: state.declarer, actions: ['lie'] };
    }
    case 'doubling': {
      const { doubling } = state;
      const actions = openWords(doubling);
      return { rule: ruleOfWord(doubling), phase, seat: doubling.speaker, actions };
    }
    case 'play': {
      const seat = seatToPlay(state.trick, SEATS);
      return { rule: 'dobbm/play/card-in-hand', phase, seat, actions: ['play'] };
    }
    case 'over':
      return { rule: ruleOfEnding(state), phase, seat: null, actions: [] };
  }
};

const ruleOfWord = ({ stage }: Doubling): RuleId => {
  switch (stage) {
    case 'first-word':
      return 'dobbm/doubling/first-word';
    case 'declarer-answers':
      return 'dobbm/doubling/retour';
    case 'defenders-answer':
    case 'closed':
      return 'dobbm/doubling/retours-alternate';
  }
};

/**
 * Why the hand is over.
 *
 * @rule dobbm/auction/thrown-in
 * @rule dobbm/play/eight-tricks
 * @rule dobbm/scoring/revoke
 */
const ruleOfEnding = (state: OverState): RuleId => {
  switch (state.ending) {
    case 'thrown-in':
      return 'dobbm/auction/thrown-in';
    case 'finished':
      return 'dobbm/play/eight-tricks';
    case 'revoked':
      return 'dobbm/scoring/revoke';
  }
};

/** Refuses an action that is not what must happen now. */
export const outOfTurn = (state: DobbmState, action: ActionType): Result<never, Refusal> => {
  const expected = expectedOf(state);
  const rule = ruleOfLateWord(state, action) ?? expected.rule;
  return err({ kind: 'out-of-turn', rule, seat: expected.seat, action, expected });
};

/**
 * The rule against a word whose time is over or never comes: a bid after the auction, a discard in
 * Solo.
 *
 * @rule dobbm/auction/one-turn-each
 * @rule dobbm/exchange/solo-dobb-untouched
 */
const ruleOfLateWord = (state: DobbmState, action: ActionType): RuleId | null => {
  if (state.phase === 'auction' || state.phase === 'over') return null;
  if (action === 'pass' || action === 'bid') return 'dobbm/auction/one-turn-each';
  const late = action === 'discard' && state.contract === 'solo';
  return late ? 'dobbm/exchange/solo-dobb-untouched' : null;
};
