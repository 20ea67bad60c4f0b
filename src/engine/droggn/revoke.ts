import { multiplierOf } from '../core/doubling.ts';
import type { Refusal } from '../core/refusal.ts';
import { err, ok, type Result } from '../core/result.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { outOfTurn } from './expected.ts';
import type { RevokeOutcome } from './outcome.ts';
import { toScore } from './score.ts';
import { scoreLines } from './scoring.ts';
import { type DroggnState, type Revocable, SEATS } from './state.ts';

/**
 * A seat has revoked: between the auction and the end the hand stops and the penalty is scored.
 *
 * @rule droggn/scoring/revoke
 */
export const revoke = (state: DroggnState, seat: Seat): Result<DroggnState, Refusal> => {
  if (state.phase === 'auction' || state.phase === 'over') return outOfTurn(state, 'revoke');
  const seats = seatsOf(SEATS);
  if (!seats.includes(seat)) {
    const rule = 'droggn/scoring/revoke';
    return err({ kind: 'no-such-seat', rule, seat: null, given: seat, seats });
  }
  const score = toScore(state, scoreLines(outcomeOf(state, seat)), null);
  return ok({ game: 'droggn', phase: 'over', ending: 'revoked', stopped: state, seat, score });
};

const outcomeOf = (state: Revocable, seat: Seat): RevokeOutcome => ({
  contract: state.contract,
  revokedBy: seat === state.declarer ? 'declarer' : 'defenders',
  cardLaidOut: 'laidOut' in state && state.laidOut !== null,
  multiplier: 'doubling' in state ? multiplierOf(state.doubling) : 1,
});
