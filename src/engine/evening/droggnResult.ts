import type { DroggnOptions } from '../droggn/options.ts';
import type { Side } from '../droggn/outcome.ts';
import { HALF } from '../droggn/threshold.ts';
import type { DroggnHand, DroggnResult, PagatEvent } from './entry.ts';
import { refusalOfPart } from './part.ts';
import type { Player } from './player.ts';
import type { EveningRefusal } from './refusal.ts';
import type { Sitting } from './sitting.ts';

export const TOTAL = 74;

export const sideOf = (player: Player, declarer: Player): Side =>
  player === declarer ? 'declarer' : 'defenders';

type Counted = Extract<DroggnResult, { kind: 'points' }>;

/** The side that must have taken the last trick for the Pagat to end so; null if either may have. */
const lastTrickOf = (pagat: PagatEvent | null, declarer: Player): Side | null =>
  pagat?.kind === 'ultimo' || pagat?.kind === 'laid-out-won' ? sideOf(pagat.by, declarer) : null;

/** The side that took the last trick, as far as the result tells. */
export const tookLastTrick = ({ pagat, lastTrick }: Counted, declarer: Player): Side | null =>
  lastTrickOf(pagat, declarer) ?? lastTrick;

/** Why this cannot have come of the hand, or null. */
export const refusalOfDroggnResult = (
  { declarer, contract, result }: DroggnHand,
  sitting: Sitting,
  winAt: DroggnOptions['winAt'],
): EveningRefusal | null => {
  if (result.kind === 'revoke') return refusalOfPart('droggn', sitting, result.by, 'revoke');
  if (result.kind === 'super-mord') {
    const rule = 'droggn/scoring/super-mord';
    return contract === 'super-mord' ? null : { kind: 'no-super-mord', rule, contract };
  }
  if (contract === 'super-mord') {
    const rule = 'droggn/scoring/super-mord-nothing-else';
    return { kind: 'super-mord-uncounted', rule, given: result.kind };
  }
  const { pagat } = result;
  const part = pagat && refusalOfPart('droggn', sitting, pagat.by, 'pagat');
  if (part) return part;
  return result.kind === 'match'
    ? refusalOfMatch(pagat, declarer)
    : (refusalOfPoints(result.points) ?? refusalOfLastTrick(result, declarer, winAt));
};

/**
 * A declarer's three cards count 1 at least, and so does any trick that he loses; all 74 points are
 * a Match.
 *
 * @rule droggn/counting/seventy-four
 */
const refusalOfPoints = (given: number): EveningRefusal | null => {
  if (given === TOTAL) return { kind: 'points-of-match', rule: 'droggn/scoring/match', given };
  if (Number.isInteger(given) && given > 0 && given < TOTAL) return null;
  const rule = 'droggn/counting/seventy-four';
  return { kind: 'points-out-of-range', rule, given, least: 1, most: TOTAL - 1 };
};

/** Whoever wins the last trick with the Pagat has taken it; at a tie it may decide. */
const refusalOfLastTrick = (
  result: Counted,
  declarer: Player,
  winAt: DroggnOptions['winAt'],
): EveningRefusal | null => {
  const { points, pagat, lastTrick } = result;
  const taker = lastTrickOf(pagat, declarer);
  if (pagat && taker && lastTrick && taker !== lastTrick) {
    return { kind: 'pagat-against-last-trick', rule: 'droggn/pagat/ultimo', pagat };
  }
  const decides = winAt === 'tie-by-last-trick' && points === HALF;
  if (!decides || tookLastTrick(result, declarer)) return null;
  return { kind: 'last-trick-missing', rule: 'droggn/variants/tie-by-last-trick', points };
};

/**
 * Where the declarer took every trick, his Pagat was neither beaten nor caught, and a defender's
 * won nothing. Forced out early, his own laid-out Pagat may still have been lost.
 */
const refusalOfMatch = (pagat: PagatEvent | null, declarer: Player): EveningRefusal | null => {
  if (!pagat) return null;
  const won = pagat.kind === 'ultimo' || pagat.kind === 'laid-out-won';
  const beaten = pagat.kind === 'ultimo-beaten' || pagat.kind === 'caught';
  const possible = pagat.by === declarer ? !beaten : !won;
  return possible ? null : { kind: 'pagat-against-match', rule: 'droggn/scoring/match', pagat };
};
