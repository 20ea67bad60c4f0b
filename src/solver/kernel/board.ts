import type { CardNumber, Pack } from './pack.ts';

/** Bits of what has become of the hand beside the card points. */
export const DECLARER_TOOK = 1;
export const DEFENDERS_TOOK = 2;
/** The last trick went to the declarer. Set by the last trick alone. */
export const LAST_TO_DECLARER = 4;
/** What became of the Pagat, three bits: `fate >> PAGAT_SHIFT & 7`. */
export const PAGAT_SHIFT = 3;
export const PAGAT_OPEN = 0;
export const PAGAT_QUIET = 1;
/** The other side took it before the last trick. */
export const PAGAT_CAUGHT = 2;
/** It was played before the last trick though it lay out. */
export const PAGAT_FORCED_OUT = 3;
export const PAGAT_WON_LAST = 4;
export const PAGAT_BEATEN_LAST = 5;
export const FATES = 64;

/** A winning card that nothing beats: the laid-out Gstieß of a Super Mord. */
export const UNBEATABLE = 7 << 5;

/**
 * The card play of one hand, changed in place. Seats count from 0. Everything that a played card
 * overwrites is on the trail, so that taking it back needs no memory.
 */
export interface Board {
  readonly pack: Pack;
  declarer: number;
  /** The laid-out card and its seat, or -1. */
  laidOut: CardNumber;
  laidOutBy: number;
  /** Whether the last trick is closed to the Gstieß. */
  gstiessClosed: boolean;
  /** Whether the first trick that the declarer loses ends the hand. */
  endsWithLoss: boolean;

  /** The cards held, one mask for each seat and suit: `seat << 3 | suit`. */
  readonly hands: Int32Array;
  /** By suit, the cards that were held when the open trick began. */
  readonly live: Int32Array;
  /** The cards played since the board was set up. */
  readonly trail: Int32Array;
  readonly saved: Int32Array;
  ply: number;

  /** Cards in the open trick. */
  place: number;
  turn: number;
  /** The suit to follow, or -1. */
  led: number;
  /** The winning card of the open trick, or -1, and its seat. */
  best: CardNumber;
  winner: number;
  /** Units of the declarer since the board was set up. */
  gained: number;
  /** Units of the cards that are in no finished trick. */
  left: number;
  /** Tricks not yet finished. */
  tricksLeft: number;
  fate: number;
}

/** An empty board, which is used again for one hand after another. */
export const createBoard = (pack: Pack): Board => ({
  pack,
  declarer: 0,
  laidOut: -1,
  laidOutBy: -1,
  gstiessClosed: false,
  endsWithLoss: false,
  hands: new Int32Array(32),
  live: new Int32Array(8),
  trail: new Int32Array(128),
  saved: new Int32Array(128 << 3),
  ply: 0,
  place: 0,
  turn: 0,
  led: -1,
  best: -1,
  winner: 0,
  gained: 0,
  left: 0,
  tricksLeft: 0,
  fate: 0,
});

/** Whether no card is left to play. */
export const isOver = (board: Board): boolean =>
  board.tricksLeft === 0 || (board.endsWithLoss && (board.fate & DEFENDERS_TOOK) !== 0);
