import type { Ladder } from '../core/auction.ts';

/**
 * The bids, lowest first.
 *
 * @rule droggn/auction/ladder
 */
export const CONTRACTS = ['ansager', 'solo', 'super', 'super-mord'] as const;

export type Contract = (typeof CONTRACTS)[number];

export const LADDER: Ladder = {
  contracts: CONTRACTS,
  rules: { ladder: 'droggn/auction/ladder', higher: 'droggn/auction/higher-bids-only' },
};

/**
 * The base value of a game. That of a Super Mord counts for a revoke alone.
 *
 * @rule droggn/scoring/base
 * @rule droggn/scoring/revoke-super-mord
 */
export const BASE_VALUES: Readonly<Record<Contract, number>> = {
  ansager: 20,
  solo: 40,
  super: 80,
  'super-mord': 130,
};

/**
 * Whether the declarer takes the talon up. In a Super and a Super Mord it stays untouched.
 *
 * @rule droggn/exchange/take-talon
 * @rule droggn/exchange/talon-untouched
 */
export const takesTalon = (contract: Contract): boolean =>
  contract === 'ansager' || contract === 'solo';

export const isContract = (word: string): word is Contract =>
  CONTRACTS.some((contract) => contract === word);
