import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountOf, type EveningEntry } from '#engine';
import { BLANK, type Draft } from '#widgets/evening/draft/draft.ts';
import { draftOf, entryOf } from '#widgets/evening/draft/entry.ts';
import { type Asked, endingIn, fieldOf } from '#widgets/evening/draft/form.ts';
import { readDraft } from '#widgets/evening/draft/readDraft.ts';
import { entryAt, terms } from '../../engine/evening/arbitraries.ts';
import { ansager, dobbmHand, dobbmTerms, droggnTerms } from '../../engine/evening/table.ts';

const DROGGN: Asked = { terms: droggnTerms(3), due: null };
const DOBBM: Asked = { terms: dobbmTerms(4), due: null };

const draft = (change: Partial<Draft>): Draft => ({ ...BLANK, ...change });

describe('a hand in few words', () => {
  test('is an Ansager with points if only the declarer and the points are given', () => {
    expect(entryOf(draft({ declarer: 2, points: '43' }), DROGGN)).toEqual({
      ok: true,
      value: ansager(2, 43),
    });
  });

  test('may be counted from the other side', () => {
    const theirs = draft({ declarer: 2, points: '31', side: 'defenders' });
    expect(entryOf(theirs, DROGGN)).toEqual({ ok: true, value: ansager(2, 43) });
    expect(fieldOf(theirs, DROGGN, 'declarer')).toBe('43');
    expect(fieldOf(theirs, DROGGN, 'defenders')).toBe('31');
  });

  test('leaves the other field empty while what is typed is no number or too much', () => {
    for (const points of ['', 'x', '4 0', '75'])
      expect(fieldOf(draft({ points }), DROGGN, 'defenders')).toBe('');
  });

  test('of Dobbm may have all tricks or none', () => {
    expect(entryOf(draft({ declarer: 1, ending: 'match' }), DOBBM)).toEqual({
      ok: true,
      value: dobbmHand(1, 120),
    });
    expect(entryOf(draft({ declarer: 1, ending: 'no-trick' }), DOBBM)).toEqual({
      ok: true,
      value: dobbmHand(1, 0),
    });
  });

  test('is declared by whoever is due in the Mußrunde [dobbm/session/mussrunde]', () => {
    expect(entryOf(draft({ points: '70' }), { ...DOBBM, due: 3 })).toEqual({
      ok: true,
      value: dobbmHand(3, 70),
    });
  });
});

describe('a hand that is not finished says what it lacks', () => {
  test.each<readonly [string, Partial<Draft>, Asked]>([
    ['declarer', { points: '43' }, DROGGN],
    ['points', { declarer: 1 }, DROGGN],
    ['number', { declarer: 1, points: '4o' }, DROGGN],
    ['pagat-by', { declarer: 1, points: '43', pagat: 'ultimo' }, DROGGN],
    ['ending', { declarer: 1, contract: 'super-mord', points: '43' }, DROGGN],
    ['revoke-by', { declarer: 1, ending: 'revoke' }, DROGGN],
    ['revoke-by', { declarer: 1, ending: 'revoke' }, DOBBM],
    ['record', { declarer: 1, points: '43', record: 'format: 1' }, DROGGN],
  ])('%s', (missing, change, asked) => {
    expect(entryOf(draft(change), asked)).toEqual({ ok: false, error: missing });
  });
});

test('a Super Mord is not counted, and what was typed comes back with another contract', () => {
  const typed = draft({ declarer: 1, points: '43' });
  const mord: Draft = { ...typed, contract: 'super-mord' };
  expect(endingIn(mord, DROGGN)).toBeNull();
  expect(entryOf({ ...mord, ending: 'won', laidOut: 'gstiess' }, DROGGN)).toEqual({
    ok: true,
    value: {
      type: 'hand',
      game: 'droggn',
      declarer: 1,
      contract: 'super-mord',
      doublings: 0,
      result: { kind: 'super-mord', won: true, laidOut: 'gstiess' },
    },
  });
  expect(entryOf({ ...mord, contract: 'solo' }, DROGGN).ok).toBe(true);
});

test('who took the last trick is told only where it decides [droggn/variants/tie-by-last-trick]', () => {
  const asked: Asked = { terms: droggnTerms(3, { 'win-at': 'tie-by-last-trick' }), due: null };
  const last = { declarer: 1, lastTrick: 'defenders' } as const;
  const at = (points: string) => entryOf(draft({ ...last, points }), asked);
  expect(at('37')).toMatchObject({ value: { result: { lastTrick: 'defenders' } } });
  expect(at('38')).toMatchObject({ value: { result: { lastTrick: null } } });
  const told = draft({ ...last, points: '37', pagat: 'ultimo', pagatBy: 1 });
  expect(entryOf(told, asked)).toMatchObject({ value: { result: { lastTrick: null } } });
});

/** A table and an entry that can be made at it. */
const possible = terms
  .chain((one) => fc.tuple(fc.constant(one), entryAt(one)))
  .filter(([one, entry]) => {
    const account = accountOf({ title: '', date: '', terms: one, entries: [entry] });
    return account.impossible.length === 0 && entry.type === 'hand';
  });

test('a hand that is opened to be corrected and left alone comes to the same', () => {
  fc.assert(
    fc.property(possible, ([one, entry]) => {
      const again = entryOf(draftOf(entry), { terms: one, due: null });
      if (!again.ok) throw new Error(again.error);
      const result = (entries: readonly EveningEntry[]) =>
        accountOf({ title: '', date: '', terms: one, entries }).balance;
      expect(result([again.value])).toEqual(result([entry]));
    }),
  );
});

describe('a draft from the device', () => {
  test('is as it was kept', () => {
    fc.assert(
      fc.property(possible, ([, entry]) => {
        const kept = draftOf(entry);
        expect(readDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      }),
    );
  });

  test('is blank where it cannot be understood', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readDraft(value);
        expect(readDraft(read)).toEqual(read);
      }),
    );
    expect(readDraft({ declarer: 9, points: 4, contract: 'mord', side: null })).toEqual(BLANK);
  });
});
