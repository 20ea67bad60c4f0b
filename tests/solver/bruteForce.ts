import {
  type Board,
  createBoard,
  isOver,
  legalCardsOn,
  type Position,
  packs,
  play,
  pointsOfUnits,
  setUp,
  undo,
  unitsAside,
} from '#solver';

/**
 * Minimax over the kernel, without anything that the solver knows. The kernel itself is held against
 * the referee elsewhere; this reaches further.
 */
export const bruteForce = (position: Position): number => {
  const board = createBoard(packs[position.game]);
  setUp(board, position);
  const aside = unitsAside(board, position);
  const best = valueBetween(
    board,
    position.game === 'dobbm' ? aside : 0,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  );
  return pointsOfUnits(board.pack, aside + best);
};

const valueBetween = (board: Board, forfeit: number, alpha: number, beta: number): number => {
  if (isOver(board)) return board.gained - ((board.fate & 1) === 0 ? forfeit : 0);
  const declares = board.turn === board.declarer;
  let low = alpha;
  let high = beta;
  for (const card of legalCardsOn(board)) {
    play(board, card);
    const value = valueBetween(board, forfeit, low, high);
    undo(board);
    if (declares) low = Math.max(low, value);
    else high = Math.min(high, value);
    if (low >= high) break;
  }
  return declares ? low : high;
};
