import type { GameId } from '#engine';

/** What the score follows from. */
export interface Prospect {
  readonly game: GameId;
  readonly contract: string;
  /** The card points that the declarer is expected to come to, and how far off that may be. */
  readonly points: number;
  readonly spread: number;
}

const BASES: Readonly<Record<string, number>> = { ansager: 20, solo: 40, super: 80 };

/** The odds of a normal variable below so many deviations; good to a hundredth. */
const normal = (deviations: number): number => 1 / (1 + Math.exp(-1.702 * deviations));

/** The score that the declarer is expected to come to, without doublings and Pagat. */
export const expectedScore = ({ game, contract, points, spread }: Prospect): number => {
  if (game === 'dobbm') return (points - 60) * (contract === 'solo' ? 2 : 1);
  const base = BASES[contract] ?? 0;
  const odds = normal((points - 36.5) / spread);
  return base * (2 * odds - 1) + (points - 37);
};
