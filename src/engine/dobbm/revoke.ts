import { multiplierOf } from '../core/doubling.ts';
import type { Refusal } from '../core/refusal.ts';
import { err, ok, type Result } from '../core/result.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { outOfTurn } from './expected.ts';
import type { RevokeOutcome } from './outcome.ts';
import { toScore } from './score.ts';
import { type DobbmState, type Revocable, SEATS } from './state.ts';

/** A seat has revoked: between the auction and the end the hand stops and the penalty is scored. */
export const revoke = (state: DobbmState, seat: Seat): Result<DobbmState, Refusal> => {
  if (state.phase === 'auction' || state.phase === 'over') return outOfTurn(state, 'revoke');
  const seats = seatsOf(SEATS);
  if (!seats.includes(seat)) {
    const rule = 'dobbm/scoring/revoke';
    return err({ kind: 'no-such-seat', rule, seat: null, given: seat, seats });
  }
  const score = toScore(outcomeOf(state, seat), state, null);
  return ok({ game: 'dobbm', phase: 'over', ending: 'revoked', stopped: state, seat, score });
};

/** The penalty is as far doubled as the hand was. @rule dobbm/scoring/revoke-doubled */
const outcomeOf = (state: Revocable, seat: Seat): RevokeOutcome => ({
  contract: state.contract,
  multiplier: 'doubling' in state ? multiplierOf(state.doubling) : 1,
  revokedBy: seat === state.declarer ? 'declarer' : 'defenders',
});
