/**
 * The bids, lowest first.
 *
 * @rule dobbm/auction/ladder
 */
export const CONTRACTS = ['dobbm', 'solo'] as const;

export type Contract = (typeof CONTRACTS)[number];

/**
 * Whether the declarer takes the Dobb up. In Solo it stays untouched.
 *
 * @rule dobbm/exchange/take-dobb
 * @rule dobbm/exchange/solo-dobb-untouched
 */
export const takesDobb = (contract: Contract): boolean => contract === 'dobbm';

export const isContract = (word: string): word is Contract =>
  CONTRACTS.some((contract) => contract === word);
