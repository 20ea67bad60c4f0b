export { type Board, createBoard, isOver } from './kernel/board.ts';
export { legalMasks } from './kernel/legal.ts';
export { cardOf, numberOf, type Pack, packs, pointsOfUnits } from './kernel/pack.ts';
export { play, undo } from './kernel/play.ts';
export { below, type Chance, playout, randomCard } from './kernel/playout.ts';
export { setUp, unitsAside } from './kernel/setUp.ts';
export { type Position, positionOf } from './position.ts';
export { createSolver, type Limits, type Solution, type Solver } from './solver.ts';
