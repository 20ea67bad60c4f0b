import { describe, expect, test } from 'vitest';
import { accountOf, scorePlayedHand } from '#engine';
import { draftIn, editOf, handNumber, type Kept, newKept } from '#widgets/evening/book/kept.ts';
import { type KeptAction, keptReducer } from '#widgets/evening/book/keptReducer.ts';
import { BLANK } from '#widgets/evening/draft/draft.ts';
import {
  ansager,
  dobbmTerms,
  droggnTerms,
  evening,
  MUSSRUNDE,
  THROWN_IN,
} from '../../engine/evening/table.ts';

const start = newKept('a', evening(droggnTerms(4), ansager(2, 43), ansager(3, 30)), 0);

const after = (kept: Kept, ...actions: readonly KeptAction[]): Kept =>
  actions.reduce((before, action) => keptReducer(before, action, scorePlayedHand), kept);

describe('a hand is entered', () => {
  const typing: KeptAction = { type: 'draft', change: { declarer: 1, points: '50' } };

  test('bit by bit, then written down', () => {
    const typed = after(start, typing);
    expect(draftIn(typed)).toEqual({ ...BLANK, declarer: 1, points: '50' });
    const entered = after(typed, { type: 'enter', entry: ansager(1, 50) });
    expect(entered.evening.entries).toHaveLength(3);
    expect(entered.fresh).toEqual(BLANK);
  });

  test('not if it cannot be: the player who dealt rests', () => {
    expect(after(start, { type: 'enter', entry: ansager(3, 50) })).toBe(start);
  });

  test('a thrown-in deal leaves what is half entered', () => {
    const kept = after(start, typing, { type: 'enter', entry: THROWN_IN });
    expect(kept.evening.entries.at(-1)).toEqual(THROWN_IN);
    expect(kept.fresh.points).toBe('50');
  });
});

describe('an earlier hand is corrected', () => {
  const half = after(
    start,
    { type: 'draft', change: { points: '50' } },
    { type: 'correct', at: 0 },
    { type: 'draft', change: { points: '44' } },
  );

  test('from what it was, while the half-entered hand lies aside', () => {
    expect(draftIn(half)).toMatchObject({ declarer: 2, points: '44' });
    const done = after(half, { type: 'enter', entry: ansager(2, 44) });
    expect(done.evening.entries[0]).toEqual(ansager(2, 44));
    expect(draftIn(done).points).toBe('50');
  });

  test('and may be left as it was', () => {
    const left = after(half, { type: 'leave' });
    expect(left.evening).toBe(start.evening);
    expect(draftIn(left).points).toBe('50');
  });

  test('and nothing else is begun meanwhile', () => {
    for (const action of [
      { type: 'undo' },
      { type: 'correct', at: 1 },
      { type: 'insert', at: 1 },
      { type: 'remove', at: 1 },
    ] satisfies KeptAction[])
      expect(after(half, action)).toBe(half);
  });

  test('a forgotten one goes in before it', () => {
    const inserting = after(start, { type: 'insert', at: 1 });
    expect(editOf(inserting, THROWN_IN)).toEqual({ type: 'insert', at: 1, entry: THROWN_IN });
    const done = after(inserting, { type: 'enter', entry: ansager(4, 40) });
    expect(done.evening.entries[1]).toEqual(ansager(4, 40));
  });

  test('what becomes impossible is kept', () => {
    const done = after(start, { type: 'correct', at: 0 }, { type: 'enter', entry: ansager(3, 43) });
    expect(done.evening.entries).toHaveLength(2);
    expect(accountOf(done.evening).impossible.map(({ at }) => at)).toEqual([1]);
  });
});

describe('undo and redo', () => {
  test('take back and do again whatever was written', () => {
    const done = after(
      start,
      { type: 'enter', entry: ansager(1, 50) },
      { type: 'correct', at: 0 },
      { type: 'enter', entry: ansager(2, 44) },
      { type: 'remove', at: 1 },
    );
    const back = after(done, { type: 'undo' }, { type: 'undo' }, { type: 'undo' });
    expect(back.evening).toEqual(start.evening);
    expect(after(back, { type: 'undo' })).toBe(back);
    const again = after(back, { type: 'redo' }, { type: 'redo' }, { type: 'redo' });
    expect(again.evening).toEqual(done.evening);
    expect(after(again, { type: 'redo' })).toBe(again);
  });

  test('a new entry ends what could be done again', () => {
    const back = after(start, { type: 'enter', entry: THROWN_IN }, { type: 'undo' });
    expect(after(back, { type: 'enter', entry: THROWN_IN }).future).toEqual([]);
  });

  test('a step that no longer fits is dropped', () => {
    const odd: Kept = { ...start, past: [{ type: 'remove', at: 9 }] };
    const { past, evening: same } = after(odd, { type: 'undo' });
    expect([past, same]).toEqual([[], start.evening]);
  });
});

describe('the terms are changed', () => {
  const open = after(start, { type: 'open-terms' });

  test('everything is recomputed, and it can be undone', () => {
    const done = after(
      open,
      { type: 'terms', change: { groschen: '50', title: ' Kirchtag ' } },
      { type: 'take-terms' },
    );
    expect(done.terms).toBeNull();
    expect(done.evening.title).toBe('Kirchtag');
    expect(done.evening.terms).toMatchObject({ groschen: 50 });
    expect(after(done, { type: 'undo' }).evening.terms).toEqual(start.evening.terms);
  });

  test('not as long as something in them cannot be', () => {
    const wrong = after(open, { type: 'terms', change: { groschen: 'ten' } });
    expect(after(wrong, { type: 'take-terms' })).toBe(wrong);
    expect(after(wrong, { type: 'leave-terms' }).evening).toBe(start.evening);
  });
});

test('hands are numbered without deals thrown in and without the call of the last round', () => {
  const { evening: one } = newKept('a', evening(dobbmTerms(4), THROWN_IN, MUSSRUNDE), 0);
  expect(handNumber(accountOf(one), 2)).toBe(1);
});
