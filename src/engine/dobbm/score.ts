import { multiplierOf } from '../core/doubling.ts';
import { type Score, type SidePoints, settle, sumOf } from '../core/score.ts';
import type { HandFacts } from './facts.ts';
import { linesOf } from './lines.ts';
import { paymentOf } from './money.ts';
import { pilesOf, pointsOf } from './piles.ts';
import { type Contracted, type Played, SEATS } from './state.ts';

/** The score of a hand that has been played. */
export const scoreOf = (played: Played): Score => {
  const { contract, doubling } = played;
  const cardPoints = pointsOf(pilesOf(played, played.discard, played.tricks));
  const points = cardPoints.declarer;
  const multiplier = multiplierOf(doubling);
  return toScore({ kind: 'counted', contract, multiplier, points }, played, cardPoints);
};

/**
 * Each other player, the resting dealer included, pays the declarer or is paid by him.
 *
 * @rule dobbm/scoring/each-other-pays
 * @rule dobbm/scoring/resting-dealer-pays
 */
export const toScore = (
  facts: HandFacts,
  { declarer, deal, options }: Pick<Contracted, 'declarer' | 'deal' | 'options'>,
  cardPoints: SidePoints | null,
): Score => {
  const lines = linesOf(facts);
  const players = deal.rests ? SEATS + 1 : SEATS;
  const payments = settle(paymentOf(lines, options.matchPrice), declarer, players);
  return { score: sumOf(lines), lines, payments, cardPoints };
};
