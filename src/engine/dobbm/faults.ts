import type { NotationFault } from '../core/notation.ts';
import type { Refusal } from '../core/refusal.ts';
import { expectedOf } from './expected.ts';
import type { DobbmState } from './state.ts';

/** Why text that is no action is refused at this point. Dobbm knows no buying and no lay-out. */
export const refusalOfFault = (state: DobbmState, fault: NotationFault): Refusal => {
  const expected = expectedOf(state);
  const { seat, phase } = expected;
  if (fault.kind === 'unknown-word') {
    const rule = phase === 'auction' ? 'dobbm/auction/ladder' : expected.rule;
    return { kind: 'unknown-word', rule, seat, token: fault.token, expected };
  }
  const { action, wanted, found } = fault;
  if (action === 'revoke' && phase !== 'auction' && phase !== 'over') {
    return { kind: 'incomplete', rule: 'dobbm/scoring/revoke', seat, action, wanted, found };
  }
  return { kind: 'out-of-turn', rule: expected.rule, seat, action, expected };
};
