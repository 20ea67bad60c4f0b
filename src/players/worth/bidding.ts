import type { SeatView } from '../view.ts';
import { expectedScore } from './expected.ts';
import { prospectOf } from './prospect.ts';

export interface Bid {
  readonly contract: string;
  /** The score that it promises. */
  readonly score: number;
}

/** All open bids but the Super Mord, which no estimate of points can weigh. */
export const bidsOf = (view: SeatView): readonly Bid[] =>
  view.actions
    .flatMap((action) => (action.type === 'bid' ? [action.contract] : []))
    .filter((contract) => contract !== 'super-mord')
    .map((contract) => ({ contract, score: expectedScore(prospectOf(view, contract)) }));

/** The open bid that promises most. */
export const bestBid = (view: SeatView): Bid | null =>
  bidsOf(view).toSorted((one, other) => other.score - one.score)[0] ?? null;
