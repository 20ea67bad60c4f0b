import {
  type Action,
  type Game,
  type HandState,
  ok,
  type Refusal,
  type Result,
  type Seat,
  type TableView,
  tokenize,
} from '#engine';
import { createAddresser } from './address.ts';
import type { HandRecord } from './record.ts';
import { shortened } from './value.ts';

/** The first token at which a record goes wrong, and why. */
export interface Illegality {
  /** Index of the token, from 0; of the first word, where an action has several. */
  readonly at: number;
  /** The token, cards in upper case, words in lower. */
  readonly token: string;
  readonly refusal: Refusal;
}

/** An action that has been carried out, between two states. */
export interface Transition {
  readonly at: number;
  readonly seat: Seat | null;
  readonly action: Action;
  readonly after: HandState;
}

/** A record played through to its end, or to its first illegal action. */
export interface Outcome {
  readonly game: Game;
  readonly tokens: readonly string[];
  /** The last state that was reached. */
  readonly state: HandState;
  readonly error: Illegality | null;
}

/**
 * Plays a record through, token by token in order. Keeps the last state alone; `watch` sees each
 * action as it is carried out.
 */
export const playRecord = (
  game: Game,
  record: HandRecord,
  watch?: (transition: Transition) => void,
): Outcome => {
  const tokens = tokenize(record.actions).map(shortened);
  let state = game.start(record.deal, record.options);
  const stop = (at: number, refusal: Refusal): Outcome => {
    const token = game.notation.canonical(tokens[at] ?? '');
    return { game, tokens, state, error: { at, token, refusal } };
  };
  let at = 0;
  for (;;) {
    const reading = game.notation.read(tokens, at);
    if (!reading) return { game, tokens, state, error: null };
    if (!reading.ok) return stop(reading.error.at, game.refusalOfFault(state, reading.error));
    const { action, next } = reading.value;
    const applied = game.apply(state, action);
    if (!applied.ok) return stop(at, applied.error);
    watch?.({ at, seat: game.turn(state), action, after: applied.value });
    state = applied.value;
    at = next;
  }
};

/** A moment of a hand: what was done, and the state after it. The first step is `start`. */
export interface Step {
  /** `start`, `a1`, `x`, `buy`, `lay`, `lie`, `d1`, `t4.2`, `revoke`. */
  readonly address: string;
  /** Index of the action's first token; null for `start`. */
  readonly at: number | null;
  readonly seat: Seat | null;
  readonly action: Action | null;
  readonly state: HandState;
}

export interface Replay {
  readonly record: HandRecord;
  readonly game: Game;
  readonly tokens: readonly string[];
  readonly steps: readonly Step[];
  readonly error: Illegality | null;
}

/** A record of this game with all its steps. */
export const replayOf = (game: Game, record: HandRecord): Replay => {
  const addressOf = createAddresser(game.seats.length);
  const start = game.start(record.deal, record.options);
  const steps: Step[] = [{ address: 'start', at: null, seat: null, action: null, state: start }];
  const { tokens, error } = playRecord(game, record, ({ at, seat, action, after }) => {
    const address = addressOf(action);
    const actor = action.type === 'revoke' ? action.seat : seat;
    steps.push({ address, at, seat: actor, action, state: after });
  });
  return { record, game, tokens, steps, error };
};

/** Gives the addresses of what is done after some steps of a hand, one after the other. */
const addresserAfter = (game: Game, earlier: readonly Step[]) => {
  const addressOf = createAddresser(game.seats.length);
  for (const step of earlier) if (step.action) addressOf(step.action);
  return addressOf;
};

const following = (
  game: Game,
  last: Step,
  action: Action,
  addressOf: (action: Action) => string,
): Result<Step, Refusal> => {
  const applied = game.apply(last.state, action);
  if (!applied.ok) return applied;
  const at = last.at === null || !last.action ? 0 : last.at + printed(game, last.action).length;
  const seat = action.type === 'revoke' ? action.seat : game.turn(last.state);
  return ok({ address: addressOf(action), at, seat, action, state: applied.value });
};

const lastOf = (steps: readonly Step[]): Step => {
  const last = steps.at(-1);
  if (!last) throw new Error('nothing can be done before the deal');
  return last;
};

/**
 * The step that an action leads to, after the steps of a hand from its start, or why the referee
 * refuses it.
 */
export const stepAfter = (
  game: Game,
  earlier: readonly Step[],
  action: Action,
): Result<Step, Refusal> => following(game, lastOf(earlier), action, addresserAfter(game, earlier));

const printed = (game: Game, action: Action): readonly string[] => game.notation.print(action);

/** Whether two actions are the same; the order of a discard does not matter. */
export const isSameAction = (game: Game, one: Action, other: Action): boolean => {
  const form = (action: Action) =>
    action.type === 'discard' ? [...action.cards].sort() : printed(game, action);
  return one.type === other.type && form(one).join(' ') === form(other).join(' ');
};

/** How a hand goes on after some of its steps: the steps of a text of actions, as far as legal. */
export interface Continuation {
  readonly steps: readonly Step[];
  /** `at` counts the tokens of this text. */
  readonly error: Illegality | null;
}

/** Plays a text of actions on from the last of some steps of a hand. */
export const playOn = (game: Game, earlier: readonly Step[], actions: string): Continuation => {
  const tokens = tokenize(actions).map(shortened);
  const addressOf = addresserAfter(game, earlier);
  const steps: Step[] = [];
  let last = lastOf(earlier);
  const stop = (at: number, refusal: Refusal): Continuation => ({
    steps,
    error: { at, token: game.notation.canonical(tokens[at] ?? ''), refusal },
  });
  let at = 0;
  for (;;) {
    const reading = game.notation.read(tokens, at);
    if (!reading) return { steps, error: null };
    if (!reading.ok) return stop(reading.error.at, game.refusalOfFault(last.state, reading.error));
    const step = following(game, last, reading.value.action, addressOf);
    if (!step.ok) return stop(at, step.error);
    last = step.value;
    steps.push(last);
    at = reading.value.next;
  }
};

/** The table at a step, with all cards open. */
export const viewAt = ({ game }: Replay, step: Step): TableView => game.view(step.state);

/** The step at an address; `end` is the last step of a hand that is over. */
export const stepAt = ({ steps }: Replay, address: string): Step | undefined => {
  if (address !== 'end') return steps.find((step) => step.address === address);
  const last = steps.at(-1);
  return last?.state.phase === 'over' ? last : undefined;
};
