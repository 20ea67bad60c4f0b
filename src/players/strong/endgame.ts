import { type Board, isOver, legalMasks, play, SEAT_SHIFT, undo } from '#solver';
import { SUITS } from '../cards/sight.ts';
import { type Stake, scoreOn } from './outcome.ts';

/** Cards left with all players together up to which the end is searched through. */
const LEFT: Readonly<Record<string, number>> = { droggn: 11, dobbm: 12 };

/** More than there are fates of a hand. */
const FATES = 64;

/** What has been reckoned of the hand of a stake: by the units and the fate of its end. */
const scores = { of: null as Stake | null, known: new Map<number, number>() };

const scoreAtEnd = (board: Board, stake: Stake): number => {
  if (scores.of !== stake) {
    scores.of = stake;
    scores.known.clear();
  }
  const key = board.gained * FATES + board.fate;
  const known = scores.known.get(key);
  if (known !== undefined) return known;
  const score = scoreOn(board, stake);
  scores.known.set(key, score);
  return score;
};

/** One row of masks for each card that may still be played. */
const rows = new Int32Array(8 * 32);

/** The units of a card between which and the last one no card of another player lies; else -1. */
const twinUnits = (board: Board, suit: number, rank: number, last: number): number => {
  const { pack, hands, live, turn } = board;
  const others = (live[suit] as number) & ~(hands[(turn << SEAT_SHIFT) | suit] as number);
  const between = (1 << last) - (1 << (rank + 1));
  return (others & between) === 0 ? (pack.units[(suit << 5) | rank] as number) : -1;
};

const search = (board: Board, stake: Stake, low: number, high: number, depth: number): number => {
  if (isOver(board)) return scoreAtEnd(board, stake);
  const maximizes = board.turn === board.declarer;
  const at = depth << 3;
  legalMasks(board, rows, at);
  let best = maximizes ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  let floor = low;
  let ceiling = high;
  for (let suit = 0; suit < SUITS; suit += 1) {
    let mask = rows[at + suit] as number;
    let last = -1;
    while (mask !== 0) {
      const rank = 31 - Math.clz32(mask);
      const card = (suit << 5) | rank;
      mask ^= 1 << rank;
      // A card that does the same as the one before it is passed over.
      const before = last;
      last = rank;
      if (
        before >= 0 &&
        twinUnits(board, suit, rank, before) === board.pack.units[(suit << 5) | before]
      ) {
        continue;
      }
      play(board, card);
      const value = search(board, stake, floor, ceiling, depth + 1);
      undo(board);
      if (maximizes ? value > best : value < best) best = value;
      if (maximizes) floor = Math.max(floor, best);
      else ceiling = Math.min(ceiling, best);
      if (floor >= ceiling) return best;
    }
  }
  return best;
};

/** The declarer's score if everybody plays perfectly from here; null while too many cards are left. */
export const scoreAfter = (board: Board, stake: Stake): number | null => {
  const { pack, tricksLeft, place } = board;
  const left = tricksLeft * pack.seats - place;
  if (left > (LEFT[pack.id] ?? 0)) return null;
  return search(board, stake, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0);
};
