import { multiplierOf } from '../core/doubling.ts';
import { type Score, type ScoreLine, type SidePoints, settle, sumOf } from '../core/score.ts';
import { PAGAT } from './cards.ts';
import type { Outcome } from './outcome.ts';
import { pagatOutcome } from './pagatOutcome.ts';
import { pilesOf, pointsOf } from './piles.ts';
import { scoreLines } from './scoring.ts';
import { type Contracted, type Played, SEATS, TRICKS } from './state.ts';

/** The score of a hand that has been played. */
export const scoreOf = (played: Played): Score => {
  const points = pointsOf(pilesOf(played, played.discard, played.tricks));
  const lines = scoreLines(outcomeOf(played, points.declarer), played.options.winAt);
  return toScore(played, lines, played.contract === 'super-mord' ? null : points);
};

/**
 * A declarer who plays the Gstieß loses a trick by it, unless it lies out in a Super Mord: neither a
 * Match nor a Super Mord is left to him.
 *
 * @rule droggn/gstiess/no-unannounced-match
 */
const takesAll = ({ tricks, declarer }: Played): boolean =>
  tricks.length === TRICKS && tricks.every((trick) => trick.winner === declarer);

const outcomeOf = (played: Played, points: number): Outcome => {
  const { contract, laidOut, tricks, declarer } = played;
  const multiplier = multiplierOf(played.doubling);
  const allTricks = takesAll(played);
  if (contract === 'super-mord') {
    const name = laidOut?.card === PAGAT ? 'pagat' : 'gstiess';
    return { contract, won: allTricks, laidOut: laidOut && name, multiplier };
  }
  const tookLastTrick = tricks.at(-1)?.winner === declarer;
  const pagat = pagatOutcome(played);
  return { contract, points, allTricks, tookLastTrick, pagat, multiplier };
};

/**
 * Each other player, the resting dealer included, pays the declarer or is paid by him.
 *
 * @rule droggn/scoring/each-other-pays
 * @rule droggn/scoring/resting-dealer-pays
 */
export const toScore = (
  { declarer, deal }: Contracted,
  lines: readonly ScoreLine[],
  cardPoints: SidePoints | null,
): Score => {
  const score = sumOf(lines);
  const players = deal.rests ? SEATS + 1 : SEATS;
  return { score, lines, payments: settle(score, declarer, players), cardPoints };
};
