export { type Annotation, annotate, type OnProgress } from './annotate.ts';
export { countBits, highest, lowest } from './kernel/bits.ts';
export {
  type Board,
  createBoard,
  DECLARER_TOOK,
  DEFENDERS_TOOK,
  isOver,
  LAST_TO_DECLARER,
  PAGAT_BEATEN_LAST,
  PAGAT_CAUGHT,
  PAGAT_FORCED_OUT,
  PAGAT_SHIFT,
  PAGAT_WON_LAST,
} from './kernel/board.ts';
export { below, type Chance } from './kernel/chance.ts';
export { legalCardsOn, legalMasks } from './kernel/legal.ts';
export {
  type CardNumber,
  cardOf,
  LOOSE,
  numberOf,
  type Pack,
  packs,
  pointsOfUnits,
  SEAT_SHIFT,
  TRUMPS,
} from './kernel/pack.ts';
export { play, undo } from './kernel/play.ts';
export { playout } from './kernel/playout.ts';
export { setUp, unitsAside } from './kernel/setUp.ts';
export { annotateLine, type LineWork, type OpenTurn } from './line/annotateLine.ts';
export { isExact, printTurn, readTurn, type Turn, type Worth } from './line/turn.ts';
export { type Position, positionOf } from './position.ts';
export { type Stake, scoreOn, stakeOf } from './score.ts';
export type { CardValue, Known, Limits, Objective, Solution } from './solution.ts';
export { createSolver, type Solver, type Tuning, turnOf } from './solver.ts';
