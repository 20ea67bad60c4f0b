import { err, ok, type Result } from '../core/result.ts';
import type { GameId, RuleId } from '../core/rule.ts';
import type { ClosingKind } from './entry.ts';
import type { EveningRefusal } from './refusal.ts';

/** The end of an evening, once it is called. */
export interface Closing {
  readonly kind: ClosingKind;
  /** How many hands with a declarer are still to be played. */
  readonly left: number;
}

export const CLOSING_RULES: Readonly<Record<ClosingKind, RuleId>> = {
  'last-three': 'droggn/scoring/last-three-hands',
  mussrunde: 'dobbm/session/mussrunde',
};

const GAMES: Readonly<Record<ClosingKind, GameId>> = { 'last-three': 'droggn', mussrunde: 'dobbm' };

/**
 * Droggn: whoever declares next deals the first of the last three hands, which makes four. Dobbm:
 * the Mußrunde has as many deals as there are players, so that each declares once.
 *
 * @rule droggn/scoring/last-three-hands
 * @rule dobbm/session/mussrunde
 */
const lengthOf = (kind: ClosingKind, players: number): number =>
  kind === 'last-three' ? 4 : players;

/** The closing rounds as they are called, or why they cannot be. */
export const callClosing = (
  kind: ClosingKind,
  game: GameId,
  players: number,
  closing: Closing | null,
): Result<Closing, EveningRefusal> => {
  const rule = CLOSING_RULES[kind];
  if (GAMES[kind] !== game) return err({ kind: 'other-game', rule, game: GAMES[kind] });
  if (closing) return err({ kind: 'already-closing', rule, closing: closing.kind });
  return ok({ kind, left: lengthOf(kind, players) });
};

/** The closing rounds after one more hand with a declarer. */
export const afterHand = (closing: Closing | null): Closing | null =>
  closing && { ...closing, left: closing.left - 1 };

export const isOver = (closing: Closing | null): boolean => closing?.left === 0;
