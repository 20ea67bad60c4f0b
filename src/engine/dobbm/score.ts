import { multiplierOf } from '../core/doubling.ts';
import { type Score, type SidePoints, settle, sumOf } from '../core/score.ts';
import { paymentOf } from './money.ts';
import type { Outcome } from './outcome.ts';
import { pilesOf, pointsOf } from './piles.ts';
import { scoreLines } from './scoring.ts';
import { type Contracted, type Played, SEATS } from './state.ts';

/** The score of a hand that has been played. */
export const scoreOf = (played: Played): Score => {
  const { contract, doubling } = played;
  const cardPoints = pointsOf(pilesOf(played, played.discard, played.tricks));
  const points = cardPoints.declarer;
  const multiplier = multiplierOf(doubling);
  return toScore({ contract, multiplier, points }, played, cardPoints);
};

/**
 * Each other player, the resting dealer included, pays the declarer or is paid by him.
 *
 * @rule dobbm/scoring/each-other-pays
 * @rule dobbm/scoring/resting-dealer-pays
 */
export const toScore = (
  outcome: Outcome,
  { declarer, deal, options }: Pick<Contracted, 'declarer' | 'deal' | 'options'>,
  cardPoints: SidePoints | null,
): Score => {
  const lines = scoreLines(outcome);
  const players = deal.rests ? SEATS + 1 : SEATS;
  const payments = settle(paymentOf(lines, options.matchPrice), declarer, players);
  return { score: sumOf(lines), lines, payments, cardPoints };
};
