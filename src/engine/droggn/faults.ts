import type { ActionType } from '../core/action.ts';
import type { NotationFault } from '../core/notation.ts';
import type { Refusal } from '../core/refusal.ts';
import type { RuleId } from '../core/rule.ts';
import { expectedOf, ruleOutOfTurn } from './expected.ts';
import type { DroggnState } from './state.ts';

/** The rule of an action that needs more than its first word. */
const ruleOf = (action: ActionType): RuleId | undefined => {
  if (action === 'buy') return 'droggn/exchange/buy-one-card';
  if (action === 'lay') return 'droggn/announcing/lay-out-pagat';
  return action === 'revoke' ? 'droggn/scoring/revoke' : undefined;
};

/** Why text that is no action is refused at this point. */
export const refusalOfFault = (state: DroggnState, fault: NotationFault): Refusal => {
  const expected = expectedOf(state);
  const { seat, phase } = expected;
  if (fault.kind === 'unknown-word') {
    const rule = phase === 'auction' ? 'droggn/auction/ladder' : expected.rule;
    return { kind: 'unknown-word', rule, seat, token: fault.token, expected };
  }
  const { action, wanted, found } = fault;
  const rule = ruleOf(action);
  const mayRevoke = action === 'revoke' && phase !== 'auction' && phase !== 'over';
  if (rule && (mayRevoke || expected.actions.includes(action))) {
    return { kind: 'incomplete', rule, seat, action, wanted, found };
  }
  return { kind: 'out-of-turn', rule: ruleOutOfTurn(state, action), seat, action, expected };
};
