import type { Action, Game, HandState } from '#engine';
import type { Step } from '#record/steps.ts';
import { isSameAction } from '#record/steps.ts';
import { forksAt, RECORD, type Tree } from '../lines/tree.ts';
import { movedTo } from '../moving.ts';
import { isOpen } from '../seating.ts';
import type { StepperState } from '../state.ts';
import { comparison, rightCards } from './alike.ts';
import { type Guess, guessFrom, type Tally } from './guess.ts';
import { hintsOn } from './hints.ts';

/** What guessing needs to know of a hand. */
export interface Questions {
  readonly game: Game;
  /** The addresses of the steps of the record that have a note. */
  readonly noted: ReadonlySet<string>;
}

/** Whether there is one thing to do and no other. */
const isForced = (game: Game, state: HandState): boolean => {
  switch (state.phase) {
    case 'discarding':
    case 'buying':
      return false;
    case 'play':
      return game.legalCards(state).length === 1;
    default:
      return game.legalActions(state).length === 1;
  }
};

/** Whether the step after one is a question to the reader: a choice of a player whose hand he sees. */
const asks = (game: Game, { shown, tree }: StepperState, at: number): boolean => {
  const step = tree.trunk[at];
  const turn = step && game.turn(step.state);
  if (!step || !turn || isForced(game, step.state)) return false;
  if (tree.trunk[at + 1]?.action?.type === 'revoke') return false;
  return isOpen(shown, game.view(step.state), turn);
};

/** Goes on from a step to the next question or the next note. */
const nextQuestion = ({ game, noted }: Questions, state: StepperState, from: number): number => {
  const { trunk } = state.tree;
  let at = from;
  while (at < trunk.length - 1 && !noted.has(trunk[at]?.address ?? '') && !asks(game, state, at)) {
    at += 1;
  }
  return at;
};

/** The state with more of the record known, up to a step. */
const known = (state: StepperState, guess: Guess, to: number, tally: Tally): StepperState => {
  const moved = movedTo(state, to);
  const next = { ...guess, horizon: Math.max(guess.horizon, to), wrong: 0, hints: 0, tally };
  return { ...moved, guess: { ...next, feedback: null } };
};

/** Begins to guess at a step of the record; at the deal if the hand is over there. */
export const begun = (state: StepperState, at: number): StepperState => {
  const start = at >= state.tree.trunk.length - 1 ? 0 : at;
  const shown = state.shown === 'defenders' ? 'all' : state.shown;
  const moved = movedTo({ ...state, line: RECORD, mode: 'guess', playing: false, shown }, start);
  return { ...moved, back: 0, ran: 0, dealt: false, guess: guessFrom(start) };
};

/** Shows the record up to a step, without a guess. */
export const revealed = (
  { game }: Questions,
  state: StepperState,
  guess: Guess,
  to: number,
): StepperState => {
  const given = asks(game, state, guess.horizon) ? 1 : 0;
  const { tally } = guess;
  return known(state, guess, to, { ...tally, shown: tally.shown + given });
};

const lineBeginning = (game: Game, tree: Tree, at: number, action: Action): string | null =>
  forksAt(tree, { line: RECORD, at }).find(
    ({ line, step }) =>
      line !== RECORD && step.action !== null && isSameAction(game, step.action, action),
  )?.line ?? null;

/** Compares what the reader would do with what the record does. */
export const guessed = (
  questions: Questions,
  state: StepperState,
  guess: Guess,
  action: Action,
): StepperState => {
  const { game } = questions;
  const { tree, at } = state;
  const step: Step | undefined = tree.trunk[at];
  const recorded = tree.trunk[at + 1]?.action;
  if (!step || !recorded) return state;
  const applied = game.apply(step.state, action);
  if (!applied.ok) {
    const wrong = guess.wrong + 1;
    const refused = { action, refusal: applied.error };
    return { ...state, touched: null, refused, guess: { ...guess, wrong, feedback: null } };
  }
  const compared = comparison(game, step.state, action, recorded);
  if (compared === 'other') {
    const right = rightCards(action, recorded);
    const line = lineBeginning(game, tree, at, action);
    const feedback = { kind: 'other', action, right, line } as const;
    const tried = { ...guess, wrong: guess.wrong + 1, feedback };
    return { ...state, touched: null, refused: null, picked: right, spoken: false, guess: tried };
  }
  const { tally } = guess;
  const atOnce = guess.wrong === 0 && guess.hints === 0;
  const counted = atOnce
    ? { ...tally, first: tally.first + 1 }
    : { ...tally, later: tally.later + 1 };
  const next = known(state, guess, nextQuestion(questions, state, at + 1), counted);
  const instead = compared === 'same' ? null : recorded;
  const feedback = { kind: 'right', action, instead } as const;
  return { ...next, guess: next.guess && { ...next.guess, feedback } };
};

/** One hint more, if there is one. */
export const hinted = ({ game }: Questions, state: StepperState, guess: Guess): StepperState => {
  const step = state.tree.trunk[guess.horizon];
  const recorded = state.tree.trunk[guess.horizon + 1]?.action;
  if (!step || !recorded || state.at !== guess.horizon) return state;
  const all = hintsOn(game, step.state, recorded).length;
  const hints = Math.min(guess.hints + 1, all + 1);
  return {
    ...state,
    spoken: false,
    refused: null,
    touched: null,
    guess: { ...guess, hints, feedback: null },
  };
};
