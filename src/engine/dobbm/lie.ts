import type { Action } from '../core/action.ts';
import { openDoubling } from '../core/doubling.ts';
import type { Refusal } from '../core/refusal.ts';
import { ok, type Result } from '../core/result.ts';
import { outOfTurn } from './expected.ts';
import { type DobbmState, type LieState, SEATS } from './state.ts';

/**
 * The declarer says that he lies, and the doubling opens.
 *
 * @rule dobbm/exchange/i-lie
 */
export const inLying = (state: LieState, action: Action): Result<DobbmState, Refusal> => {
  if (action.type !== 'lie') return outOfTurn(state, action.type);
  return ok({ ...state, phase: 'doubling', doubling: openDoubling(state.declarer, SEATS) });
};
