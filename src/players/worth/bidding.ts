import type { Card, GameId } from '#engine';
import type { SeatView } from '../view.ts';
import { expectedScore } from './expected.ts';
import { prospectOf } from './prospect.ts';

export interface Bid {
  readonly contract: string;
  /** The score that it promises. */
  readonly score: number;
}

/** What a contract must promise, in points of the score: whoever passes pays for others. */
export const ENOUGH: Readonly<Record<GameId, number>> = { droggn: -3, dobbm: -2 };

/** The bids that are open but the Super Mord, which no estimate of points can weigh. */
export const openContracts = ({ actions }: SeatView): readonly string[] =>
  actions
    .flatMap((action) => (action.type === 'bid' ? [action.contract] : []))
    .filter((contract) => contract !== 'super-mord');

/** The one of these contracts that promises most, if it promises enough. */
export const bestBid = (
  game: GameId,
  hand: readonly Card[],
  contracts: readonly string[],
): Bid | null => {
  const [best] = contracts
    .map((contract) => ({ contract, score: expectedScore(prospectOf(game, hand, contract)) }))
    .toSorted((one, other) => other.score - one.score);
  return best && best.score > ENOUGH[game] ? best : null;
};
