import { type Ladder, standingBid } from '../core/auction.ts';
import type { Spoken } from '../core/spoken.ts';
import { CONTRACTS } from './contracts.ts';

const LADDER: Ladder = {
  contracts: CONTRACTS,
  rules: { ladder: 'dobbm/auction/ladder', higher: 'dobbm/auction/higher-bids-only' },
};

const CLOSED_LADDER: Ladder = {
  contracts: CONTRACTS,
  rules: { ladder: 'dobbm/auction/ladder', higher: 'dobbm/auction/solo-ends-it' },
};

/**
 * The ladder after these calls. The first Solo ends the bidding: nothing outbids it, another Solo
 * neither.
 *
 * @rule dobbm/auction/solo-ends-it
 */
export const ladderAfter = (calls: readonly Spoken[]): Ladder =>
  standingBid(calls)?.word === 'solo' ? CLOSED_LADDER : LADDER;
