import { multiplierOf } from '../core/doubling.ts';
import type { Refusal } from '../core/refusal.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { ScoreLine } from '../core/score.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { BASE_VALUES } from './contracts.ts';
import { outOfTurn } from './expected.ts';
import { LAID_OUT } from './pagat.ts';
import { toScore } from './score.ts';
import { type DroggnState, type Revocable, SEATS } from './state.ts';

/** A seat has revoked: between the auction and the end the hand stops and the penalty is scored. */
export const revoke = (state: DroggnState, seat: Seat): Result<DroggnState, Refusal> => {
  if (state.phase === 'auction' || state.phase === 'over') return outOfTurn(state, 'revoke');
  const seats = seatsOf(SEATS);
  if (!seats.includes(seat)) {
    return err({
      kind: 'no-such-seat',
      rule: 'droggn/scoring/revoke',
      seat: null,
      given: seat,
      seats,
    });
  }
  const score = toScore([penalty(state, seat)], state.declarer, state.deal, null);
  return ok({ game: 'droggn', phase: 'over', ending: 'revoked', stopped: state, seat, score });
};

/**
 * Base and laid-out card, as far doubled as the hand was, against the side of the seat; nothing for
 * the points.
 *
 * @rule droggn/scoring/revoke
 * @rule droggn/scoring/revoke-super-mord
 */
const penalty = (state: Revocable, seat: Seat): ScoreLine => {
  const lays = 'laidOut' in state && state.laidOut ? LAID_OUT : 0;
  const stake = BASE_VALUES[state.contract] + lays;
  const times = 'doubling' in state ? multiplierOf(state.doubling) : 1;
  return {
    rule: 'droggn/scoring/revoke',
    points: seat === state.declarer ? -stake : stake,
    times,
  };
};
