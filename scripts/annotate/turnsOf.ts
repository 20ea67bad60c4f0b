import { cardsPlayed, outcomeOf } from '#archive/analysis/turns.ts';
import type { Card, Options } from '#engine';
import type { Replay } from '#record';
import { type Position, positionOf } from '#solver';
import type { Worth } from '#solver/analysis.ts';

/** A turn of a hand to be annotated. */
export interface OpenTurn {
  readonly address: string;
  /** The card that was played. */
  readonly card: Card;
  /** Every card that might have been played, sorted. */
  readonly legal: readonly Card[];
  readonly position: Position;
  readonly declares: boolean;
}

/** The turns of a hand, and what the hand came to after the last of them, if it was played out. */
export const turnsOf = (
  played: Replay,
  options: Options,
): { readonly turns: readonly OpenTurn[]; readonly end: Worth | null } => {
  const { game } = played;
  const turns = cardsPlayed(played).map(({ address, seat, card, before }) => {
    const position = positionOf(game.id, game.view(before), options);
    if (!position) throw new Error(`no card is to be played at ${address}`);
    const legal = game.sortHand(game.legalCards(before));
    return { address, card, legal, position, declares: seat === position.declarer };
  });
  const outcome = outcomeOf(played);
  return { turns, end: outcome === null ? null : { lower: outcome, upper: outcome } };
};
