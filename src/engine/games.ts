import type { Game } from './core/game.ts';
import type { GameId } from './core/rule.ts';
import { dobbm } from './dobbm/game.ts';
import { droggn } from './droggn/game.ts';

/** The games of the archive by their id. Which state a game hands out is its own business. */
export const games: Readonly<Record<GameId, Game>> = { droggn, dobbm };
