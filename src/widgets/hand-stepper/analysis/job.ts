import type { GameId } from '#engine';
import type { OpenTurn, Turn, Worth } from '#solver';

/** Cards that the search may play for each question: the same answers on every machine. */
export const NODES = 3_000_000;

/** What the page asks the worker: to annotate a line. */
export interface Job {
  readonly game: GameId;
  readonly turns: readonly OpenTurn[];
  readonly end: Worth | null;
  readonly known: readonly (Turn | undefined)[];
}

/** What the worker tells: a turn that it has looked at, the last one of the line first. */
export interface Found {
  readonly index: number;
  readonly turn: Turn;
  readonly done: number;
}
