import type { RuleId } from '../core/rule.ts';
import { type Closing, isOver } from './closing.ts';
import { type Player, playerAfter } from './player.ts';
import { type Sitting, sittingOf } from './sitting.ts';
import { tables } from './tables.ts';
import type { Terms } from './terms.ts';

/** An evening between two entries. */
export interface Session {
  /** The player who deals next, and the rule that makes him. */
  readonly dealer: Player;
  readonly dealerRule: RuleId;
  readonly closing: Closing | null;
}

export const openSession = ({ game, firstDealer }: Terms): Session => ({
  dealer: firstDealer,
  dealerRule: `${game}/deal/first-dealer`,
  closing: null,
});

/** Who sits where in the next deal. */
export const sittingIn = ({ dealer }: Session, terms: Terms): Sitting =>
  sittingOf(dealer, terms.players.length, tables[terms.game].seats.length);

/**
 * The player who must declare the next hand, or null if the auction decides.
 *
 * @rule dobbm/session/mussrunde
 */
export const dueIn = ({ dealer, closing }: Session, terms: Terms): Player | null =>
  closing?.kind === 'mussrunde' && !isOver(closing)
    ? playerAfter(dealer, 1, terms.players.length)
    : null;
