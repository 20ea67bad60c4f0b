import type { Game } from '#engine';
import { playOn } from '#record/steps.ts';
import { type Branch, RECORD, stepsOf, type Tree } from './tree.ts';

/** A line of the reader's as text: where it leaves which line, and its actions. */
export interface KeptLine {
  readonly id: string;
  readonly from: string;
  readonly at: number;
  readonly actions: string;
}

/** More than anybody tries on one hand. */
const MOST_LINES = 200;
const LONGEST = 2_000;

/** The lines of the reader's, each after the one that it leaves. */
export const keptOf = (game: Game, { branches }: Tree): readonly KeptLine[] =>
  branches
    .filter(({ by }) => by === 'reader')
    .map(({ id, from, at, steps }) => ({
      id,
      from,
      at,
      actions: steps.flatMap(({ action }) => (action ? game.notation.print(action) : [])).join(' '),
    }));

const isKept = (value: unknown): value is KeptLine => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, from, at, actions } = value as Partial<Record<keyof KeptLine, unknown>>;
  return (
    typeof id === 'string' &&
    /^\+[1-9]\d{0,3}$/.test(id) &&
    typeof from === 'string' &&
    Number.isInteger(at) &&
    typeof actions === 'string' &&
    actions.length <= LONGEST
  );
};

/** The line as the referee lets it go from this tree; null if it has no place there any more. */
const branchIn = (game: Game, tree: Tree, line: KeptLine): Branch | null => {
  const { id, from, at } = line;
  const taken = tree.branches.some((branch) => branch.id === id);
  const known = from === RECORD || tree.branches.some((branch) => branch.id === from);
  const earlier = stepsOf(tree, from).slice(0, Math.max(0, at) + 1);
  if (taken || !known || earlier.length !== at + 1) return null;
  const { steps } = playOn(game, earlier, line.actions);
  return steps.length === 0 ? null : { id, by: 'reader', from, at, steps };
};

/**
 * The tree with what was kept of the reader's lines. Whatever is no such line, or is not legal, is
 * left out, as far as it is.
 */
export const withKept = (game: Game, tree: Tree, kept: unknown): Tree => {
  const lines = Array.isArray(kept) ? kept.slice(0, MOST_LINES).filter(isKept) : [];
  let grown = tree;
  for (const line of lines) {
    const branch = branchIn(game, grown, line);
    if (branch) grown = { ...grown, branches: [...grown.branches, branch] };
  }
  return grown;
};
