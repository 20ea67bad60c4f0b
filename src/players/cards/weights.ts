import type { GameId } from '#engine';

/** What an ordinary player sets against the card points of a trick, in their units. */
export interface Weights {
  /** What each card still to come is expected to bring. */
  readonly rest: number;
  /** What a trump is kept for, and more for each step of its rank out of the whole suit. */
  readonly trump: number;
  readonly trumpRank: number;
  /** What a plain card is kept for that nothing unseen beats, and by its units. */
  readonly master: number;
  readonly masterUnits: number;
  /** What a plain card of worth that is not the best of its suit is kept for, by its units. */
  readonly guarded: number;
  /** What the Pagat and the Gstieß are kept for. */
  readonly pagat: number;
  readonly gstiess: number;
  /** The declarer leads a long suit, card by card, while the defenders have trumps. */
  readonly longSuit: number;
  /** The declarer draws trumps, by how many more than a defender's share he has. */
  readonly drawTrumps: number;
  /** A defender leads a suit that the declarer is void of. */
  readonly findVoid: number;
  /** A defender leads a trump. */
  readonly defenderTrump: number;
  /** A defender leads when the declarer comes next. */
  readonly through: number;
  /** The lead is worth this to the side that gets it. */
  readonly lead: number;
}

export const WEIGHTS: Readonly<Record<GameId, Weights>> = {
  droggn: {
    rest: 1.4,
    trump: 7.2,
    trumpRank: 4.2,
    master: 3.7,
    masterUnits: 0.1,
    guarded: 0.64,
    pagat: 0.9,
    gstiess: 8.1,
    longSuit: 1.3,
    drawTrumps: 1.9,
    findVoid: 6.4,
    defenderTrump: -2,
    through: 2.2,
    lead: 0,
  },
  dobbm: {
    rest: 0.8,
    trump: 3.5,
    trumpRank: 13.3,
    master: 1.6,
    masterUnits: 0.54,
    guarded: 0.6,
    pagat: 0,
    gstiess: 0,
    longSuit: 4.7,
    drawTrumps: 2.2,
    findVoid: 5.1,
    defenderTrump: -3.2,
    through: -0.3,
    lead: 6.9,
  },
};
