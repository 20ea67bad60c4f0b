import { MOST_DOUBLINGS } from '../core/doubling.ts';
import type { GameId, RuleId } from '../core/rule.ts';
import type { Player } from './player.ts';
import type { EveningRefusal, Role } from './refusal.ts';
import { type Sitting, seatOf } from './sitting.ts';

/** Why a player who deals and rests has no part in the hand. */
const RESTS: Readonly<Record<GameId, RuleId>> = {
  droggn: 'droggn/overview/rests-after-declaring',
  dobbm: 'dobbm/overview/rests-after-declaring',
};

const TABLE: Readonly<Record<GameId, RuleId>> = {
  droggn: 'droggn/overview/four-at-the-table',
  dobbm: 'dobbm/overview/five-at-the-table',
};

const LIMIT: Readonly<Record<GameId, RuleId>> = {
  droggn: 'droggn/announcing/no-limit',
  dobbm: 'dobbm/doubling/no-limit',
};

/**
 * Why a player cannot have done this in the hand, or null: he must sit at the table and not rest.
 *
 * @rule droggn/overview/rests-after-declaring
 * @rule dobbm/overview/rests-after-declaring
 */
export const refusalOfPart = (
  game: GameId,
  sitting: Sitting,
  player: Player,
  role: Role,
): EveningRefusal | null => {
  if (player === sitting.resting) return { kind: 'resting', rule: RESTS[game], player, role };
  if (seatOf(sitting, player) !== null) return null;
  const players = sitting.seats.length + (sitting.resting === null ? 0 : 1);
  return { kind: 'no-such-player', rule: TABLE[game], given: player, players };
};

/** Why a hand cannot have been doubled so often, or null. */
export const refusalOfDoublings = (game: GameId, given: number): EveningRefusal | null =>
  Number.isInteger(given) && given >= 0 && given <= MOST_DOUBLINGS
    ? null
    : { kind: 'doublings-out-of-range', rule: LIMIT[game], given, most: MOST_DOUBLINGS };
