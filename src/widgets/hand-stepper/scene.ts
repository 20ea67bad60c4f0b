import type { Game, RuleId, TableView } from '#engine';
import type { HandRecord } from '#record';
import type { Step } from '#record/steps.ts';
import type { StepFacts } from '#words';
import type { Note } from '../note/segments.ts';
import type { Hand } from './hand.ts';
import { addressIn } from './lines/addressIn.ts';
import { branchOf, type Fork, forksAt, ownerOf, RECORD, stepsOf, wayTo } from './lines/tree.ts';
import type { HandStepperProps } from './props.ts';
import { courseOf, reachOf } from './reducer.ts';
import type { Course, StepperState } from './state.ts';

/** Everything that is shown of a moment, as it follows from what the stepper remembers. */
export interface Scene {
  readonly hand: Hand;
  readonly record: HandRecord;
  readonly state: StepperState;
  /** The steps of the line that is followed. */
  readonly steps: readonly Step[];
  readonly current: Step;
  readonly view: TableView;
  /** The table at the last step that is known. */
  readonly end: TableView;
  /** Whether room is kept for what may still come. */
  readonly open: boolean;
  readonly facts: StepFacts;
  /** The step that has just been taken back. */
  readonly undone: StepFacts | undefined;
  /** The steps that have just been gone through before this one, while guessing. */
  readonly run: readonly StepFacts[];
  readonly notes: readonly Note[];
  readonly rules: readonly RuleId[];
  /** Whether the step belongs to another line than the record. */
  readonly away: boolean;
  /** The ways on that leave the line here. */
  readonly forks: readonly Fork[];
  /** What the step is linked by. */
  readonly address: string;
  readonly course: Course;
  /** Index of the last step that may be gone to. */
  readonly reach: number;
  /** Indices of the steps that have a note, and of those where the line divides. */
  readonly noted: readonly number[];
  readonly divided: readonly number[];
}

/** What a step is linked by: `t4.2`, `the-eighteen/t4.2`, and what the reader did since: `t4.2~h7.hk`. */
export const addressOf = (
  game: Game,
  { tree, line }: Pick<StepperState, 'tree' | 'line'>,
  at: number,
): string => {
  const { spot, actions } = wayTo(tree, { line, at });
  const branch = branchOf(tree, spot.line);
  const address = stepsOf(tree, spot.line)[spot.at]?.address ?? 'start';
  const own = actions.flatMap((action) => game.notation.print(action));
  return addressIn(branch?.id, address) + (own.length > 0 ? `~${own.join('.')}` : '');
};

const notesAt = (
  { notes, variations = [] }: HandStepperProps,
  { tree, line }: StepperState,
  at: number,
  step: Step | undefined,
): readonly Note[] => {
  const owner = ownerOf(tree, { line, at });
  const own = owner === RECORD ? notes : variations.find(({ id }) => id === owner)?.notes;
  if (!own || !step) return [];
  const over = step.state.phase === 'over' ? own.end : undefined;
  return [own[step.address], over].filter((note) => note !== undefined);
};

export const sceneOf = (hand: Hand, props: HandStepperProps, state: StepperState): Scene => {
  const { game } = hand;
  const { tree, line, at, guess } = state;
  const steps = stepsOf(tree, line);
  const current = steps[at];
  const course = courseOf(state);
  const reach = reachOf(state);
  const final = steps[reach];
  if (!current || !final) throw new Error(`line ${line} has no step ${at}`);
  const factsAt = (index: number): StepFacts | undefined => {
    const step = steps[index];
    return step && { ...step, after: game.view(step.state) };
  };
  const view = game.view(current.state);
  const address = addressOf(game, state, at);
  const forks = guess ? [] : forksAt(tree, state);
  const ahead = steps[at + 1];
  const indices = steps.map((_, index) => index).slice(0, reach + 1);
  return {
    hand,
    record: props.record,
    state,
    steps,
    current,
    view,
    end: game.view(final.state),
    open: state.mode !== 'read',
    facts: { ...current, after: view },
    undone: state.back === 1 ? factsAt(at + 1) : undefined,
    run: guess
      ? indices.slice(at - Math.max(0, state.ran - 1), at).flatMap((index) => factsAt(index) ?? [])
      : [],
    notes: notesAt(props, state, at, current),
    away: ownerOf(tree, state) !== RECORD,
    rules: props.atWork?.[address] ?? [],
    forks: forks.filter(({ step }) => step !== ahead),
    address,
    course,
    reach,
    noted: indices.filter((index) => notesAt(props, state, index, steps[index]).length > 0),
    divided: guess ? [] : indices.filter((index) => forksAt(tree, { line, at: index }).length > 1),
  };
};
