import {
  type DobbmOutcome,
  dobbm,
  err,
  ok,
  paymentOf,
  type Result,
  scoreLinesOfDobbm,
  sumOf,
} from '#engine';
import { type Facts, multiplierOf, pointsOf, readFacts } from './facts.ts';

const KNOWN = ['contract', 'points', 'match', 'doublings', 'revoke', 'price'];

const outcomeOf = (facts: Facts): Result<DobbmOutcome, string> => {
  const contract = facts.get('contract');
  if (contract !== 'dobbm' && contract !== 'solo') {
    return err(`contract=${contract ?? ''}; write dobbm or solo`);
  }
  const multiplier = multiplierOf(facts);
  if (!multiplier.ok) return multiplier;
  const revokedBy = facts.get('revoke');
  if (revokedBy === 'declarer' || revokedBy === 'defenders') {
    return ok({ contract, revokedBy, multiplier: multiplier.value });
  }
  const points = pointsOf(facts, dobbm.totalPoints);
  return points.ok ? ok({ contract, points: points.value, multiplier: multiplier.value }) : points;
};

/**
 * The score of a hand of Dobbm from its facts; with `price=12`, what each other player pays in
 * Schilling where a Match costs so much.
 */
export const scoreOfDobbm = (text: string): Result<number, string> => {
  const facts = readFacts(text, KNOWN);
  if (!facts.ok) return facts;
  const outcome = outcomeOf(facts.value);
  if (!outcome.ok) return outcome;
  const lines = scoreLinesOfDobbm(outcome.value);
  const price = facts.value.get('price');
  return ok(price === undefined ? sumOf(lines) : paymentOf(lines, Number(price)));
};
