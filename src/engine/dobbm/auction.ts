import type { Action } from '../core/action.ts';
import { callWord, seatToBid, standingBid } from '../core/auction.ts';
import { at } from '../core/list.ts';
import type { Refusal } from '../core/refusal.ts';
import { ok, type Result } from '../core/result.ts';
import { isContract, takesDobb } from './contracts.ts';
import { outOfTurn } from './expected.ts';
import { ladderAfter } from './ladder.ts';
import {
  type AuctionState,
  type Contracted,
  type DobbmState,
  SEATS,
  type Setting,
} from './state.ts';

/**
 * Each seat speaks once, seat 1 first: a pass, or a bid higher than any before.
 *
 * @rule dobbm/auction/one-turn-each
 * @rule dobbm/auction/higher-bids-only
 */
export const inAuction = (state: AuctionState, action: Action): Result<DobbmState, Refusal> => {
  if (action.type !== 'pass' && action.type !== 'bid') return outOfTurn(state, action.type);
  const seat = seatToBid(state.calls, SEATS);
  if (seat === null) throw new Error('the auction is over');
  const word = action.type === 'pass' ? 'pass' : action.contract;
  const calls = callWord(state.calls, seat, word, ladderAfter(state.calls));
  if (!calls.ok) return calls;
  const next: AuctionState = { ...state, calls: calls.value };
  return ok(calls.value.length < SEATS ? next : afterAuction(next));
};

/**
 * The highest bidder declares and in a Dobbm takes the Dobb up; if all have passed the cards are
 * thrown in.
 *
 * @rule dobbm/auction/declarer
 * @rule dobbm/auction/thrown-in
 * @rule dobbm/exchange/take-dobb
 */
const afterAuction = ({ game, deal, options, calls }: AuctionState): DobbmState => {
  const setting: Setting = { game, deal, options, calls };
  const highest = standingBid(calls);
  if (!highest || !isContract(highest.word)) {
    return { ...setting, phase: 'over', ending: 'thrown-in' };
  }
  const { seat: declarer, word: contract } = highest;
  const contracted: Contracted = { ...setting, declarer, contract, hands: deal.hands };
  if (!takesDobb(contract)) return { ...contracted, phase: 'laying-out', discard: [] };
  const full = [...at(deal.hands, declarer - 1), ...deal.talon];
  return { ...contracted, phase: 'discarding', hands: deal.hands.with(declarer - 1, full) };
};
