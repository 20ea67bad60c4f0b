import { type Board, createBoard, FATES } from '../kernel/board.ts';
import type { Pack } from '../kernel/pack.ts';
import { createOwners, type Owners } from './owners.ts';
import type { Patience } from './patience.ts';
import type { Relevance } from './relevance.ts';
import { createSure, type Sure } from './sure.ts';
import { createTable, type Table } from './table.ts';
import type { Weights } from './weights.ts';

/** Where the key of a trick is, by how many tricks are left. */
export const KEY_ROOM = 10;
/** Where the moves of a turn are, by how many cards have been played. */
export const MOVE_ROOM = 24;

/** Everything one search works with; made once and used for one position after another. */
export interface Search {
  readonly board: Board;
  readonly owners: Owners;
  readonly table: Table;
  readonly weights: Weights;
  readonly sure: Sure;
  readonly keys: Int32Array;
  readonly moves: Int32Array;
  /** What the moves that were tried turned out to be worth at most, or at least. */
  readonly values: Int32Array;
  /** The lowest card of the move’s suit that its proof made use of, as a bit, or 0. */
  readonly lows: Int32Array;
  /** Beside the units, what the hand is worth to the declarer by its fate. */
  readonly bonus: Int32Array;
  readonly bonusLow: Int32Array;
  readonly bonusHigh: Int32Array;
  /** The bits of the fate that make a difference. */
  fateMask: number;
  readonly relevance: Relevance;
  /** Whether proofs hold only for the same cards: dearer, and a check of the other way. */
  readonly wholeRows: boolean;
  readonly patience: Patience;
  /** The card that settled the last question, or -1 if none did. */
  settledBy: number;
  nodes: number;
  /** The nodes at which it is stopped: those of the question, or of one attempt at a part of it. */
  limit: number;
  stopped: boolean;
  signal: { readonly aborted: boolean } | null;
}

const HEAD_BITS = 18;

/** A search for the hands of one pack, with a table of up to so many entries. */
export const createSearch = (
  pack: Pack,
  weights: Weights,
  entries: number,
  wholeRows: boolean,
  patience: Patience,
): Search => ({
  board: createBoard(pack),
  owners: createOwners(),
  table: createTable(HEAD_BITS, entries, pack, wholeRows),
  weights,
  sure: createSure(pack),
  keys: new Int32Array(KEY_ROOM * 24),
  moves: new Int32Array(MOVE_ROOM * 64),
  values: new Int32Array(MOVE_ROOM * 64),
  lows: new Int32Array(MOVE_ROOM * 64),
  bonus: new Int32Array(FATES),
  bonusLow: new Int32Array(FATES),
  bonusHigh: new Int32Array(FATES),
  fateMask: 0,
  relevance: new Int32Array(2),
  wholeRows,
  patience,
  settledBy: -1,
  nodes: 0,
  limit: 0,
  stopped: false,
  signal: null,
});
