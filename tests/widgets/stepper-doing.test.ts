import { describe, expect, test } from 'vitest';
import { type Game, games } from '#engine';
import type { HandRecord } from '#record';
import { stepAt } from '#record/steps.ts';
import { pauseAfter } from '#widgets/hand-stepper/autoplay/pause.ts';
import { choicesOf } from '#widgets/hand-stepper/doing/choices.ts';
import { discardable, pickedWith, purchaseOf } from '#widgets/hand-stepper/doing/picking.ts';
import { plantedTree } from '#widgets/hand-stepper/lines/tree.ts';
import { stepperReducer } from '#widgets/hand-stepper/reducer.ts';
import { seesHeap } from '#widgets/hand-stepper/seating.ts';
import { initialState, type StepperAction } from '#widgets/hand-stepper/state.ts';
import { timelineOf } from '#widgets/hand-stepper/timeline.ts';
import { ANSAGER, DOBBM } from './records.ts';

const droggn: Game = games.droggn;
const dobbm: Game = games.dobbm;

const stateAt = (game: Game, record: HandRecord, address: string) => {
  const step = stepAt(timelineOf(game, record), address);
  if (!step) throw new Error(address);
  return step.state;
};

const offered = (game: Game, record: HandRecord, address: string): readonly string[] =>
  choicesOf(game, stateAt(game, record, address)).map(({ action, refusal }) =>
    [...game.notation.print(action), refusal ? `(${refusal.kind})` : ''].join(' ').trim(),
  );

describe('the words of a moment', () => {
  test('stand there with the reason against those that are not open', () => {
    expect(offered(droggn, ANSAGER, 'a2')).toEqual([
      'pass',
      'ansager (bid-too-low)',
      'solo',
      'super',
      'super-mord',
    ]);
    expect(offered(dobbm, DOBBM, 'start')).toEqual(['pass', 'dobbm', 'solo']);
    expect(offered(droggn, ANSAGER, 'buy')).toEqual([
      'lay pagat',
      'lay gstiess (lay-out-not-open)',
      'lie',
    ]);
    expect(offered(droggn, ANSAGER, 'x')).toEqual(['no-buy']);
    expect(offered(droggn, ANSAGER, 't1.1')).toEqual([]);
  });

  test('are those of one’s own game', () => {
    expect(offered(dobbm, DOBBM, 'x')).toEqual(['lie']);
    expect(offered(dobbm, DOBBM, 'lie')).toEqual(['good', 'schwacher', 'retour (word-not-open)']);
  });
});

describe('picking cards', () => {
  const discarding = stateAt(droggn, ANSAGER, 'a3');
  const buying = stateAt(droggn, ANSAGER, 'x');

  test('for a discard takes those of the hand, and leaves them again', () => {
    expect(pickedWith(droggn, discarding, [], 'C7')).toEqual(['C7']);
    expect(pickedWith(droggn, discarding, ['C7', 'D1'], 'C7')).toEqual(['D1']);
    expect(pickedWith(droggn, discarding, [], 'SK')).toBeNull();
  });

  test('for a purchase takes one that is wanted and one to give', () => {
    const wanted = pickedWith(droggn, buying, [], 'CK') ?? [];
    const both = pickedWith(droggn, buying, wanted, 'H7') ?? [];
    expect(purchaseOf(droggn, buying, both)).toEqual({ wanted: 'CK', given: 'H7' });
    const other = pickedWith(droggn, buying, both, 'DK') ?? [];
    expect(purchaseOf(droggn, buying, other)).toEqual({ wanted: 'DK', given: 'H7' });
  });

  test('marks what may be put away: no card of the trull', () => {
    const open = discardable(droggn, discarding);
    const hand = droggn.view(discarding).hands[1] ?? [];
    expect(hand.filter((card) => !open.includes(card)).sort()).toEqual(['G', 'T1', 'T21']);
  });
});

describe('what a player sees', () => {
  const { steps } = timelineOf(droggn, ANSAGER);
  const end = droggn.view(steps.at(-1)?.state ?? stateAt(droggn, ANSAGER, 'start'));
  const view = droggn.view(stateAt(droggn, ANSAGER, 't4.2'));
  test.each([
    ['all', 'discard', true],
    [2, 'discard', true],
    [1, 'discard', false],
    ['defenders', 'discard', false],
    [2, 'talon', true],
    [1, 'talon', false],
    [3, 'given', true],
    [1, 'given', false],
  ] as const)('with %s shown, the %s: %s', (shown, heap, seen) => {
    expect(seesHeap(shown, view, end, heap)).toBe(seen);
  });

  test('before the bid nobody sees the talon, and after the hand everybody everything', () => {
    const dealt = droggn.view(stateAt(droggn, ANSAGER, 'start'));
    expect(seesHeap(2, dealt, end, 'talon')).toBe(false);
    expect(seesHeap(1, end, end, 'discard')).toBe(true);
  });
});

describe('a hand that plays by itself', () => {
  const { steps } = timelineOf(dobbm, DOBBM);
  const reduce = stepperReducer({ game: dobbm, noted: new Set() });
  const start = initialState(plantedTree(dobbm, steps));
  const run = (...actions: readonly StepperAction[]) => actions.reduce(reduce, start);
  const begin: StepperAction = { type: 'play', playing: true };

  test('does not from the start; goes on step by step, without speaking, and ends at the end', () => {
    expect(start.playing).toBe(false);
    expect(run(begin, { type: 'tick' })).toMatchObject({ at: 1, playing: true, spoken: true });
    const ticks = steps.map((): StepperAction => ({ type: 'tick' }));
    expect(run(begin, ...ticks)).toMatchObject({ at: steps.length - 1, playing: false });
  });

  test.each<readonly [string, StepperAction]>([
    ['a step', { type: 'step', by: 'card', direction: 1 }],
    ['the slider', { type: 'go', to: 7 }],
    ['a touch', { type: 'touch', card: 'HS' }],
    ['another view', { type: 'show', shown: 2 }],
    ['another mode', { type: 'mode', mode: 'try' }],
  ])('is stopped by %s', (_, action) => {
    expect(run(begin, { type: 'tick' }, action).playing).toBe(false);
  });

  test('leaves time to read', () => {
    const card = { action: { type: 'play', card: 'HS' }, finishes: false, letters: 0 } as const;
    const pass = { ...card, action: { type: 'pass' } } as const;
    const discard = { ...card, action: { type: 'discard', cards: [] } } as const;
    const noted = (letters: number) => pauseAfter({ ...card, letters });
    expect(pauseAfter(pass)).toBeGreaterThan(pauseAfter(card) + 1000);
    expect(pauseAfter({ ...card, finishes: true })).toBeGreaterThan(pauseAfter(card));
    expect(pauseAfter(discard)).toBeGreaterThan(pauseAfter(pass));
    expect(noted(300)).toBeGreaterThan(pauseAfter(card) + 15_000);
    // The longest notes of the archive are read to their end; no text whatever stops the hand.
    expect(noted(600)).toBeGreaterThan(600 * 60);
    expect(noted(100_000)).toBe(45_000);
  });
});
