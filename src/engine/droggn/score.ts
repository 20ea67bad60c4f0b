import { multiplierOf } from '../core/doubling.ts';
import { type Score, type ScoreLine, type SidePoints, settle, sumOf } from '../core/score.ts';
import type { Seat } from '../core/seat.ts';
import { BASE_VALUES } from './contracts.ts';
import { pagatLine } from './pagat.ts';
import { pilesOf, pointsOf } from './piles.ts';
import { type Played, SEATS, type Setting } from './state.ts';
import { superMordLines } from './superMord.ts';
import { declarerWins, HALF } from './threshold.ts';

/** The score of a hand that has been played. */
export const scoreOf = (played: Played): Score => {
  const { declarer, deal, contract, doubling } = played;
  const times = multiplierOf(doubling);
  if (contract === 'super-mord') {
    return toScore(superMordLines(played, times), declarer, deal, null);
  }
  const points = pointsOf(pilesOf(played, played.discard, played.tricks));
  const pagat = pagatLine(played, times);
  const lines = [...gameLines(played, points, times), ...(pagat ? [pagat] : [])];
  return toScore(lines, declarer, deal, points);
};

/**
 * Base and difference, won or lost, doubled together. A declarer who loses every trick is counted
 * like any other.
 *
 * @rule droggn/scoring/base
 * @rule droggn/scoring/difference
 * @rule droggn/scoring/all-tricks-lost
 * @rule droggn/announcing/what-is-doubled
 */
const gameLines = (played: Played, points: SidePoints, times: number): readonly ScoreLine[] => {
  const base = BASE_VALUES[played.contract];
  if (isMatch(played)) {
    return [
      { rule: 'droggn/scoring/base', points: base, times },
      { rule: 'droggn/scoring/match', points: HALF, times },
    ];
  }
  const tookLastTrick = played.tricks.at(-1)?.winner === played.declarer;
  const won = declarerWins(points, played.options.winAt, tookLastTrick);
  const sign = won ? 1 : -1;
  const over = (won ? points.declarer : points.defenders) - HALF;
  const lines: ScoreLine[] = [{ rule: 'droggn/scoring/base', points: sign * base, times }];
  if (over > 0) {
    lines.push({ rule: 'droggn/scoring/difference', points: sign * over, times });
  }
  return lines;
};

/**
 * All tricks without having bid it. It counts in full, whoever keeps the Gstieß; but a declarer who
 * plays the Gstieß himself has lost a trick.
 *
 * @rule droggn/scoring/match
 * @rule droggn/scoring/match-and-gstiess
 * @rule droggn/gstiess/no-unannounced-match
 */
const isMatch = ({ tricks, declarer }: Played): boolean =>
  tricks.every((trick) => trick.winner === declarer);

/**
 * Each other player, the resting dealer included, pays the declarer or is paid by him.
 *
 * @rule droggn/scoring/each-other-pays
 * @rule droggn/scoring/resting-dealer-pays
 */
export const toScore = (
  lines: readonly ScoreLine[],
  declarer: Seat,
  deal: Setting['deal'],
  cardPoints: SidePoints | null,
): Score => {
  const score = sumOf(lines);
  const players = deal.rests ? SEATS + 1 : SEATS;
  return { score, lines, payments: settle(score, declarer, players), cardPoints };
};
