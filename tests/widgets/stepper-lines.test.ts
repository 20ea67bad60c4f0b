import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, type Card, type Game, games } from '#engine';
import type { HandRecord } from '#record';
import { readHash } from '#widgets/hand-stepper/address.ts';
import { keptOf, withKept } from '#widgets/hand-stepper/lines/kept.ts';
import { plantedTree, RECORD, stepsOf } from '#widgets/hand-stepper/lines/tree.ts';
import type { Variation } from '#widgets/hand-stepper/props.ts';
import { stepperReducer } from '#widgets/hand-stepper/reducer.ts';
import { addressOf } from '#widgets/hand-stepper/scene.ts';
import {
  initialState,
  type StepperAction,
  type StepperState,
} from '#widgets/hand-stepper/state.ts';
import { timelineOf } from '#widgets/hand-stepper/timeline.ts';
import { ANSAGER, DOBBM } from './records.ts';

const droggn: Game = games.droggn;
const dobbm: Game = games.dobbm;

const SEVEN: Variation = {
  id: 'seven-instead',
  title: 'The seven instead',
  instead: 't4.3',
  actions: 'H7 S6',
  notes: {},
};

const standing = (game: Game, record: HandRecord, variations: readonly Variation[] = []) => {
  const { steps, addresses } = timelineOf(game, record);
  const reduce = stepperReducer({ game, noted: new Set() });
  const start = initialState(plantedTree(game, steps, variations));
  const at = (address: string): StepperAction => ({
    type: 'open',
    line: RECORD,
    at: addresses.indexOf(address),
  });
  const run = (...actions: readonly StepperAction[]): StepperState => actions.reduce(reduce, start);
  return { steps, start, at, run, reduce };
};

const play = (card: Card): StepperAction => ({ type: 'act', action: { type: 'play', card } });
const word = (action: Action): StepperAction => ({ type: 'act', action });
const back: StepperAction = { type: 'step', by: 'card', direction: -1 };
const addressesOf = ({ tree, line }: StepperState) =>
  stepsOf(tree, line).map(({ address }) => address);

describe('leaving the record', () => {
  const { at, run, steps } = standing(droggn, ANSAGER);

  test('with another card begins a line of the reader’s own, which goes on where it ends', () => {
    const one = run(at('t4.2'), play('H7'));
    expect(one).toMatchObject({ mode: 'try', line: '+1' });
    expect(one.tree.branches).toHaveLength(1);
    const two = run(at('t4.2'), play('H7'), play('S6'));
    expect(two.tree.branches).toHaveLength(1);
    expect(two.tree.branches[0]).toMatchObject({ from: RECORD, by: 'reader' });
    expect(addressesOf(two).slice(-2)).toEqual(['t4.3', 't5.1']);
  });

  test('with the card of the record is no other line', () => {
    const state = run(at('t4.2'), play('HJ'));
    expect(state).toMatchObject({ line: RECORD, at: steps.findIndex((s) => s.address === 't4.3') });
    expect(state.tree.branches).toEqual([]);
  });

  test('is refused by the referee with his rule, and nothing has changed', () => {
    const before = run(at('t4.2'));
    const state = run(at('t4.2'), play('T19'));
    expect(state.refused?.refusal).toMatchObject({ rule: 'droggn/play/follow-suit' });
    expect(state.tree).toBe(before.tree);
    expect(state.at).toBe(before.at);
  });

  test('works with words, a discard and a purchase too', () => {
    const bid = run(at('a1'), word({ type: 'bid', contract: 'solo' }));
    expect(addressesOf(bid)).toEqual(['start', 'a1', 'a2']);
    const low = run(at('a2'), word({ type: 'bid', contract: 'ansager' }));
    expect(low.refused?.refusal.kind).toBe('bid-too-low');
    const away = run(at('a3'), word({ type: 'discard', cards: ['C7', 'D1', 'D2'] }));
    expect(away.line).toBe('+1');
    const same = run(at('a3'), word({ type: 'discard', cards: ['H5', 'C7', 'D1'] }));
    expect(same.line).toBe(RECORD);
    const bought = run(at('x'), word({ type: 'buy', wanted: 'SK', given: 'H7' }));
    expect(addressesOf(bought).at(-1)).toBe('buy');
  });

  test('by a touch in that mode plays what is legal', () => {
    const trying: StepperAction = { type: 'mode', mode: 'try' };
    expect(run(at('t4.2'), trying, { type: 'touch', card: 'H7' }).line).toBe('+1');
    const illegal = run(at('t4.2'), trying, { type: 'touch', card: 'T19' });
    expect(illegal).toMatchObject({ line: RECORD, touched: 'T19' });
    const picking = run(at('a3'), trying, { type: 'touch', card: 'C7' });
    expect(picking.picked).toEqual(['C7']);
  });
});

describe('lines as a tree', () => {
  const { at, run } = standing(droggn, ANSAGER, [SEVEN]);
  const open = (line: string, index: number): StepperAction => ({ type: 'open', line, at: index });
  const fork = run(at('t4.2')).at;

  test('a way that the author has gone already is followed, not doubled', () => {
    expect(run(at('t4.2'), play('H7'))).toMatchObject({ line: 'seven-instead' });
  });

  test('the author’s line is never made longer: the reader’s own leaves it', () => {
    const end = run(open('seven-instead', fork + 2), play('S7'));
    expect(end.tree.branches.map(({ id, from }) => `${id} from ${from}`)).toEqual([
      'seven-instead from record',
      '+1 from seven-instead',
    ]);
    expect(end.tree.branches[0]?.steps).toHaveLength(2);
  });

  test('a step that two lines share belongs to the one that was first', () => {
    const state = run(open('seven-instead', fork - 1), play('H2'));
    expect(state.tree.branches.at(-1)).toMatchObject({ from: RECORD, at: fork - 1 });
  });

  test('one key leads back to where the record was left', () => {
    const away = run(at('t4.2'), play('H7'), play('S6'), play('S7'));
    expect(away.line).toBe('+1');
    const home = run(at('t4.2'), play('H7'), play('S6'), play('S7'), { type: 'leave' });
    expect(home).toMatchObject({ line: RECORD, at: fork, mode: 'read', returned: true });
    expect(home.tree.branches).toHaveLength(2);
  });

  test('a line of the reader’s can be removed with all that leave it, and brought back', () => {
    const grown = [at('t1.3'), play('T5')] as const;
    const own = standing(droggn, ANSAGER);
    const two = own.run(at('t4.2'), play('H7'), play('S6'), back, play('SK'));
    expect(two.tree.branches.map(({ from }) => from)).toEqual([RECORD, '+1']);
    const gone = own.reduce(two, { type: 'remove', line: '+1' });
    expect(gone.tree.branches).toEqual([]);
    expect(gone).toMatchObject({ line: RECORD, at: fork });
    expect(own.reduce(gone, { type: 'restore' }).tree).toEqual(two.tree);
    expect(run(...grown).tree.branches).toHaveLength(1);
  });

  test('the author’s cannot', () => {
    const followed = [open('seven-instead', fork + 1)] as const;
    const kept = run(...followed, { type: 'remove', line: 'seven-instead' });
    expect(kept.tree).toEqual(run(...followed).tree);
    expect(kept.line).toBe('seven-instead');
  });
});

describe('lines that are kept', () => {
  const { at, run, start } = standing(droggn, ANSAGER, [SEVEN]);
  const own = run(at('t4.2'), play('H7'), play('S6'), play('S7'), at('a1'), {
    type: 'act',
    action: { type: 'bid', contract: 'solo' },
  });

  test('come back as they were', () => {
    const kept = JSON.parse(JSON.stringify(keptOf(droggn, own.tree)));
    expect(keptOf(droggn, withKept(droggn, start.tree, kept))).toEqual(kept);
    expect(kept).toHaveLength(2);
  });

  test.each<readonly [string, unknown]>([
    ['nothing', null],
    ['no list', { id: '+1' }],
    ['no lines', [1, 'x', null, {}]],
    ['a line that leaves none', [{ id: '+1', from: '+7', at: 3, actions: 'pass' }]],
    ['a place that is not there', [{ id: '+1', from: RECORD, at: 999, actions: 'pass' }]],
    ['a negative place', [{ id: '+1', from: RECORD, at: -1, actions: 'pass' }]],
    ['an illegal line', [{ id: '+1', from: RECORD, at: 0, actions: 'T21 banana' }]],
    ['the name of the author’s', [{ id: 'seven-instead', from: RECORD, at: 0, actions: 'solo' }]],
  ])('are left out if they are %s', (_, kept) => {
    expect(withKept(droggn, start.tree, kept)).toEqual(start.tree);
  });

  test('do no harm, whatever they hold', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        expect(withKept(droggn, start.tree, kept).trunk).toBe(start.tree.trunk);
      }),
    );
  });
});

test('whatever is tried, the record and the author’s lines stay as they were', () => {
  const { start, reduce, steps } = standing(dobbm, DOBBM);
  const action = fc.oneof(
    fc
      .integer({ min: 0, max: 45 })
      .map((at): StepperAction => ({ type: 'open', line: RECORD, at })),
    fc.constantFrom(...dobbm.pack).map(play),
    fc.constantFrom(...dobbm.pack).map((card): StepperAction => ({ type: 'touch', card })),
    fc.constantFrom<StepperAction>(
      { type: 'mode', mode: 'try' },
      { type: 'mode', mode: 'guess' },
      { type: 'mode', mode: 'read' },
      { type: 'leave' },
      { type: 'remove', line: '+1' },
      { type: 'restore' },
      { type: 'hint' },
      { type: 'tick' },
      { type: 'act', action: { type: 'pass' } },
      { type: 'act', action: { type: 'schwacher' } },
      back,
      { type: 'step', by: 'card', direction: 1 },
      { type: 'step', by: 'trick', direction: 1 },
    ),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const state = actions.reduce(reduce, start);
      expect(state.tree.trunk).toBe(steps);
      const line = stepsOf(state.tree, state.line);
      expect(line[state.at]).toBeDefined();
      for (const { id } of state.tree.branches) {
        const own = stepsOf(state.tree, id);
        own.forEach((step, index) => {
          if (!step.action) return;
          const earlier = own[index - 1];
          const applied = earlier && dobbm.apply(earlier.state, step.action);
          expect(applied?.ok).toBe(true);
        });
      }
    }),
  );
});

describe('the address of a step that the reader made', () => {
  const { at, run, start, steps } = standing(droggn, ANSAGER, [SEVEN]);
  const addresses = steps.map(({ address }) => address);
  const open = (hash: string): StepperState => {
    const own = (line: string) =>
      line === 'seven-instead'
        ? stepsOf(start.tree, line).map(({ address }) => address)
        : undefined;
    const opening = readHash(hash, addresses, own);
    if (opening.kind !== 'step') throw new Error(`${hash} opens nothing`);
    const { kind, line = RECORD, ...rest } = opening;
    return run({ type: 'open', line, ...rest });
  };
  const hashOf = (state: StepperState): string => `#${addressOf(droggn, state, state.at)}`;

  test('says where it left and what was done since, and leads back there', () => {
    const bare = standing(droggn, ANSAGER);
    const state = bare.run(bare.at('t4.2'), play('H7'), play('S6'));
    expect(hashOf(state)).toBe('#t4.2~H7.S6');
    const opening = readHash('#t4.2~h7.s6', addresses);
    expect(opening).toEqual({ kind: 'step', at: addresses.indexOf('t4.2'), onward: 'h7 s6' });
    const again = bare.run({ type: 'open', line: RECORD, at: state.at - 2, onward: 'h7 s6' });
    expect(again).toMatchObject({ mode: 'try', line: '+1', at: state.at });
    expect(hashOf(again)).toBe('#t4.2~H7.S6');
  });

  test('is the author’s where he has followed the same way', () => {
    expect(hashOf(open('#t4.2~h7'))).toBe('#seven-instead/t4.3');
  });

  test('goes on from a way of the author’s, and from one of the reader’s', () => {
    const followed: StepperAction = {
      type: 'open',
      line: 'seven-instead',
      at: addresses.indexOf('t4.3'),
    };
    const there = run(followed);
    const state = stepsOf(there.tree, there.line)[there.at]?.state;
    const [one = '', other = ''] = (state ? droggn.legalCards(state) : []).filter(
      (card) => card !== 'S6',
    );
    const left = run(followed, play(one));
    expect(hashOf(left)).toBe(`#seven-instead/t4.3~${one}`);
    expect(hashOf(open(hashOf(left)))).toBe(hashOf(left));
    const further = run(followed, play(one), back, play(other));
    expect(hashOf(further)).toBe(`#seven-instead/t4.3~${other}`);
  });

  test.each(['#t4.2~hk', '#t4.2~h7.zz', '#t4.2~discard', '#t4.2~revoke.9'])(
    'that is not legal opens the hand at its start: %s',
    (hash) => {
      expect(open(hash)).toMatchObject({ at: 0, line: RECORD, lost: true, mode: 'read' });
    },
  );

  test('a revoke can be declared, and is found again', () => {
    const state = run(at('t4.2'), word({ type: 'revoke', seat: 3 }));
    expect(hashOf(state)).toBe('#t4.2~revoke.3');
    expect(stepsOf(state.tree, state.line).at(-1)?.state.phase).toBe('over');
    expect(hashOf(open('#t4.2~revoke.3'))).toBe('#t4.2~revoke.3');
  });

  test('opens beside the lines of an earlier visit, and loses none of them', () => {
    const visit = run(at('t4.2'), play('H7'), play('S6'), at('t2.1'), play('S5'));
    const planted = [at('t4.2'), play('H7'), play('S6')];
    const kept = withKept(droggn, start.tree, keptOf(droggn, visit.tree));
    const opened = run(...planted, { type: 'plant', tree: kept });
    expect(opened.tree.branches.filter(({ by }) => by === 'reader')).toHaveLength(
      visit.tree.branches.filter(({ by }) => by === 'reader').length,
    );
    expect(hashOf(opened)).toBe(hashOf(run(...planted)));
  });
});
