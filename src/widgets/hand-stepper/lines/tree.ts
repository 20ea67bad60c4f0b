import { type Action, type Game, ok, type Refusal, type Result } from '#engine';
import { isSameAction, playOn, type Step, stepAfter } from '#record/steps.ts';
import type { Variation } from '../props.ts';

/** The line that was really played. */
export const RECORD = 'record';

/** A line that leaves another, and never changes what it leaves. */
export interface Branch {
  /** The id of the author's variation, or `+1`, `+2` … for the reader's own. */
  readonly id: string;
  readonly by: 'author' | 'reader';
  /** The line that it leaves. */
  readonly from: string;
  /** Index of the last step that both have. */
  readonly at: number;
  /** Its own steps, at least one. */
  readonly steps: readonly Step[];
}

/** The record and everything that might have been done instead. */
export interface Tree {
  readonly trunk: readonly Step[];
  readonly branches: readonly Branch[];
}

/** A step in the tree: a line, and the index of the step in it. */
export interface Spot {
  readonly line: string;
  readonly at: number;
}

export const branchOf = ({ branches }: Tree, line: string): Branch | undefined =>
  branches.find(({ id }) => id === line);

/** All steps of a line, from the deal on. */
export const stepsOf = (tree: Tree, line: string): readonly Step[] => {
  const branch = branchOf(tree, line);
  return branch
    ? [...stepsOf(tree, branch.from).slice(0, branch.at + 1), ...branch.steps]
    : tree.trunk;
};

/** The line to which a step of a line belongs: itself, or one that it has left later. */
export const ownerOf = (tree: Tree, { line, at }: Spot): string => {
  const branch = branchOf(tree, line);
  if (!branch) return RECORD;
  return at > branch.at ? line : ownerOf(tree, { line: branch.from, at });
};

/** A step as it can be found again: the last one before it that is not the reader's, and what he did since. */
export interface Way {
  readonly spot: Spot;
  readonly actions: readonly Action[];
}

/** The way to a step of a line; no actions if the step is not the reader's own. */
export const wayTo = (tree: Tree, spot: Spot): Way => {
  let shared: Spot = { line: ownerOf(tree, spot), at: spot.at };
  for (;;) {
    const branch = branchOf(tree, shared.line);
    if (branch?.by !== 'reader') break;
    shared = { line: ownerOf(tree, { line: branch.from, at: branch.at }), at: branch.at };
  }
  const own = stepsOf(tree, spot.line).slice(shared.at + 1, spot.at + 1);
  return { spot: shared, actions: own.flatMap(({ action }) => action ?? []) };
};

/** One of several ways to go on from a step. */
export interface Fork {
  readonly line: string;
  readonly step: Step;
}

/** Every way on from a step: first of the line that the step belongs to, then of those that leave it. */
export const forksAt = (tree: Tree, spot: Spot): readonly Fork[] => {
  const owner = ownerOf(tree, spot);
  const own = stepsOf(tree, owner)[spot.at + 1];
  const leaving = tree.branches.flatMap(({ id, from, at, steps: [step] }) =>
    from === owner && at === spot.at && step ? [{ line: id, step }] : [],
  );
  return own ? [{ line: owner, step: own }, ...leaving] : leaving;
};

/** The step of the record from which a line, or one that it has left, departs. */
export const departureOf = (tree: Tree, { line, at }: Spot): number => {
  const branch = branchOf(tree, line);
  if (!branch) return at;
  return departureOf(tree, { line: branch.from, at: Math.min(at, branch.at) });
};

/** A tree with the place that an action leads to. */
export interface Grown {
  readonly tree: Tree;
  readonly spot: Spot;
}

const freeId = ({ branches }: Tree): string => {
  const numbers = branches.flatMap(({ id, by }) => (by === 'reader' ? [Number(id.slice(1))] : []));
  return `+${Math.max(0, ...numbers) + 1}`;
};

/** A line of the reader goes on where it ends; in any other place a new one begins. */
const extended = (tree: Tree, spot: Spot, step: Step): Grown => {
  const owner = branchOf(tree, ownerOf(tree, spot));
  const at = spot.at + 1;
  if (owner?.by === 'reader' && spot.at === owner.at + owner.steps.length) {
    const longer = { ...owner, steps: [...owner.steps, step] };
    const branches = tree.branches.map((one) => (one === owner ? longer : one));
    return { tree: { ...tree, branches }, spot: { line: owner.id, at } };
  }
  const from = ownerOf(tree, spot);
  const branch: Branch = { id: freeId(tree), by: 'reader', from, at: spot.at, steps: [step] };
  return {
    tree: { ...tree, branches: [...tree.branches, branch] },
    spot: { line: branch.id, at },
  };
};

/**
 * Goes on from a step with an action: along a line that does the same, else on a line of the
 * reader's own. The record and the lines that are there already stay as they are.
 */
export const grow = (
  game: Game,
  tree: Tree,
  spot: Spot,
  action: Action,
): Result<Grown, Refusal> => {
  const steps = stepsOf(tree, spot.line);
  const ahead = steps[spot.at + 1];
  const known = [...(ahead ? [{ line: spot.line, step: ahead }] : []), ...forksAt(tree, spot)].find(
    ({ step }) => step.action && isSameAction(game, step.action, action),
  );
  if (known) return ok({ tree, spot: { line: known.line, at: spot.at + 1 } });
  const step = stepAfter(game, steps.slice(0, spot.at + 1), action);
  return step.ok ? ok(extended(tree, spot, step.value)) : step;
};

/** The lines that leave a line, or one of these, with itself. */
const withOffspring = ({ branches }: Tree, line: string): ReadonlySet<string> => {
  const gone = new Set([line]);
  // A line comes after the one that it leaves.
  for (const { id, from } of branches) if (gone.has(from)) gone.add(id);
  return gone;
};

/** The tree without a line of the reader's and all that leave it. */
export const pruned = (tree: Tree, line: string): Tree => {
  if (branchOf(tree, line)?.by !== 'reader') return tree;
  const gone = withOffspring(tree, line);
  return { ...tree, branches: tree.branches.filter(({ id }) => !gone.has(id)) };
};

/** The record with its author's variations, which the build has refereed. */
export const plantedTree = (
  game: Game,
  trunk: readonly Step[],
  variations: readonly Variation[] = [],
): Tree => ({
  trunk,
  branches: variations.map(({ id, instead, actions }) => {
    const at = trunk.findIndex(({ address }) => address === instead) - 1;
    const { steps, error } = playOn(game, trunk.slice(0, at + 1), actions);
    if (at < 0 || error || steps.length === 0) {
      throw new Error(`variation “${id}” breaks off at token ${error?.at}`);
    }
    return { id, by: 'author', from: RECORD, at, steps };
  }),
});

/** A tree with the lines of the reader's from another, and where a spot of that one is in it. */
export const merged = (game: Game, tree: Tree, other: Tree, spot: Spot): Grown => {
  let grown = tree;
  const names = new Map<string, string>();
  const lineIn = (line: string): string => names.get(line) ?? line;
  for (const { id, by, from, at, steps } of other.branches) {
    if (by !== 'reader') continue;
    let place: Spot = { line: lineIn(from), at };
    for (const { action } of steps) {
      const next = action && grow(game, grown, place, action);
      if (!next?.ok) break;
      grown = next.value.tree;
      place = next.value.spot;
    }
    names.set(id, place.line);
  }
  return { tree: grown, spot: { line: lineIn(spot.line), at: spot.at } };
};
