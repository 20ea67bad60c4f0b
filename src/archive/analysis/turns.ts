import type { Card, HandState, Seat } from '#engine';
import { type Replay, viewAt } from '#record';

/** A card that was played, and the state of the hand before it. */
export interface PlayedCard {
  /** `t4.2` */
  readonly address: string;
  readonly seat: Seat;
  readonly card: Card;
  readonly before: HandState;
}

/** The cards of a hand in the order of play. */
export const cardsPlayed = ({ steps }: Replay): readonly PlayedCard[] =>
  steps.flatMap(({ address, seat, action }, index) => {
    const before = steps[index - 1];
    if (action?.type !== 'play' || seat === null || !before) return [];
    return [{ address, seat, card: action.card, before: before.state }];
  });

/**
 * What the declarer came to in the hand as it was played: card points, in a Super Mord 1 for all
 * tricks, else 0. Null if it was not played to its end.
 */
export const outcomeOf = (played: Replay): number | null => {
  const last = played.steps.at(-1);
  const view = last && viewAt(played, last);
  if (!view?.score || view.revoked !== null) return null;
  if (view.contract === 'super-mord') return view.score.score > 0 ? 1 : 0;
  return view.points.declarer;
};
