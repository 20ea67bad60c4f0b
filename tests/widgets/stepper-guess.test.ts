import { describe, expect, test } from 'vitest';
import { type Action, type Card, type Game, games } from '#engine';
import type { HandRecord } from '#record';
import { type Hint, hintsOn, leftOpen } from '#widgets/hand-stepper/guess/hints.ts';
import { plantedTree, RECORD } from '#widgets/hand-stepper/lines/tree.ts';
import { reachOf, stepperReducer } from '#widgets/hand-stepper/reducer.ts';
import {
  initialState,
  type StepperAction,
  type StepperState,
} from '#widgets/hand-stepper/state.ts';
import { timelineOf } from '#widgets/hand-stepper/timeline.ts';
import { ANSAGER, DOBBM } from './records.ts';

const droggn: Game = games.droggn;
const dobbm: Game = games.dobbm;

const guessing = (game: Game, record: HandRecord, noted: readonly string[] = []) => {
  const { steps, addresses } = timelineOf(game, record);
  const seven = { id: 'seven-instead', title: '', instead: 't4.3', actions: 'H7', notes: {} };
  const variations = game === droggn ? [seven] : [];
  const reduce = stepperReducer({ game, noted: new Set(noted) });
  const start = initialState(plantedTree(game, steps, variations));
  const indexOf = (address: string): number => addresses.indexOf(address);
  /** Begins to guess at a step, and does these things. */
  const from = (address: string, ...actions: readonly StepperAction[]): StepperState => {
    const opening: StepperAction = { type: 'open', line: RECORD, at: indexOf(address) };
    const begin: StepperAction = { type: 'mode', mode: 'guess' };
    return [opening, begin, ...actions].reduce(reduce, start);
  };
  return { steps, from, indexOf };
};

const play = (card: Card): StepperAction => ({ type: 'touch', card });
const act = (action: Action): StepperAction => ({ type: 'act', action });
const on: StepperAction = { type: 'step', by: 'card', direction: 1 };
const { from, indexOf, steps } = guessing(droggn, ANSAGER);

describe('a guess', () => {
  test('that is right leads on to the next question, and is counted', () => {
    const state = from('t4.2', play('HJ'));
    expect(state.guess?.feedback).toMatchObject({ kind: 'right', instead: null });
    expect(state.guess?.tally).toEqual({ first: 1, later: 0, shown: 0 });
    expect(state.at).toBeGreaterThanOrEqual(indexOf('t4.3'));
    expect(state.at).toBe(state.guess?.horizon);
  });

  test('that is legal and another says so, stays, and names the author’s variation', () => {
    const state = from('t4.2', play('H7'));
    expect(state.guess?.feedback).toMatchObject({ kind: 'other', line: 'seven-instead' });
    expect(state.at).toBe(indexOf('t4.2'));
    expect(from('t4.2', play('H7'), play('HJ')).guess?.tally).toMatchObject({ first: 0, later: 1 });
  });

  test('that is illegal is answered by the referee', () => {
    const state = from('t4.2', play('T19'));
    expect(state.touched).toBe('T19');
    const said = from('d1', act({ type: 'retour' }), act({ type: 'pass' }));
    expect(said.refused?.refusal.kind).toBe('out-of-turn');
  });

  test('with a card that comes to the same is as good', () => {
    const { from: fromDobbm } = guessing(dobbm, DOBBM);
    // Seat 2 holds B10 and B7; seat 4 has discarded nothing: A8 and A7 differ by nothing held elsewhere.
    const state = fromDobbm('t1.3', play('A8'));
    expect(state.guess?.feedback).toMatchObject({
      kind: 'right',
      instead: { type: 'play', card: 'A7' },
    });
  });

  test('of a discard keeps what is right of it', () => {
    const cards = ['C7', 'D1', 'D2'];
    const state = from('a3', act({ type: 'discard', cards }));
    expect(state.guess?.feedback).toMatchObject({ kind: 'other', right: ['C7', 'D1'] });
    expect(state.picked).toEqual(['C7', 'D1']);
    const king = from('a3', act({ type: 'discard', cards: ['T21', 'D1', 'C7'] }));
    expect(king.refused?.refusal.kind).toBe('never-discarded');
  });

  test('of a purchase knows what is right of it', () => {
    const state = from('x', act({ type: 'buy', wanted: 'CK', given: 'C10' }));
    expect(state.guess?.feedback).toMatchObject({ kind: 'other', right: ['CK'] });
    const right = from('x', act({ type: 'buy', wanted: 'CK', given: 'H7' }));
    expect(right.guess?.feedback).toMatchObject({ kind: 'right' });
  });
});

describe('what is not known yet', () => {
  test('cannot be reached but by a guess or by having it shown', () => {
    const state = from('t4.2', { type: 'end', direction: 1 }, { type: 'go', to: 999 });
    expect(state.at).toBe(indexOf('t4.2'));
    expect(reachOf(state)).toBe(indexOf('t4.2'));
    const shown = from('t4.2', on);
    expect(shown.at).toBe(indexOf('t4.3'));
    expect(shown.guess?.tally).toEqual({ first: 0, later: 0, shown: 1 });
  });

  test('a link to it ends the guessing', () => {
    const state = from('t4.2', { type: 'open', line: RECORD, at: indexOf('t9.1') });
    expect(state).toMatchObject({ mode: 'read', guess: null, at: indexOf('t9.1') });
  });

  test('a step back asks nothing: a card there is answered, not guessed', () => {
    const state = from('t4.2', on, { type: 'step', by: 'card', direction: -1 }, play('H7'));
    expect(state).toMatchObject({ touched: 'H7' });
    expect(state.guess?.feedback).toBeNull();
  });

  test('at the end of the hand the guessing begins with the deal', () => {
    expect(from(steps.at(-1)?.address ?? '')).toMatchObject({ at: 0 });
  });
});

describe('between two questions the hand goes on by itself', () => {
  test('over what is forced and over the players who are not shown', () => {
    const state = from('t4.2', { type: 'show', shown: 3 }, play('HJ'));
    const next = steps[state.at];
    expect(next && droggn.turn(next.state)).toBe(3);
  });

  test('but stops where something is noted', () => {
    const noting = guessing(droggn, ANSAGER, ['t4.3']);
    const state = noting.from('t4.2', { type: 'show', shown: 3 }, play('HJ'));
    expect(state.at).toBe(noting.indexOf('t4.3'));
  });
});

describe('hints', () => {
  const hintsAt = (
    address: string,
  ): { readonly action: Action; readonly hints: readonly Hint[] } => {
    const at = indexOf(address);
    const [before, step] = [steps[at - 1], steps[at]];
    if (!before || !step?.action) throw new Error(address);
    return { action: step.action, hints: hintsOn(droggn, before.state, step.action) };
  };

  test('on a card narrow it down, never to the card alone, and always hold it', () => {
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1];
      if (!before || step.action?.type !== 'play') continue;
      const legal = droggn.legalCards(before.state);
      const hints = hintsOn(droggn, before.state, step.action);
      hints.forEach((_, given) => {
        const open = leftOpen(droggn, legal, hints.slice(0, given + 1));
        expect(open).toContain(step.action?.type === 'play' ? step.action.card : '');
        expect(legal).toEqual(expect.arrayContaining([...open]));
      });
      for (const hint of hints)
        if (hint.kind === 'among') expect(hint.cards.length).toBeGreaterThan(1);
    }
  });

  test('on a discard name its suits, then all cards but one', () => {
    expect(hintsAt('x').hints.map(({ kind }) => kind)).toEqual(['suits', 'puts-away', 'puts-away']);
  });

  test('on a purchase say that something is bought, of what suit, and what', () => {
    expect(hintsAt('buy').hints).toEqual([
      { kind: 'buys', buys: true },
      { kind: 'suits', suits: ['C'] },
      { kind: 'wants', card: 'CK' },
    ]);
  });

  test('on a word never rule the right one out', () => {
    const { action, hints } = hintsAt('a2');
    expect(hints.length).toBeGreaterThan(1);
    for (const hint of hints) expect(hint).not.toMatchObject({ kind: 'not', action });
  });

  test('count against a guess at once', () => {
    const state = from('t4.2', { type: 'hint' }, play('HJ'));
    expect(state.guess?.tally).toEqual({ first: 0, later: 1, shown: 0 });
  });
});
