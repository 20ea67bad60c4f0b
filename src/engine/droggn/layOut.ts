import type { Action, LayOutName } from '../core/action.ts';
import type { Card } from '../core/card.ts';
import { openDoubling } from '../core/doubling.ts';
import type { Refusal } from '../core/refusal.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { RuleId } from '../core/rule.ts';
import type { Seat } from '../core/seat.ts';
import { GSTIESS, PAGAT } from './cards.ts';
import { outOfTurn } from './expected.ts';
import {
  type DoublingState,
  type DroggnState,
  handOf,
  type LayOutState,
  type Prepared,
  SEATS,
} from './state.ts';

const cardOf = (name: LayOutName): Card => (name === 'pagat' ? PAGAT : GSTIESS);

/**
 * The declarer may lay one card out, then says that he lies, and the doubling opens.
 *
 * @rule droggn/announcing/i-lie
 */
export const inLayingOut = (state: LayOutState, action: Action): Result<DroggnState, Refusal> => {
  if (action.type === 'lie') {
    return ok({ ...state, phase: 'doubling', doubling: openDoubling(state.declarer, SEATS) });
  }
  if (action.type !== 'lay') return outOfTurn(state, action.type);
  const refusal = refusalOfDeclarer(state, action.card);
  if (refusal) return err(refusal);
  return ok({ ...state, laidOut: { card: cardOf(action.card), by: state.declarer } });
};

/**
 * A defender who holds the Pagat may lay it out before his first word.
 *
 * @rule droggn/announcing/defender-lays-out
 */
export const layOutOfDefender = (
  state: DoublingState,
  seat: Seat,
  name: LayOutName,
): Result<DroggnState, Refusal> => {
  const refusal = refusalOfDefender(state, seat, name);
  return refusal ? err(refusal) : ok({ ...state, laidOut: { card: PAGAT, by: seat } });
};

/**
 * The Pagat in any contract, the Gstieß in a Super Mord, never both.
 *
 * @rule droggn/announcing/lay-out-pagat
 * @rule droggn/announcing/lay-out-gstiess
 */
const refusalOfDeclarer = (state: LayOutState, name: LayOutName): Refusal | null => {
  const seat = state.declarer;
  const rule =
    name === 'pagat' ? 'droggn/announcing/lay-out-pagat' : 'droggn/announcing/lay-out-gstiess';
  if (name === 'gstiess' && state.contract !== 'super-mord') {
    return notOpen(state, seat, name, rule);
  }
  return refusalOfSecond(state, seat, name) ?? refusalOfHolder(state, seat, name, rule);
};

/**
 * @rule droggn/announcing/moment-of-lay-out
 * @rule droggn/announcing/no-lay-out-against-super-mord
 */
const refusalOfDefender = (state: DoublingState, seat: Seat, name: LayOutName): Refusal | null => {
  if (state.doubling.stage !== 'first-word') {
    return notOpen(state, seat, name, 'droggn/announcing/moment-of-lay-out');
  }
  const rule = 'droggn/announcing/defender-lays-out';
  if (name === 'gstiess') return notOpen(state, seat, name, rule);
  if (state.contract === 'super-mord') {
    return notOpen(state, seat, name, 'droggn/announcing/no-lay-out-against-super-mord');
  }
  return refusalOfSecond(state, seat, name) ?? refusalOfHolder(state, seat, name, rule);
};

/** @rule droggn/announcing/one-card-laid-out */
const refusalOfSecond = (state: Prepared, seat: Seat, card: LayOutName): Refusal | null => {
  if (!state.laidOut) return null;
  const { card: laidOut, by } = state.laidOut;
  const rule = 'droggn/announcing/one-card-laid-out';
  return { kind: 'already-laid-out', rule, seat, card, laidOut, by };
};

const refusalOfHolder = (
  state: Prepared,
  seat: Seat,
  name: LayOutName,
  rule: RuleId,
): Refusal | null => {
  const card = cardOf(name);
  return handOf(state, seat).includes(card) ? null : { kind: 'card-not-held', rule, seat, card };
};

const notOpen = (state: Prepared, seat: Seat, card: LayOutName, rule: RuleId): Refusal => {
  const by = seat === state.declarer ? 'declarer' : 'defender';
  return { kind: 'lay-out-not-open', rule, seat, card, contract: state.contract, by };
};
