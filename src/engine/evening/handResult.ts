import { type ScoreLine, type SidePoints, settle, sumOf } from '../core/score.ts';
import type { Player } from './player.ts';
import { byPlayer, type Sitting, seatOf } from './sitting.ts';

/** What a hand came to, however it was entered. */
export interface HandResult {
  readonly declarer: Player;
  readonly contract: string;
  /** The doublings alone: 1, 2, 4 … */
  readonly multiplier: number;
  readonly score: number;
  readonly lines: readonly ScoreLine[];
  /** By player, summing to 0: points in Droggn, Schilling in Dobbm. */
  readonly payments: readonly number[];
  /** Null where the table does not count or did not say. */
  readonly cardPoints: SidePoints | null;
  readonly revokedBy: Player | null;
}

/** What is known of a hand before its payments. */
export interface Scored extends Omit<HandResult, 'score' | 'payments'> {
  /** What each other player pays the declarer. */
  readonly amount: number;
}

/** Each other player, the resting dealer included, pays the declarer or is paid by him. */
export const toResult = ({ amount, ...scored }: Scored, sitting: Sitting): HandResult => {
  const seat = seatOf(sitting, scored.declarer);
  if (seat === null) throw new Error('the declarer rests');
  const players = sitting.seats.length + (sitting.resting === null ? 0 : 1);
  const payments = byPlayer(sitting, settle(amount, seat, players));
  return { ...scored, score: sumOf(scored.lines), payments };
};
