import type { Action } from '../core/action.ts';
import { type DoublingManner, sayWord } from '../core/doubling.ts';
import type { Refusal } from '../core/refusal.ts';
import { ok, type Result } from '../core/result.ts';
import { outOfTurn } from './expected.ts';
import type { DobbmState, DoublingState } from './state.ts';

/**
 * The first Schwacher binds all and ends the round, so that the declarer answers at once. Retours
 * go to and fro, up to the limit of this program.
 *
 * @rule dobbm/doubling/schwacher
 * @rule dobbm/doubling/schwacher-binds-all
 * @rule dobbm/doubling/retour
 * @rule dobbm/doubling/retours-alternate
 * @rule dobbm/doubling/no-limit
 */
export const MANNER: DoublingManner = {
  schwacherEndsRound: true,
  rules: {
    bindsAll: 'dobbm/doubling/schwacher-binds-all',
    retour: 'dobbm/doubling/retour',
    alternate: 'dobbm/doubling/retours-alternate',
    limit: 'dobbm/doubling/no-limit',
  },
};

/**
 * The declarer's left-hand neighbour has the first word; who has passed in the auction may double
 * like any other. When the doubling is closed the declarer leads, whatever the contract.
 *
 * @rule dobbm/doubling/first-word
 * @rule dobbm/doubling/passer-may-double
 * @rule dobbm/play/declarer-leads
 */
export const inDoubling = (state: DoublingState, action: Action): Result<DobbmState, Refusal> => {
  const { type } = action;
  if (type !== 'good' && type !== 'schwacher' && type !== 'retour') return outOfTurn(state, type);
  const said = sayWord(state.doubling, type, MANNER);
  if (!said.ok) return said;
  const doubling = said.value;
  if (doubling.stage !== 'closed') return ok({ ...state, doubling });
  const trick = { lead: state.declarer, cards: [] };
  return ok({ ...state, phase: 'play', doubling, trick, tricks: [] });
};
