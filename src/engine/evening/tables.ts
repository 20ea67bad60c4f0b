import type { OptionSpec } from '../core/options.ts';
import type { GameId } from '../core/rule.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { CONTRACTS as DOBBM_CONTRACTS } from '../dobbm/contracts.ts';
import { OPTION_SPECS as DOBBM_OPTIONS } from '../dobbm/options.ts';
import { CONTRACTS as DROGGN_CONTRACTS } from '../droggn/contracts.ts';
import { OPTION_SPECS as DROGGN_OPTIONS } from '../droggn/options.ts';

/** What the account of an evening needs to know of a game that it does not play. */
export interface GameTable {
  readonly seats: readonly Seat[];
  readonly contracts: readonly string[];
  /** The card points of the whole pack. */
  readonly totalPoints: number;
  readonly optionSpecs: readonly OptionSpec[];
}

/**
 * The games as an account sees them: light enough for a page that counts and does not referee.
 *
 * @rule droggn/counting/seventy-four
 * @rule dobbm/scoring/one-hundred-twenty
 */
export const tables: Readonly<Record<GameId, GameTable>> = {
  droggn: {
    seats: seatsOf(3),
    contracts: DROGGN_CONTRACTS,
    totalPoints: 74,
    optionSpecs: DROGGN_OPTIONS,
  },
  dobbm: {
    seats: seatsOf(4),
    contracts: DOBBM_CONTRACTS,
    totalPoints: 120,
    optionSpecs: DOBBM_OPTIONS,
  },
};
