import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Course,
  INITIAL,
  type StepperAction,
  type StepperState,
  stepperReducer,
} from '#widgets/hand-stepper/state.ts';

const COURSE: Course = { last: 9, stops: [0, 3, 6, 9] };
const reduce = stepperReducer(COURSE);
const run = (actions: readonly StepperAction[]): StepperState => actions.reduce(reduce, INITIAL);

const on: StepperAction = { type: 'step', by: 'card', direction: 1 };
const back: StepperAction = { type: 'step', by: 'card', direction: -1 };
const nextTrick: StepperAction = { type: 'step', by: 'trick', direction: 1 };
const lastTrick: StepperAction = { type: 'step', by: 'trick', direction: -1 };

test.each<readonly [string, readonly StepperAction[], number]>([
  ['a step on', [on], 1],
  ['a step back from the start stays there', [back], 0],
  ['on and back', [on, on, back], 1],
  ['to the end of the next stretch', [nextTrick], 3],
  ['to the end of the stretch that is under way', [on, nextTrick], 3],
  ['back to the end of the one before', [{ type: 'go', to: 5 }, lastTrick], 3],
  ['back from such an end', [{ type: 'go', to: 6 }, lastTrick], 3],
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
