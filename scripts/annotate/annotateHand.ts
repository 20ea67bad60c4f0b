import type { Options } from '#engine';
import type { Replay } from '#record';
import { createSolver } from '#solver';
import { isExact, type Turn, type Worth } from '#solver/analysis.ts';
import { annotateTurn, type Effort } from './annotateTurn.ts';
import { type OpenTurn, turnsOf } from './turnsOf.ts';

/** So many turns in a row that withstand a question, and it is put to none before them. */
const PATIENCE = 4;

const isDone = ({ legal }: OpenTurn, { value, cards }: Turn): boolean =>
  isExact(value) && legal.every((card) => isExact(cards.get(card)));

export interface HandWork {
  readonly played: Replay;
  readonly options: Options;
  /** What an earlier run has found, by address. */
  readonly known: ReadonlyMap<string, Turn>;
  readonly maxNodes: number;
  /** Called after each turn with all that is known. */
  readonly save: (turns: ReadonlyMap<string, Turn>) => void;
}

/** Annotates a hand from its last card to its first. What is solved already is not solved again. */
export const annotateHand = (work: HandWork): ReadonlyMap<string, Turn> => {
  const { played, options, known, maxNodes, save } = work;
  const { game } = played;
  const { turns, end } = turnsOf(played, options);
  const solver = createSolver(game.id);
  const found = new Map(known);
  const inOrder = (): ReadonlyMap<string, Turn> =>
    new Map(
      turns.flatMap(({ address }) => {
        const turn = found.get(address);
        return turn ? [[address, turn]] : [];
      }),
    );
  let next: Worth | null = end;
  let unsolved = 0;
  let unanswered = 0;
  for (const turn of turns.toReversed()) {
    const before = found.get(turn.address);
    const effort: Effort =
      unsolved < PATIENCE ? 'exact' : unanswered < PATIENCE ? 'verdict' : 'nothing';
    let after = before;
    if (!after || !isDone(turn, after)) {
      after = annotateTurn(solver, turn, before, next, maxNodes, effort);
      found.set(turn.address, after);
      save(inOrder());
    }
    unsolved = isExact(after.value) ? 0 : unsolved + 1;
    unanswered = after.value ? 0 : unanswered + 1;
    next = after.value;
  }
  return inOrder();
};
