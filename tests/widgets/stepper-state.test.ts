import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dobbm } from '#engine';
import { plantedTree } from '#widgets/hand-stepper/lines/tree.ts';
import { courseOf, stepperReducer } from '#widgets/hand-stepper/reducer.ts';
import {
  initialState,
  type StepperAction,
  type StepperState,
} from '#widgets/hand-stepper/state.ts';
import { timelineOf } from '#widgets/hand-stepper/timeline.ts';
import { DOBBM } from './records.ts';

// The deal, four words, the discard, "lie", three words: 0 | 1-4 | 5 | 6-9 | the tricks.
const { steps } = timelineOf(dobbm, DOBBM);
const TRUNK = steps.slice(0, 10);
const reduce = stepperReducer({ game: dobbm, noted: new Set() });
const START = initialState(plantedTree(dobbm, TRUNK));
const COURSE = courseOf(START);
const run = (actions: readonly StepperAction[]): StepperState => actions.reduce(reduce, START);

const on: StepperAction = { type: 'step', by: 'card', direction: 1 };
const back: StepperAction = { type: 'step', by: 'card', direction: -1 };
const nextTrick: StepperAction = { type: 'step', by: 'trick', direction: 1 };
const lastTrick: StepperAction = { type: 'step', by: 'trick', direction: -1 };

test.each<readonly [string, readonly StepperAction[], number]>([
  ['a step on', [on], 1],
  ['a step back from the start stays there', [back], 0],
  ['on and back', [on, on, back], 1],
  ['to the end of the next stretch', [nextTrick], 4],
  ['to the end of the stretch that is under way', [on, nextTrick], 4],
  ['back to the end of the one before', [{ type: 'go', to: 5 }, lastTrick], 4],
  ['back from such an end', [{ type: 'go', to: 4 }, lastTrick], 0],
  ['back into the first stretch', [on, on, lastTrick], 0],
  ['to the end', [{ type: 'end', direction: 1 }], 9],
  ['beyond the end', [{ type: 'end', direction: 1 }, on, nextTrick], 9],
  ['to the start', [nextTrick, { type: 'end', direction: -1 }], 0],
  ['to a step that is too far', [{ type: 'go', to: 99 }], 9],
  ['to an address that is not in the hand', [nextTrick, { type: 'lost' }], 0],
])('%s', (_, actions, at) => {
  expect(run(actions).at).toBe(at);
});

describe('what is remembered of a step', () => {
  test('a step back is announced as such, a step on is not', () => {
    expect(run([on, on, back]).back).toBe(1);
    expect(run([on, on, back, on]).back).toBe(0);
    expect(run([on, on, { type: 'end', direction: -1 }]).back).toBe(2);
  });

  test('the slider has spoken its step itself', () => {
    expect(run([{ type: 'go', to: 4, spoken: true }]).spoken).toBe(true);
    expect(run([{ type: 'go', to: 4, spoken: true }, on]).spoken).toBe(false);
  });

  test('an answer about a card goes with the next step or another view', () => {
    const touched = run([on, { type: 'touch', card: 'HK' }]);
    expect(touched).toMatchObject({ at: 1, touched: 'HK' });
    expect(reduce(touched, on).touched).toBeNull();
    expect(reduce(touched, { type: 'show', shown: 2 })).toMatchObject({ shown: 2, touched: null });
  });

  test('a step that leads nowhere changes nothing, the answer neither', () => {
    const touched = run([
      { type: 'end', direction: 1 },
      { type: 'touch', card: 'HK' },
    ]);
    expect(reduce(touched, on)).toBe(touched);
  });

  test('an address that is not there says so until the next step', () => {
    expect(run([{ type: 'lost' }]).lost).toBe(true);
    expect(run([{ type: 'lost' }, on]).lost).toBe(false);
  });
});

test('no series of actions leaves the hand', () => {
  const action = fc.oneof(
    fc.constantFrom(on, back, nextTrick, lastTrick),
    fc.integer({ min: -20, max: 20 }).map((to): StepperAction => ({ type: 'go', to })),
  );
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const { at } = run(actions);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(COURSE.last);
    }),
  );
});
