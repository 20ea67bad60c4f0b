import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOfDeal, type GameId, games } from '#engine';
import { replay } from '#record';
import { chanceOf } from '#widgets/hand-editor/dealing/chance.ts';
import { dealOfSeed } from '#widgets/hand-editor/dealing/deal.ts';
import { findSeed, fulfils, isImpossible, mostTrumps } from '#widgets/hand-editor/dealing/wish.ts';
import {
  cardsAt,
  dealAnew,
  dealOf,
  dealRest,
  draftOfRecord,
  emptyDraft,
  isDealt,
  moveCard,
  recordOfDraft,
} from '#widgets/hand-editor/draft.ts';
import { beginWith, historyReducer } from '#widgets/hand-editor/history.ts';
import { readDraft } from '#widgets/hand-editor/kept.ts';
import { NOTHING, touched } from '#widgets/hand-editor/play/chosen.ts';
import { arbitraryRecordOfAnyGame } from '../../record/records.ts';
import { ANSAGER } from '../records.ts';

const ids: readonly GameId[] = ['droggn', 'dobbm'];
const seeds = fc.nat(2 ** 31);

describe('a seed', () => {
  test('deals these cards for ever: seeds are written down', () => {
    expect(dealOfSeed(games.droggn, 1).talon).toEqual(['DK', 'G', 'D5']);
    expect(dealOfSeed(games.dobbm, 66).talon).toEqual(['A8', 'H7', 'HS', 'H9']);
  });

  test.each(ids)('deals the whole pack of %s, and the same cards each time', (id) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const deal = dealOfSeed(games[id], seed);
        expect(faultOfDeal(games[id], deal)).toBeNull();
        expect(dealOfSeed(games[id], seed)).toEqual(deal);
      }),
    );
  });

  test('gives every card to every seat about as often', () => {
    const counts = [0, 0, 0, 0];
    for (let seed = 0; seed < 6600; seed += 1) {
      const { hands } = dealOfSeed(games.droggn, seed);
      const at = hands.findIndex((hand) => hand.includes('G'));
      counts[at < 0 ? 3 : at] = (counts[at < 0 ? 3 : at] ?? 0) + 1;
    }
    for (const count of counts.slice(0, 3)) expect(Math.abs(count - 2100)).toBeLessThan(150);
    expect(Math.abs((counts[3] ?? 0) - 300)).toBeLessThan(70);
  });

  test('numbers of chance stay below their bound', () => {
    const chance = chanceOf(4_294_967_295);
    for (let index = 0; index < 1000; index += 1) {
      const number = chance(66);
      expect(Number.isInteger(number) && number >= 0 && number < 66).toBe(true);
    }
  });
});

describe('a wish', () => {
  const { droggn, dobbm } = games;

  test('the Gstieß and eight trumps are found, and the seed deals them', () => {
    const wish = { seat: 1, cards: ['G'], trumps: 8 } as const;
    const { seed, tried } = findSeed(droggn, wish, 1);
    expect(tried).toBeGreaterThan(0);
    expect(seed).not.toBeNull();
    expect(fulfils(droggn, dealOfSeed(droggn, seed ?? 0), wish)).toBe(true);
  });

  test('a search that finds nothing says how far it went', () => {
    const wish = { seat: 2, cards: [], trumps: 20 } as const;
    expect(findSeed(droggn, wish, 5, 50)).toEqual({ seed: null, tried: 50 });
  });

  test.each([
    [droggn, { seat: 1, cards: ['G'], trumps: 21 }, true],
    [droggn, { seat: 1, cards: [], trumps: 21 }, false],
    [droggn, { seat: 1, cards: [], trumps: 22 }, true],
    [dobbm, { seat: 4, cards: ['LS', 'AS'], trumps: 7 }, true],
    [dobbm, { seat: 4, cards: ['HS', 'AS'], trumps: 7 }, false],
    [dobbm, { seat: 4, cards: dobbm.pack.slice(0, 9), trumps: 0 }, true],
  ] as const)('%#: what no deal can have is told at once', (game, wish, impossible) => {
    expect(isImpossible(game, wish)).toBe(impossible);
  });

  test('Dobbm has nine trumps, of which a hand holds eight', () => {
    expect([mostTrumps(dobbm), mostTrumps(droggn)]).toEqual([8, 21]);
  });
});

describe('the deal by hand', () => {
  const empty = emptyDraft('dobbm');

  test('a touch lays a card, another takes it away, a third moves it', () => {
    const laid = moveCard(empty, 'HS', 2);
    expect(cardsAt(laid, 2)).toEqual(['HS']);
    expect(cardsAt(moveCard(laid, 'HS', 2), 2)).toEqual([]);
    expect(cardsAt(moveCard(laid, 'HS', 'talon'), 'talon')).toEqual(['HS']);
  });

  test('a full hand takes no more', () => {
    const full = games.dobbm.pack
      .slice(0, 4)
      .reduce((d, card) => moveCard(d, card, 'talon'), empty);
    expect(moveCard(full, games.dobbm.pack[9] ?? '', 'talon')).toBe(full);
  });

  test('the rest is dealt around what lies', () => {
    fc.assert(
      fc.property(seeds, fc.shuffledSubarray([...games.droggn.pack]), (seed, cards) => {
        const places = ['talon', 1, 2, 3] as const;
        let draft = emptyDraft('droggn');
        cards.forEach((card, index) => {
          draft = moveCard(draft, card, places[index % 4] ?? 1);
        });
        const dealt = dealRest(draft, seed);
        expect(isDealt(dealt)).toBe(true);
        expect(faultOfDeal(games.droggn, dealOf(dealt))).toBeNull();
        for (const place of places)
          expect(cardsAt(dealt, place)).toEqual(expect.arrayContaining([...cardsAt(draft, place)]));
      }),
      { numRuns: 40 },
    );
  });

  test('laying a hand by oneself forgets the seed, which no longer deals it', () => {
    const dealt = dealAnew(empty, 7);
    expect(dealt.seed).toBe(7);
    const [card = ''] = cardsAt(dealt, 3);
    expect(moveCard(dealt, card, 3).seed).toBeNull();
  });
});

describe('what is kept', () => {
  test('any hand of both games comes back from the storage', () => {
    fc.assert(
      fc.property(arbitraryRecordOfAnyGame, (record) => {
        const { game, steps } = replay(record);
        const actions = steps.flatMap(({ action }) => (action ? [action] : []));
        const draft = draftOfRecord(record, actions);
        const tokens = actions.flatMap((action) => game.notation.print(action)).join(' ');
        const kept = JSON.parse(JSON.stringify({ ...draft, actions: tokens }));
        expect(readDraft(kept)).toEqual(draft);
        const again = recordOfDraft(draft, 'en');
        expect(replay(again).error).toBeNull();
        expect([again.players, again.rests]).toEqual([record.players, record.rests]);
      }),
      { numRuns: 40 },
    );
  });

  test('whatever else stands there is no draft, and never throws', () => {
    const good = JSON.parse(JSON.stringify({ ...draftOfRecord(ANSAGER, []), actions: '' }));
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(good)), fc.anything(), (key, value) => {
        expect(() => readDraft({ ...good, [key]: value })).not.toThrow();
        expect(() => readDraft(value)).not.toThrow();
      }),
      { numRuns: 500 },
    );
    expect(readDraft({ ...good, actions: 'pass solo super pass pass' })).toBeNull();
    expect(readDraft({ ...good, game: 'skat' })).toBeNull();
  });
});

test('every change can be taken back and done again', () => {
  const first = emptyDraft('droggn');
  const second = dealAnew(first, 1);
  const third = dealAnew(first, 2);
  let history = historyReducer(beginWith(first), { type: 'change', draft: second });
  history = historyReducer(history, { type: 'change', draft: third });
  const undone = historyReducer(historyReducer(history, { type: 'undo' }), { type: 'undo' });
  expect(undone.draft).toBe(first);
  expect(historyReducer(undone, { type: 'undo' })).toBe(undone);
  const redone = historyReducer(historyReducer(undone, { type: 'redo' }), { type: 'redo' });
  expect(redone.draft).toBe(third);
  expect(historyReducer(redone, { type: 'redo' })).toBe(redone);
  const other = historyReducer(undone, { type: 'change', draft: third });
  expect(other.future).toEqual([]);
});

test('names are typed letter by letter and make one step to take back', () => {
  const draft = emptyDraft('dobbm');
  const history = historyReducer(beginWith(draft), {
    type: 'amend',
    draft: { ...draft, names: ['A'] },
  });
  expect(history.past).toEqual([]);
  expect(recordOfDraft({ ...dealAnew(history.draft, 1) }, 'de').players).toEqual([
    'A',
    'Platz 2',
    'Platz 3',
    'Platz 4',
  ]);
});

test('cards are chosen for a discard and a purchase by touching them', () => {
  const { game, steps } = replay({ ...ANSAGER, actions: 'pass ansager pass' });
  const state = steps.at(-1)?.state;
  if (!state) throw new Error('no state');
  const view = game.view(state);
  const one = touched(NOTHING, view, 'C7', 3);
  expect(one.cards).toEqual(['C7']);
  expect(touched(one, view, 'C7', 3).cards).toEqual([]);
  expect(touched(one, view, 'CK', 3)).toBe(one);
  const three = ['D1', 'H5'].reduce((chosen, card) => touched(chosen, view, card, 3), one);
  expect(touched(three, view, 'DJ', 3)).toBe(three);
  const buying = game.apply(state, { type: 'discard', cards: three.cards });
  if (!buying.ok) throw new Error('refused');
  const later = game.view(buying.value);
  const wanted = touched(NOTHING, later, 'CK', 3);
  expect(wanted.wanted).toBe('CK');
  expect(touched(wanted, later, 'T21', 3)).toEqual({ wanted: 'CK', cards: ['T21'] });
  expect(touched(wanted, later, 'CK', 3)).toEqual(NOTHING);
});
