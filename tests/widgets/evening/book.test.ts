import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scorePlayedHand } from '#engine';
import { type Book, openBook } from '#widgets/evening/book/book.ts';
import { type Kept, newKept } from '#widgets/evening/book/kept.ts';
import { type KeptAction, keptReducer } from '#widgets/evening/book/keptReducer.ts';
import { keyOf, type Storage } from '#widgets/evening/book/shelf.ts';
import { printKept, readKept } from '#widgets/evening/book/storedKept.ts';
import { newTerms } from '#widgets/evening/terms/termsDraft.ts';
import { edits } from '../../engine/evening/arbitraries.ts';
import { ansager, droggnTerms, evening } from '../../engine/evening/table.ts';

interface Device extends Storage {
  room: number;
}

/** A storage as browsers have it, with room for so many characters. */
const device = (room = Number.POSITIVE_INFINITY): Device => {
  const texts = new Map<string, string>();
  return {
    room,
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      const others = [...texts].filter(([other]) => other !== key);
      const used = others.reduce((sum, [name, one]) => sum + name.length + one.length, 0);
      if (used + key.length + text.length > this.room)
        throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => texts.delete(key),
  };
};

let ids = 0;

const newId = (): string => {
  ids += 1;
  return `e${ids}`;
};

const open = (storage: Storage | null): Book =>
  openBook({ storage, now: () => 1000 + ids, newId, replay: scorePlayedHand });

const TERMS = droggnTerms(3);
const entriesIn = (book: Book, id: string) =>
  book.state().evenings.find((kept) => kept.id === id)?.evening.entries;

describe('what is entered stays on the device', () => {
  test('the evening, a half-entered hand and what can be undone', () => {
    const storage = device();
    const book = open(storage);
    const id = book.add(evening(TERMS));
    book.act(id, { type: 'enter', entry: ansager(2, 43) });
    book.act(id, { type: 'draft', change: { declarer: 1, points: '4' } });
    const again = open(storage);
    expect(again.state().evenings).toEqual(book.state().evenings);
    expect(again.state().evenings[0]).toMatchObject({ fresh: { points: '4' }, past: [{ at: 0 }] });
    again.act(id, { type: 'undo' });
    expect(entriesIn(again, id)).toEqual([]);
  });

  test('several evenings, the one changed last first', () => {
    const storage = device();
    const book = open(storage);
    const first = book.add(evening(TERMS));
    const second = book.add(evening(TERMS));
    expect(
      open(storage)
        .state()
        .evenings.map(({ id }) => id),
    ).toEqual([second, first]);
  });

  test('the terms of a new evening', () => {
    const storage = device();
    const terms = { ...newTerms('dobbm', '2026-11-29'), names: ['Anna', 'B', '', '', ''] };
    open(storage).setTerms(terms);
    expect(open(storage).state().terms).toEqual(terms);
    open(storage).setTerms(null);
    expect(open(storage).state().terms).toBeNull();
  });

  test('whatever was done to it, with all its steps', () => {
    fc.assert(
      fc.property(edits, ([one, edit]) => {
        const kept = newKept('x', one, 5);
        const act = (before: Kept, action: KeptAction) =>
          keptReducer(before, action, scorePlayedHand);
        const done =
          edit.type === 'terms'
            ? { ...kept, past: [edit] }
            : edit.type === 'remove'
              ? act(kept, edit)
              : act(
                  act(kept, { type: edit.type === 'insert' ? 'insert' : 'correct', at: edit.at }),
                  {
                    type: 'enter',
                    entry: edit.entry,
                  },
                );
        const read = readKept('x', printKept(done));
        const atTheEnd = (done.correction?.at ?? 0) >= done.evening.entries.length;
        expect(read).toEqual({
          ok: true,
          value: atTheEnd ? { ...done, correction: null } : done,
        });
      }),
    );
  });

  test('anything removed can be brought back', () => {
    const storage = device();
    const book = open(storage);
    const id = book.add(evening(TERMS, ansager(2, 43)));
    book.remove(id);
    expect(open(storage).state().evenings).toEqual([]);
    book.bringBack();
    expect(entriesIn(open(storage), id)).toEqual([ansager(2, 43)]);
  });
});

describe('a device that takes nothing', () => {
  test('is noticed before anything is entered', () => {
    expect(open(device(3)).state().keeping).toBe('full');
    expect(open(null).state().keeping).toBe('forbidden');
    const blocked = new Proxy(device(), {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    expect(open(blocked).state().keeping).toBe('forbidden');
  });

  test('everything stays in the page, and is written once there is room', () => {
    const storage = device(700);
    const book = open(storage);
    const id = book.add(evening(TERMS));
    for (const points of [40, 41, 42, 43])
      book.act(id, { type: 'enter', entry: ansager(2, points) });
    expect(book.state()).toMatchObject({ keeping: 'full', unsaved: true });
    expect(entriesIn(book, id)).toHaveLength(4);
    storage.room = Number.POSITIVE_INFINITY;
    book.act(id, { type: 'enter', entry: ansager(2, 44) });
    expect(book.state()).toMatchObject({ keeping: 'kept', unsaved: false });
    expect(entriesIn(open(storage), id)).toHaveLength(5);
  });
});

describe('two tabs', () => {
  test('see each other’s entries', () => {
    const storage = device();
    const one = open(storage);
    const id = one.add(evening(TERMS));
    const other = open(storage);
    one.act(id, { type: 'enter', entry: ansager(2, 43) });
    other.refresh(keyOf(id));
    expect(entriesIn(other, id)).toHaveLength(1);
    other.act(id, { type: 'enter', entry: ansager(1, 50) });
    one.refresh(null);
    expect(entriesIn(one, id)).toHaveLength(2);
  });

  test('never overwrite each other, even if one has slept', () => {
    const storage = device();
    const awake = open(storage);
    const id = awake.add(evening(TERMS));
    const asleep = open(storage);
    awake.act(id, { type: 'enter', entry: ansager(2, 43) });
    asleep.act(id, { type: 'draft', change: { points: '5' } });
    expect(entriesIn(asleep, id)).toHaveLength(1);
    awake.act(id, { type: 'enter', entry: ansager(1, 43) });
    asleep.act(id, { type: 'enter', entry: ansager(3, 20) });
    expect(asleep.state().news).toEqual({ kind: 'changed' });
    expect(entriesIn(open(storage), id)).toEqual([ansager(2, 43), ansager(1, 43)]);
  });

  test('part if both went on while one could not write', () => {
    const storage = device();
    const first = open(storage);
    const id = first.add(evening(TERMS));
    const second = open(storage);
    storage.room = 0;
    second.act(id, { type: 'enter', entry: ansager(1, 50) });
    storage.room = Number.POSITIVE_INFINITY;
    first.act(id, { type: 'enter', entry: ansager(2, 43) });
    const copy = second.act(id, { type: 'enter', entry: ansager(3, 40) });
    expect(copy).not.toBe(id);
    expect(second.state().news).toEqual({ kind: 'parted' });
    const all = open(storage);
    expect(entriesIn(all, id)).toEqual([ansager(2, 43)]);
    expect(entriesIn(all, copy)).toEqual([ansager(1, 50), ansager(3, 40)]);
  });

  test('an evening removed in one is gone in the other', () => {
    const storage = device();
    const one = open(storage);
    const id = one.add(evening(TERMS));
    const other = open(storage);
    one.remove(id);
    other.refresh(keyOf(id));
    expect(other.state().evenings).toEqual([]);
    expect(other.act(id, { type: 'undo' })).toBe(id);
  });
});

describe('what is damaged on the device', () => {
  test.each([
    ['no JSON', '{"file": "', { kind: 'no-record' }],
    ['no evening', '{"kept": 1}', { kind: 'no-record' }],
    ['an evening cut off', JSON.stringify({ file: '{"format": ' }), { kind: 'no-evening' }],
  ])('is left as it is and shown: %s', (_, text, fault) => {
    const storage = device();
    storage.setItem(keyOf('old'), text);
    const book = open(storage);
    expect(book.state().evenings).toEqual([]);
    expect(book.state().damaged).toMatchObject([{ key: keyOf('old'), text, fault }]);
    expect(storage.getItem(keyOf('old'))).toBe(text);
    book.removeDamaged(keyOf('old'));
    expect(open(storage).state().damaged).toEqual([]);
  });

  test('by another hand while it is open here: the copy of this tab goes on by itself', () => {
    const storage = device();
    const book = open(storage);
    const id = book.add(evening(TERMS, ansager(2, 43)));
    storage.setItem(keyOf(id), 'gone');
    book.refresh(keyOf(id));
    const [copy] = open(storage).state().evenings;
    expect(copy?.id).not.toBe(id);
    expect(copy?.evening.entries).toEqual([ansager(2, 43)]);
  });

  test('keys of others are left alone', () => {
    const storage = device();
    storage.setItem('theme', 'dark');
    const book = open(storage);
    book.refresh('theme');
    expect(book.state()).toMatchObject({ evenings: [], damaged: [] });
  });
});
