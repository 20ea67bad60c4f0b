import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHash } from '#widgets/hand-stepper/address.ts';
import { actionOfKey, type KeyPress } from '#widgets/hand-stepper/keys.ts';
import { partOf, placeInPlay, stopsOf } from '#widgets/hand-stepper/parts.ts';

const ADDRESSES = ['start', 'a1', 'a2', 'x', 'buy', 'lie', 'd1', 't1.1', 't1.2', 't2.1'];

describe('the part of an address after #', () => {
  test.each([
    ['#start', 0],
    ['#a2', 2],
    ['#buy', 4],
    ['#t1.2', 8],
    ['#T1.2', 8],
    ['#t1', 7],
    ['#t1%2E1', 7],
    ['#end', 9],
  ])('%s opens step %i', (hash, at) => {
    expect(readHash(hash, ADDRESSES)).toEqual({ kind: 'step', at });
  });

  test.each(['#t9.1', '#t1.9', '#a7', '#lay', '#revoke', '#t99'])(
    '%s is a step that this hand does not have',
    (hash) => {
      expect(readHash(hash, ADDRESSES)).toEqual({ kind: 'no-such-step' });
    },
  );

  test.each(['', '#', '#transcript', '#%E0%A4%A', '#t1.1.1', '#t-1.1', '#<b>', '#start2'])(
    '“%s” belongs to something else',
    (hash) => {
      expect(readHash(hash, ADDRESSES)).toEqual({ kind: 'foreign' });
    },
  );

  test('no text whatever does harm', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const opening = readHash(text, ADDRESSES);
        expect(opening.kind === 'step' ? ADDRESSES[opening.at] : 'start').toBeDefined();
      }),
    );
  });
});

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

const BUTTON = { tag: 'BUTTON', type: 'button' };

describe('keys', () => {
  test.each([
    ['ArrowRight', false, { type: 'step', by: 'card', direction: 1 }],
    ['ArrowLeft', false, { type: 'step', by: 'card', direction: -1 }],
    ['ArrowRight', true, { type: 'step', by: 'trick', direction: 1 }],
    ['ArrowLeft', true, { type: 'step', by: 'trick', direction: -1 }],
    ['PageDown', false, { type: 'step', by: 'trick', direction: 1 }],
    ['PageUp', false, { type: 'step', by: 'trick', direction: -1 }],
    ['Home', false, { type: 'end', direction: -1 }],
    ['End', false, { type: 'end', direction: 1 }],
    ['End', true, null],
    ['Enter', false, null],
    ['toString', false, null],
  ] as const)('%s (shift: %s)', (key, shiftKey, action) => {
    expect(actionOfKey(press(key, { shiftKey }), BUTTON)).toEqual(action);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'] as const)('belong to the browser with %s', (held) => {
    expect(actionOfKey(press('ArrowLeft', { [held]: true }), BUTTON)).toBeNull();
  });

  test.each([
    ['INPUT', 'text'],
    ['INPUT', 'search'],
    ['TEXTAREA', ''],
    ['SELECT', ''],
  ])('are left to <%s type="%s">', (tag, type) => {
    expect(actionOfKey(press('ArrowLeft'), { tag, type })).toBeNull();
  });

  test('also step on the slider', () => {
    expect(actionOfKey(press('ArrowLeft'), { tag: 'INPUT', type: 'range' })).not.toBeNull();
  });
});

test('steps belong to parts of the hand', () => {
  expect(ADDRESSES.map(partOf)).toEqual([
    'start',
    'auction',
    'auction',
    'exchange',
    'exchange',
    'doubling',
    'doubling',
    'play',
    'play',
    'play',
  ]);
  expect(placeInPlay('t12.3')).toEqual({ trick: 12, card: 3 });
  expect(placeInPlay('lie')).toBeNull();
});

test('stepping by trick stops at the end of each part and each trick', () => {
  expect(stopsOf(ADDRESSES).map((at) => ADDRESSES[at])).toEqual([
    'start',
    'a2',
    'buy',
    'd1',
    't1.2',
    't2.1',
  ]);
});
