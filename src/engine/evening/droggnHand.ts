import { err, ok, type Result } from '../core/result.ts';
import { sumOf } from '../core/score.ts';
import { readOptions } from '../droggn/options.ts';
import type { Outcome, PagatOutcome } from '../droggn/outcome.ts';
import { scoreLines } from '../droggn/scoring.ts';
import { refusalOfDroggnResult, sideOf, TOTAL, tookLastTrick } from './droggnResult.ts';
import type { DroggnHand, PagatEvent } from './entry.ts';
import { type HandResult, toResult } from './handResult.ts';
import { refusalOfDoublings, refusalOfPart } from './part.ts';
import type { Player } from './player.ts';
import type { EveningRefusal } from './refusal.ts';
import type { Sitting } from './sitting.ts';
import type { DroggnTerms } from './terms.ts';

/** What a hand of Droggn came to, or why it cannot have been. */
export const scoreDroggnHand = (
  hand: DroggnHand,
  sitting: Sitting,
  terms: DroggnTerms,
): Result<HandResult, EveningRefusal> => {
  const { winAt } = readOptions(terms.options);
  const refusal =
    refusalOfPart('droggn', sitting, hand.declarer, 'declarer') ??
    refusalOfDoublings('droggn', hand.doublings) ??
    refusalOfDroggnResult(hand, sitting, winAt);
  if (refusal) return err(refusal);
  const { declarer, contract, result } = hand;
  const outcome = outcomeOf(hand);
  const lines = scoreLines(outcome, winAt);
  const scored = {
    declarer,
    contract,
    multiplier: outcome.multiplier,
    lines,
    amount: sumOf(lines),
    cardPoints:
      result.kind === 'points'
        ? { declarer: result.points, defenders: TOTAL - result.points }
        : null,
    revokedBy: result.kind === 'revoke' ? result.by : null,
  };
  return ok(toResult(scored, sitting));
};

const pagatOf = (pagat: PagatEvent | null, declarer: Player): PagatOutcome =>
  pagat ? { kind: pagat.kind, side: sideOf(pagat.by, declarer) } : { kind: 'quiet' };

const outcomeOf = ({ declarer, contract, doublings, result }: DroggnHand): Outcome => {
  const multiplier = 2 ** doublings;
  switch (result.kind) {
    case 'revoke': {
      const revokedBy = sideOf(result.by, declarer);
      return { contract, multiplier, revokedBy, cardLaidOut: result.laidOut };
    }
    case 'super-mord': {
      const { won, laidOut } = result;
      return { contract: 'super-mord', multiplier, won, laidOut };
    }
    case 'points':
    case 'match': {
      if (contract === 'super-mord') throw new Error('a Super Mord with points');
      const allTricks = result.kind === 'match';
      return {
        contract,
        multiplier,
        points: result.kind === 'match' ? TOTAL : result.points,
        allTricks,
        tookLastTrick: allTricks || tookLastTrick(result, declarer) === 'declarer',
        pagat: pagatOf(result.pagat, declarer),
      };
    }
  }
};
