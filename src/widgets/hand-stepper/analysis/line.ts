import type { Card, Game, Options, TableView } from '#engine';
import type { Step } from '#record/steps.ts';
import { type OpenTurn, positionOf, type Turn, type Worth } from '#solver';

/** A way through a hand, from its deal on. */
export interface Line {
  readonly game: Game;
  readonly options: Options;
  readonly steps: readonly Step[];
  /** Names the position at each step by all that has led to it, so that lines share what they share. */
  readonly keys: readonly string[];
}

/** What is known, position by position. */
export type KnownTurns = ReadonlyMap<string, Turn>;

export const lineOf = (game: Game, options: Options, steps: readonly Step[]): Line => {
  const said: string[] = [];
  const keys = steps.map(({ action }) => {
    if (action) said.push(...game.notation.print(action));
    return said.join(' ');
  });
  return { game, options, steps, keys };
};

export const viewAt = ({ game, steps }: Line, index: number): TableView | null => {
  const step = steps[index];
  return step ? game.view(step.state) : null;
};

export const turnAt = ({ keys }: Line, known: KnownTurns, index: number): Turn | undefined =>
  known.get(keys[index] ?? '');

/** The card that leads from the step before to this one. */
export const cardAt = ({ steps }: Line, index: number): Card | null => {
  const action = steps[index]?.action;
  return action?.type === 'play' ? action.card : null;
};

/** The steps at which a seat is to play a card. */
export const openSteps = ({ steps }: Line): readonly number[] =>
  steps.flatMap(({ state }, index) => (state.phase === 'play' ? [index] : []));

/** What the hand came to if it has been played to its end; card points, in a Super Mord 1 or 0. */
export const resultOf = ({ score, revoked, contract, points }: TableView): Worth | null => {
  if (!score || revoked !== null) return null;
  const worth = contract === 'super-mord' ? Number(score.score > 0) : points.declarer;
  return { lower: worth, upper: worth };
};

/** The turns of a line for the solver, and what the line came to after its last card. */
export const workOf = (
  line: Line,
): { readonly turns: readonly OpenTurn[]; readonly end: Worth | null } => {
  const { game, options } = line;
  const last = viewAt(line, line.steps.length - 1);
  const turns = openSteps(line).flatMap((index) => {
    const state = line.steps[index]?.state;
    const position = state && positionOf(game.id, game.view(state), options);
    if (!position) return [];
    const legal = game.sortHand(game.legalCards(state));
    return [{ position, legal, played: cardAt(line, index + 1) }];
  });
  return { turns, end: last && resultOf(last) };
};
