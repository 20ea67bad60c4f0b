import { type Ladder, standingBid } from '../core/auction.ts';
import type { Spoken } from '../core/spoken.ts';

/**
 * The bids, lowest first.
 *
 * @rule dobbm/auction/ladder
 */
export const CONTRACTS = ['dobbm', 'solo'] as const;

export type Contract = (typeof CONTRACTS)[number];

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

/**
 * Whether the declarer takes the Dobb up. In Solo it stays untouched.
 *
 * @rule dobbm/exchange/take-dobb
 * @rule dobbm/exchange/solo-dobb-untouched
 */
export const takesDobb = (contract: Contract): boolean => contract === 'dobbm';

export const isContract = (word: string): word is Contract =>
  CONTRACTS.some((contract) => contract === word);
