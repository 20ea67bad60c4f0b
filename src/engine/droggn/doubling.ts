import type { Action } from '../core/action.ts';
import { type DoublingManner, sayWord } from '../core/doubling.ts';
import type { Refusal } from '../core/refusal.ts';
import { ok, type Result } from '../core/result.ts';
import { outOfTurn } from './expected.ts';
import { layOutOfDefender } from './layOut.ts';
import type { DoublingState, DroggnState } from './state.ts';

/**
 * Both defenders speak; one Schwacher binds both. Retours go to and fro, up to the limit of this
 * program.
 *
 * @rule droggn/announcing/schwacher
 */
export const MANNER: DoublingManner = {
  schwacherEndsRound: false,
  rules: {
    bindsAll: 'droggn/announcing/schwacher-binds-both',
    retour: 'droggn/announcing/retour',
    alternate: 'droggn/announcing/retours-alternate',
    limit: 'droggn/announcing/no-limit',
  },
};

/**
 * The declarer's left-hand neighbour has the first word. When the doubling is closed the declarer
 * leads, whatever the contract.
 *
 * @rule droggn/announcing/first-word
 * @rule droggn/play/declarer-leads
 */
export const inDoubling = (state: DoublingState, action: Action): Result<DroggnState, Refusal> => {
  const { type } = action;
  const { speaker } = state.doubling;
  if (speaker === null) throw new Error('the doubling is closed');
  if (type === 'lay') return layOutOfDefender(state, speaker, action.card);
  if (type !== 'good' && type !== 'schwacher' && type !== 'retour') return outOfTurn(state, type);
  const said = sayWord(state.doubling, type, MANNER);
  if (!said.ok) return said;
  const doubling = said.value;
  if (doubling.stage !== 'closed') return ok({ ...state, doubling });
  const trick = { lead: state.declarer, cards: [] };
  return ok({ ...state, phase: 'play', doubling, trick, tricks: [] });
};
