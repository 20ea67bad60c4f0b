import type { Deal, GameId, Options } from '#engine';

/** One hand as it was dealt, said and played: plain data, which crosses to a widget as it is. */
export interface HandRecord {
  readonly game: GameId;
  /** Every rules option of the game with its value. */
  readonly options: Options;
  /** The players by name, seat 1 first; null if they have none. */
  readonly players: readonly string[] | null;
  /** The player who dealt and sits this hand out; null if nobody does. */
  readonly rests: string | null;
  readonly deal: Deal;
  /** What the table says and does, as written: tokens, white space, comments. */
  readonly actions: string;
}

export const FORMAT = 1;
