import type { Action, Card } from '#engine';
import { playOn } from '#record/steps.ts';
import { pickedWith } from './doing/picking.ts';
import { begun, guessed, hinted, type Questions, revealed } from './guess/guessing.ts';
import {
  departureOf,
  grow,
  merged,
  ownerOf,
  pruned,
  RECORD,
  stepsOf,
  type Tree,
} from './lines/tree.ts';
import { clamp, movedTo, nextStop } from './moving.ts';
import { stopsOf } from './parts.ts';
import type { Course, StepperAction, StepperState } from './state.ts';

/** Where the line that is followed ends, and where its tricks do. */
export const courseOf = ({ tree, line }: StepperState): Course => {
  const steps = stepsOf(tree, line);
  return { last: steps.length - 1, stops: stopsOf(steps.map(({ address }) => address)) };
};

/** The last step that may be gone to: the end of the line, or what is known while guessing. */
export const reachOf = (state: StepperState): number =>
  state.guess ? state.guess.horizon : courseOf(state).last;

const goneTo = (questions: Questions, state: StepperState, to: number): StepperState => {
  if (to === state.at) return state;
  const { guess } = state;
  return guess && to > guess.horizon ? revealed(questions, state, guess, to) : movedTo(state, to);
};

/** Along the line that does the same, or on one of the reader's own. */
const tried = ({ game }: Questions, state: StepperState, action: Action): StepperState => {
  const grown = grow(game, state.tree, state, action);
  if (!grown.ok) {
    const refused = { action, refusal: grown.error };
    return { ...state, refused, touched: null, spoken: false, playing: false };
  }
  const { tree, spot } = grown.value;
  const moved = movedTo({ ...state, mode: 'try', tree, line: spot.line }, spot.at);
  return tree === state.tree ? moved : { ...moved, before: null };
};

const done = (questions: Questions, state: StepperState, action: Action): StepperState =>
  state.guess && state.at === state.guess.horizon
    ? guessed(questions, state, state.guess, action)
    : tried(questions, state, action);

/** Whether a touch of a card does something here, or only asks the referee. */
const doesSomething = ({ mode, at, guess }: StepperState): boolean =>
  mode === 'try' || (guess !== null && at === guess.horizon);

const touched = (questions: Questions, state: StepperState, card: Card): StepperState => {
  const { game } = questions;
  const steps = stepsOf(state.tree, state.line);
  const step = steps[state.at];
  if (!step) return state;
  const answered = { ...state, touched: card, refused: null, spoken: false, playing: false };
  if (!doesSomething(state)) {
    const next = steps[state.at + 1]?.action;
    const isNext = next?.type === 'play' && next.card === card;
    return isNext ? movedTo(state, state.at + 1) : answered;
  }
  if (game.legalCards(step.state).includes(card)) {
    return done(questions, state, { type: 'play', card });
  }
  const picked = pickedWith(game, step.state, state.picked, card);
  return picked ? { ...state, picked, touched: null, refused: null } : answered;
};

/** Reads on where the table stands: what is not known yet while guessing is known from now on. */
const inMode = (state: StepperState, mode: StepperState['mode']): StepperState => {
  if (mode === state.mode) return state;
  const departure = departureOf(state.tree, state);
  if (mode === 'guess') return begun(state, departure);
  const dealt = state.dealt && mode === 'read';
  return { ...state, mode, guess: null, touched: null, picked: [], refused: null, dealt };
};

const returned = (state: StepperState): StepperState => {
  const away = ownerOf(state.tree, state) !== RECORD;
  const at = departureOf(state.tree, state);
  const reading = { ...inMode(state, 'read'), line: RECORD };
  return { ...movedTo(reading, at), back: 0, returned: away };
};

const opened = (state: StepperState, line: string, at: number): StepperState => {
  const hidden = state.guess && (line !== RECORD || at > state.guess.horizon);
  const open = hidden ? inMode(state, 'read') : state;
  const last = stepsOf(open.tree, line).length - 1;
  return movedTo({ ...open, line }, clamp(at, last));
};

const lost = (state: StepperState): StepperState => ({
  ...movedTo({ ...state, line: RECORD }, 0),
  back: 0,
  lost: true,
});

/** Opens a step, and does what a reader did from there on, if all of it is legal. */
const openedWith = (
  questions: Questions,
  state: StepperState,
  { line, at, onward }: Extract<StepperAction, { type: 'open' }>,
): StepperState => {
  if (onward === undefined) return opened(state, line, at);
  const earlier = stepsOf(state.tree, line).slice(0, at + 1);
  const { steps, error } = playOn(questions.game, earlier, onward);
  if (error) return lost(state);
  const from = opened(inMode(state, 'read'), line, at);
  const there = steps.reduce(
    (reached, { action }) => (action ? tried(questions, reached, action) : reached),
    from,
  );
  return { ...there, back: 0 };
};

/** The tree with the lines of an earlier visit, and with those that are there already. */
const planted = ({ game }: Questions, state: StepperState, tree: Tree): StepperState => {
  const { spot, ...grown } = merged(game, tree, state.tree, state);
  return { ...state, tree: grown.tree, line: spot.line };
};

const removed = (state: StepperState, line: string): StepperState => {
  const tree = pruned(state.tree, line);
  if (tree === state.tree) return state;
  const stays = line !== state.line && tree.branches.some(({ id }) => id === state.line);
  const at = departureOf(state.tree, state);
  const next = stays || state.line === RECORD ? state : movedTo({ ...state, line: RECORD }, at);
  return { ...next, tree, before: state.tree };
};

/** The reducer of a hand, but for playing by itself. */
const reduced = (
  questions: Questions,
  state: StepperState,
  action: StepperAction,
): StepperState => {
  switch (action.type) {
    case 'step': {
      const course = courseOf(state);
      const to =
        action.by === 'card'
          ? clamp(state.at + action.direction, course.last)
          : nextStop(course, state.at, action.direction);
      return goneTo(questions, state, to);
    }
    case 'tick':
      return { ...movedTo(state, clamp(state.at + 1, reachOf(state))), spoken: true };
    case 'end':
      return movedTo(state, action.direction === 1 ? reachOf(state) : 0);
    case 'go':
      return {
        ...movedTo(state, clamp(action.to, reachOf(state))),
        spoken: action.spoken ?? false,
      };
    case 'open':
      return openedWith(questions, state, action);
    case 'lost':
      return lost(state);
    case 'show':
      return { ...state, shown: action.shown, bottom: null, touched: null };
    case 'turn':
      return { ...state, bottom: action.bottom };
    case 'dealt':
      return { ...state, dealt: action.dealt, touched: null };
    case 'touch':
      return touched(questions, state, action.card);
    case 'pick':
      return { ...state, picked: action.picked, refused: null, touched: null };
    case 'act':
      return done(questions, state, action.action);
    case 'mode':
      return inMode(state, action.mode);
    case 'leave':
      return returned(state);
    case 'remove':
      return removed(state, action.line);
    case 'restore':
      return state.before ? { ...state, tree: state.before, before: null } : state;
    case 'plant':
      return planted(questions, state, action.tree);
    case 'hint':
      return state.guess ? hinted(questions, state, state.guess) : state;
    case 'play': {
      const playing = action.playing && state.at < reachOf(state);
      return { ...state, playing, spoken: playing && state.spoken };
    }
  }
};

/** The reducer of a hand. Whatever the reader does himself ends what plays by itself. */
export const stepperReducer =
  (questions: Questions) =>
  (state: StepperState, action: StepperAction): StepperState => {
    const next = reduced(questions, state, action);
    if (action.type === 'play' || next === state) return next;
    const playing = action.type === 'tick' && state.playing && next.at < reachOf(next);
    return playing === next.playing ? next : { ...next, playing };
  };
