import { describe, expect, test } from 'vitest';
import { games } from '#engine';
import type { HandRecord } from '#record';
import { stepAt } from '#record/steps.ts';
import { type Answer, answerOf, nextCard } from '#widgets/hand-stepper/answer.ts';
import { fanOf, roomOf } from '#widgets/hand-stepper/fan.ts';
import { seatingFrom } from '#widgets/hand-stepper/seating.ts';
import { timelineOf } from '#widgets/hand-stepper/timeline.ts';
import { trickOnTable } from '#widgets/hand-stepper/trickOnTable.ts';
import { ANSAGER, DOBBM, THROWN_IN } from './records.ts';

const tableAt = (record: HandRecord, address: string) => {
  const timeline = timelineOf(games[record.game], record);
  const step = stepAt(timeline, address);
  if (!step) throw new Error(address);
  return { ...timeline, view: timeline.game.view(step.state), at: timeline.steps.indexOf(step) };
};

const answerAt = (address: string, card: string): Answer | null => {
  const { game, steps, at } = tableAt(ANSAGER, address);
  return answerOf(game, steps, at, card);
};

describe('touching a card', () => {
  test('that may not be played names the rule and what would be right', () => {
    expect(answerAt('t4.2', 'T19')).toMatchObject({
      kind: 'refused',
      refusal: {
        kind: 'must-follow',
        rule: 'droggn/play/follow-suit',
        led: 'H',
        legal: ['HJ', 'H7'],
      },
    });
  });

  test('that may be played says with which card the record goes on', () => {
    expect(answerAt('t4.2', 'H7')).toEqual({ kind: 'legal', card: 'H7', seat: 3, next: 'HJ' });
  });

  test.each<readonly [string, string, string, Partial<Answer>]>([
    ['of another hand', 't4.2', 'SQ', { kind: 'not-in-turn', owner: 1, turn: 3 }],
    ['that lies on the table', 't4.2', 'HK', { kind: 'already-played' }],
    ['that was discarded', 't4.2', 'C7', { kind: 'already-played' }],
    ['before the first lead', 'a1', 'SQ', { kind: 'no-play', over: false }],
    ['after the end', 'end', 'SQ', { kind: 'no-play', over: true }],
  ])('%s', (_, address, card, answer) => {
    expect(answerAt(address, card)).toMatchObject(answer);
  });

  test('the next card of the record is known', () => {
    const { steps, at } = tableAt(ANSAGER, 't4.2');
    expect(nextCard(steps, at)).toBe('HJ');
    expect(nextCard(steps, 0)).toBeNull();
  });
});

describe('a hand on the table', () => {
  test('keeps its played cards in their places', () => {
    const before = tableAt(ANSAGER, 'd3');
    const after = tableAt(ANSAGER, 't4.2');
    const cards = (table: typeof before) => fanOf(table.game, table.view, 1).map((one) => one.card);
    expect(cards(after)).toEqual(cards(before));
    const played = fanOf(after.game, after.view, 1).filter((one) => one.played);
    expect(played.map(({ card }) => card)).toEqual(['T20', 'CR', 'HK', 'H1']);
  });

  test('shows what was bought, what was given for it and what lies out', () => {
    const { game, view } = tableAt(ANSAGER, 'd1');
    const marks = (seat: 2 | 3) => fanOf(game, view, seat).filter(({ mark }) => mark !== null);
    expect(marks(2)).toEqual([
      { card: 'T10', played: false, mark: 'talon' },
      { card: 'T1', played: false, mark: 'laid-out' },
      { card: 'CK', played: false, mark: 'bought' },
      { card: 'DR', played: false, mark: 'talon' },
    ]);
    expect(marks(3)).toEqual([{ card: 'H7', played: false, mark: 'given' }]);
  });

  test.each([
    ['Ansager', ANSAGER, [21, 24, 21]],
    ['Dobbm', DOBBM, [12, 8, 8, 8]],
    ['a hand thrown in', THROWN_IN, [8, 8, 8, 8]],
  ] as const)('has room for all that it will ever hold: %s', (_, record, rooms) => {
    const { game, steps, end } = timelineOf(games[record.game], record);
    const last = game.view(end.state);
    expect(game.seats.map((seat) => roomOf(game, last, seat))).toEqual(rooms);
    for (const { state } of steps) {
      const view = game.view(state);
      for (const seat of game.seats)
        expect(fanOf(game, view, seat).length).toBeLessThanOrEqual(roomOf(game, last, seat));
    }
  });
});

test('a finished trick stays on the table until the next lead', () => {
  expect(trickOnTable(tableAt(ANSAGER, 'd3').view)).toBeNull();
  expect(trickOnTable(tableAt(ANSAGER, 't4.2').view)).toEqual({
    number: 4,
    lead: 1,
    cards: ['HK', 'HR'],
    winning: 1,
    complete: false,
  });
  expect(trickOnTable(tableAt(ANSAGER, 't4.3').view)).toMatchObject({ number: 4, complete: true });
  expect(trickOnTable(tableAt(ANSAGER, 't5.1').view)).toMatchObject({ number: 5, complete: false });
});

test('the seats stand clockwise round the table, the chosen one at the bottom', () => {
  expect(seatingFrom(games.droggn, 2)).toEqual([
    { seat: 3, place: 'left' },
    { seat: 1, place: 'right' },
    { seat: 2, place: 'bottom' },
  ]);
  expect(seatingFrom(games.dobbm, 1).map(({ seat, place }) => `${place} ${seat}`)).toEqual([
    'left 2',
    'top 3',
    'right 4',
    'bottom 1',
  ]);
});
