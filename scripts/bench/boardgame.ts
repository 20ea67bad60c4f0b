import { createRequire } from 'node:module';
import type { GameId } from '#engine';
import { below, type Chance, type Position } from '#solver';
import { type NaiveState, naiveLegal, naivePlay, naiveStart, naiveTurn } from './naiveEngine.ts';

/** It has no entry for modules of Node. */
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  'boardgame.io/internal',
) as typeof import('boardgame.io/internal');

/** The naive card play as a game of boardgame.io: one move, after which the next seat is to play. */
const gameOf = (id: GameId, position: Position) => ({
  name: id,
  setup: () => naiveStart(id, position),
  disableUndo: true,
  moves: {
    play: ({ G, events }: { G: NaiveState; events: Events }, index: number) => {
      const card = naiveLegal(G)[index];
      if (!card) return 'INVALID_MOVE';
      const next = naivePlay(G, card);
      events.endTurn({ next: String(naiveTurn(next)) });
      return next;
    },
  },
  turn: { order: { first: () => naiveTurn(naiveStart(id, position)), next: () => undefined } },
});

interface Events {
  endTurn(to: { readonly next: string }): void;
}

/** A hand of boardgame.io played at random from the beginning to the end: how many cards that were. */
export const ofBoardgame = (id: GameId, position: Position): (() => number) => {
  const game = gameOf(id, position) as Parameters<typeof InitializeGame>[0]['game'];
  const reduce = CreateGameReducer({ game });
  const start = InitializeGame({ game, numPlayers: position.hands.length });
  const chance: Chance = { state: 1 };
  return () => {
    let cards = 0;
    for (let state = start; ; cards += 1) {
      const legal = naiveLegal(state.G as NaiveState);
      if (legal.length === 0) return cards;
      const playerID = state.ctx.currentPlayer;
      const payload = { type: 'play', args: [below(chance, legal.length)], playerID };
      state = reduce(state, { type: 'MAKE_MOVE', payload } as Parameters<typeof reduce>[1]);
    }
  };
};
