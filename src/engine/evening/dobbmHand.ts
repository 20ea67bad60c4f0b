import { err, ok, type Result } from '../core/result.ts';
import { paymentOf } from '../dobbm/money.ts';
import { readOptions } from '../dobbm/options.ts';
import type { Outcome } from '../dobbm/outcome.ts';
import { scoreLines } from '../dobbm/scoring.ts';
import type { DobbmHand } from './entry.ts';
import { type HandResult, toResult } from './handResult.ts';
import { refusalOfDoublings, refusalOfPart } from './part.ts';
import type { EveningRefusal } from './refusal.ts';
import type { Sitting } from './sitting.ts';
import type { DobbmTerms } from './terms.ts';

const TOTAL = 120;

/** What a hand of Dobbm came to, or why it cannot have been. Paid in cash at once. */
export const scoreDobbmHand = (
  hand: DobbmHand,
  sitting: Sitting,
  terms: DobbmTerms,
): Result<HandResult, EveningRefusal> => {
  const refusal = refusalOfHand(hand, sitting);
  if (refusal) return err(refusal);
  const { declarer, contract, result } = hand;
  const outcome = outcomeOf(hand);
  const lines = scoreLines(outcome);
  const scored = {
    declarer,
    contract,
    multiplier: outcome.multiplier,
    lines,
    amount: paymentOf(lines, readOptions(terms.options).matchPrice),
    cardPoints:
      result.kind === 'points'
        ? { declarer: result.points, defenders: TOTAL - result.points }
        : null,
    revokedBy: result.kind === 'revoke' ? result.by : null,
  };
  return ok(toResult(scored, sitting));
};

const outcomeOf = ({ contract, declarer, doublings, result }: DobbmHand): Outcome => {
  const multiplier = 2 ** doublings;
  return result.kind === 'points'
    ? { contract, multiplier, points: result.points }
    : { contract, multiplier, revokedBy: result.by === declarer ? 'declarer' : 'defenders' };
};

const refusalOfHand = (
  { declarer, doublings, result }: DobbmHand,
  sitting: Sitting,
): EveningRefusal | null =>
  refusalOfPart('dobbm', sitting, declarer, 'declarer') ??
  refusalOfDoublings('dobbm', doublings) ??
  (result.kind === 'revoke'
    ? refusalOfPart('dobbm', sitting, result.by, 'revoke')
    : refusalOfPoints(result.points));

/** @rule dobbm/scoring/one-hundred-twenty */
const refusalOfPoints = (given: number): EveningRefusal | null =>
  Number.isInteger(given) && given >= 0 && given <= TOTAL
    ? null
    : {
        kind: 'points-out-of-range',
        rule: 'dobbm/scoring/one-hundred-twenty',
        given,
        least: 0,
        most: TOTAL,
      };
