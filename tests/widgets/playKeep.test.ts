import { describe, expect, test } from 'vitest';
import { accountOf, type EveningEntry, type Player } from '#engine';
import { fetchKept, storeKept } from '../../src/widgets/evening/book/shelf.ts';
import { keepEvening } from '../../src/widgets/play/account/keep.ts';
import { type EveningCourse, withNext } from '../../src/widgets/play/game/saved.ts';
import { after, played, table } from './playTable.ts';

/** A storage as a browser has it. */
const memory = () => {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (at: number) => [...texts.keys()][at] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
};

const keeping = (storage = memory()) => ({ storage, now: () => 7, newId: () => 'e-own' });

const keptIn = (storage: ReturnType<typeof memory>, id = 'e-test') => {
  const kept = fetchKept(storage, id)?.kept;
  if (!kept) throw new Error('nothing is kept');
  return kept;
};

/** A hand as somebody writes it into the account by hand. */
const written = (declarer: Player): EveningEntry => ({
  type: 'hand',
  game: 'dobbm',
  declarer,
  contract: 'dobbm',
  doublings: 0,
  result: { kind: 'points', points: 70 },
});

/** The first entry corrected in the account, as another page does it. */
const correct = (storage: ReturnType<typeof memory>, entry: EveningEntry): void => {
  const kept = keptIn(storage);
  const entries = [entry, ...kept.evening.entries.slice(1)];
  storeKept(storage, { ...kept, evening: { ...kept.evening, entries }, revision: 9 });
};

describe('the account of an evening that is played', () => {
  const first = played(table('dobbm', 4));
  const [posting] = accountOf(after(first).evening).postings;
  const declarer = posting?.kind === 'hand' ? posting.hand.declarer : 1;

  test('takes each hand once, however often it is looked at', () => {
    const means = keeping();
    const course = after(first);
    const settled = keepEvening(course, means);
    expect(settled).toEqual({ course: { ...course, kept: 1 }, parted: false });
    const { revision } = keptIn(means.storage);
    keepEvening({ ...course, kept: 1 }, means);
    expect(keptIn(means.storage)).toMatchObject({ revision, evening: course.evening });
  });

  /** The table after a second hand, with the account of the first on the device. */
  const second = (means: ReturnType<typeof keeping>): EveningCourse => {
    const { course } = keepEvening(after(first), means);
    return after(played(withNext(first, course)));
  };

  test('keeps what was corrected there meanwhile, and the table goes on from it', () => {
    const means = keeping();
    const course = second(means);
    correct(means.storage, written(declarer));
    const { course: settled, parted } = keepEvening(course, means);
    expect(parted).toBe(false);
    const { evening, past } = keptIn(means.storage);
    expect(evening.entries[0]).toEqual(written(declarer));
    expect(evening.entries[1]).toEqual(course.evening.entries[1]);
    expect(past.length).toBe(1);
    expect(settled).toEqual({ ...course, evening, kept: 2 });
    expect(accountOf(settled.evening).impossible).toEqual([]);
  });

  test('shows a correction of the hand that has just been entered', () => {
    const means = keeping();
    const course = after(first);
    keepEvening(course, means);
    correct(means.storage, written(declarer));
    const settled = keepEvening({ ...course, kept: 1 }, means);
    expect(settled.course.evening.entries).toEqual([written(declarer)]);
  });

  test('parts from an account in which the hand has no place, and overwrites nothing', () => {
    const means = keeping();
    const course = second(means);
    const kept = keptIn(means.storage);
    const { terms } = kept.evening;
    const dealer = ((terms.firstDealer % 4) + 1) as 1;
    const changed = { ...kept.evening, terms: { ...terms, firstDealer: dealer }, entries: [] };
    storeKept(means.storage, { ...kept, evening: changed as typeof kept.evening });
    const settled = keepEvening(course, means);
    expect(settled.parted).toBe(true);
    expect(settled.course).toEqual({ ...course, id: 'e-own', kept: 2 });
    expect(keptIn(means.storage).evening).toEqual(changed);
    expect(keptIn(means.storage, 'e-own').evening).toEqual(course.evening);
  });

  test('keeps a hand that is half entered there', () => {
    const means = keeping();
    const course = second(means);
    const kept = keptIn(means.storage);
    storeKept(means.storage, { ...kept, fresh: { ...kept.fresh, points: '64' } });
    keepEvening(course, means);
    expect(keptIn(means.storage).fresh.points).toBe('64');
    expect(keptIn(means.storage).evening).toEqual(course.evening);
  });

  test('is written anew where it was taken off the device', () => {
    const means = keeping();
    const course = second(means);
    means.storage.removeItem('stubai-evening:e-test');
    keepEvening(course, means);
    expect(keptIn(means.storage).evening).toEqual(course.evening);
  });
});
