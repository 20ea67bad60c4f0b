import { playerOf, type ScoreLine, scoreLines, scoreLinesOfDobbm, sumOf } from '#engine';
import {
  type Board,
  DECLARER_TOOK,
  DEFENDERS_TOOK,
  LAST_TO_DECLARER,
  PAGAT_BEATEN_LAST,
  PAGAT_CAUGHT,
  PAGAT_FORCED_OUT,
  PAGAT_SHIFT,
  PAGAT_WON_LAST,
} from './kernel/board.ts';
import { pointsOfUnits } from './kernel/pack.ts';
import { unitsAside } from './kernel/setUp.ts';
import type { Position } from './position.ts';

const PAGAT = 'T1';

/** What must be known of a position, beside its board, to score the hand at its end. */
export interface Stake {
  readonly position: Position;
  readonly aside: number;
  /** The side that has, or had, the Pagat; null if it lies aside. */
  readonly pagat: 'declarer' | 'defenders' | null;
}

export const stakeOf = (board: Board, position: Position): Stake => {
  const { hands, tricks, trick, declarer } = position;
  const seats = hands.length;
  const holder =
    hands.findIndex((cards) => cards.includes(PAGAT)) + 1 ||
    [...tricks, trick].map((of) => playerOf(of, PAGAT, seats)).find((seat) => seat !== null);
  const pagat = holder ? (holder === declarer ? 'declarer' : 'defenders') : null;
  return { position, aside: unitsAside(board, position), pagat };
};

const pagatKind = (fate: number, laidOut: boolean) => {
  switch (fate >> PAGAT_SHIFT) {
    case PAGAT_CAUGHT:
      return laidOut ? 'laid-out-lost' : 'caught';
    case PAGAT_FORCED_OUT:
      return 'laid-out-lost';
    case PAGAT_WON_LAST:
      return laidOut ? 'laid-out-won' : 'ultimo';
    case PAGAT_BEATEN_LAST:
      return laidOut ? 'laid-out-lost' : 'ultimo-beaten';
    default:
      return null;
  }
};

const linesIf = (
  { position, pagat }: Stake,
  fate: number,
  points: number,
): readonly ScoreLine[] => {
  const { contract, multiplier, laidOut, options } = position;
  if (position.game === 'dobbm') {
    const none = (fate & DECLARER_TOOK) === 0;
    const name = contract === 'solo' ? 'solo' : 'dobbm';
    return scoreLinesOfDobbm({ contract: name, multiplier, points: none ? 0 : points });
  }
  const allTricks = (fate & DEFENDERS_TOOK) === 0;
  if (contract === 'super-mord') {
    const card = laidOut === null ? null : laidOut.card === PAGAT ? 'pagat' : 'gstiess';
    return scoreLines({ contract, won: allTricks, laidOut: card, multiplier });
  }
  const kind = pagat === null ? null : pagatKind(fate, laidOut?.card === PAGAT);
  const name = contract === 'ansager' || contract === 'solo' ? contract : 'super';
  const winAt = options['win-at'];
  return scoreLines(
    {
      contract: name,
      points,
      allTricks,
      tookLastTrick: (fate & LAST_TO_DECLARER) !== 0,
      pagat: kind === null || pagat === null ? { kind: 'quiet' } : { kind, side: pagat },
      multiplier,
    },
    winAt === '38' || winAt === 'tie-by-last-trick' ? winAt : '37',
  );
};

/** The declarer's score of a hand that ends with this fate and so many card points of his. */
export const scoreIf = (stake: Stake, fate: number, points: number): number =>
  sumOf(linesIf(stake, fate, points));

/** The declarer's score of a hand that has been played to its end on the board. */
export const scoreOn = (board: Board, stake: Stake): number =>
  scoreIf(stake, board.fate, pointsOfUnits(board.pack, board.gained + stake.aside));
