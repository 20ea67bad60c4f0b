import type { Card, GameId } from '#engine';
import type { Position } from '../position.ts';
import { createSolver, type Solver } from '../solver.ts';
import { annotateTurn, type Effort } from './annotateTurn.ts';
import { isExact, type Turn, type Worth } from './turn.ts';

/** So many turns in a row that withstand a question, and it is put to none before them. */
const PATIENCE = 4;

/** A turn of a line of play, to be annotated. */
export interface OpenTurn {
  readonly position: Position;
  /** Every card that may be played, in the order in which they are to be told. */
  readonly legal: readonly Card[];
  /** The card that was played; null where the line ends. */
  readonly played: Card | null;
}

export interface LineWork {
  readonly game: GameId;
  /** In the order of play, each the turn after the one before. */
  readonly turns: readonly OpenTurn[];
  /** What the line came to after its last card, if that ended the hand. */
  readonly end: Worth | null;
  /** What is known already, turn by turn. */
  readonly known: readonly (Turn | undefined)[];
  /** Whether turns that are known but not solved are searched again. */
  readonly again: boolean;
  /** Cards that the search may play for each question. */
  readonly maxNodes: number;
  /** Called after each turn that was looked at; `done` of all have been. */
  readonly onTurn: (index: number, turn: Turn, done: number) => void;
  /** Remembers what it has proven of the same deal. */
  readonly solver?: Solver;
}

const isDone = ({ legal }: OpenTurn, { value, cards }: Turn): boolean =>
  isExact(value) && legal.every((card) => isExact(cards.get(card)));

/**
 * Annotates a line from its last turn to its first. What is solved already is not solved again; a
 * turn before several that withstood the search is not searched in vain, since it is harder still.
 */
export const annotateLine = (work: LineWork): void => {
  const { game, turns, end, known, again, maxNodes, onTurn } = work;
  const solver = work.solver ?? createSolver(game);
  let next = end;
  let unsolved = 0;
  let unanswered = 0;
  turns.toReversed().forEach((turn, done) => {
    const index = turns.length - 1 - done;
    const before = known[index];
    const effort: Effort =
      unsolved < PATIENCE ? 'exact' : unanswered < PATIENCE ? 'verdict' : 'nothing';
    const after =
      before && (!again || isDone(turn, before))
        ? before
        : annotateTurn({ solver, turn, before, next, maxNodes, effort });
    onTurn(index, after, done + 1);
    unsolved = isExact(after.value) ? 0 : unsolved + 1;
    unanswered = after.value ? 0 : unanswered + 1;
    next = after.value;
  });
};
