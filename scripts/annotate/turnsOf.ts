import { cardsPlayed, outcomeOf } from '#archive/analysis/turns.ts';
import type { Replay } from '#record';
import { type OpenTurn, positionOf, type Worth } from '#solver';

/** The turns of a hand with their addresses, and what it came to if it was played out. */
export interface HandTurns {
  readonly addresses: readonly string[];
  readonly turns: readonly OpenTurn[];
  readonly end: Worth | null;
}

export const turnsOf = (played: Replay): HandTurns => {
  const { game, record } = played;
  const cards = cardsPlayed(played);
  const turns = cards.map(({ address, card, before }) => {
    const position = positionOf(game.id, game.view(before), record.options);
    if (!position) throw new Error(`no card is to be played at ${address}`);
    return { position, legal: game.sortHand(game.legalCards(before)), played: card };
  });
  const outcome = outcomeOf(played);
  return {
    addresses: cards.map(({ address }) => address),
    turns,
    end: outcome === null ? null : { lower: outcome, upper: outcome },
  };
};
