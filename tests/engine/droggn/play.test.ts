import { describe, expect, test } from 'vitest';
import { droggn } from '#engine';
import { perft, reach } from './ending.ts';
import { after, begin, dealWith, refusal, view } from './table.ts';

const legal = (state: ReturnType<typeof reach>): readonly string[] =>
  droggn.legalCards(state).toSorted();

describe('the lead', () => {
  test.each([
    ['Ansager', 'pass ansager pass', 'no-buy'],
    ['Solo', 'pass solo pass', ''],
    ['Super', 'pass super pass', ''],
    ['Super Mord', 'pass super-mord pass', ''],
  ])(
    'to the first trick is the declarer’s in %s [mcleod-droggn] [droggn/play/declarer-leads]',
    (_, bids, buying) => {
      const start = begin(dealWith({ 2: 'H7 H6 H5' }));
      const exchange = /ansager|solo/.test(bids) ? 'discard H7 H6 H5' : '';
      const { turn, phase } = view(after(start, `${bids} ${exchange} ${buying} lie good good`));
      expect({ turn, phase }).toEqual({ turn: 2, phase: 'play' });
    },
  );

  test('to the next trick is the winner’s [droggn/play/winner-leads]', () => {
    const start = begin(dealWith({ 1: 'H4', 2: 'HK', 3: 'H5' }));
    const table = view(after(start, 'super pass pass lie good good H4 HK H5'));
    expect(table.tricks).toEqual([{ lead: 1, cards: ['H4', 'HK', 'H5'], winner: 2 }]);
    expect(table.turn).toBe(2);
  });
});

describe('the cards that may be played', () => {
  const ending = reach({ hands: ['HK S4 T9', 'H4 T2 G', 'S5 D4 T3'], lead: 1 });

  test('are all of the hand for the leader [droggn/play/play-freely]', () => {
    expect(legal(ending)).toEqual(['HK', 'S4', 'T9']);
  });

  test('are those of the suit led, and the Gstieß [droggn/play/follow-suit, droggn/gstiess/any-time]', () => {
    const led = after(ending, 'HK');
    expect(legal(led)).toEqual(['G', 'H4']);
    expect(refusal(led, 'T2')).toEqual({
      kind: 'must-follow',
      rule: 'droggn/play/follow-suit',
      seat: 2,
      card: 'T2',
      led: 'H',
      legal: ['G', 'H4'],
    });
  });

  test('are the trumps when trumps are led [mcleod-droggn] [droggn/play/follow-suit]', () => {
    const led = after(ending, 'T9');
    expect(legal(led)).toEqual(['G', 'T2']);
    expect(refusal(led, 'H4')).toMatchObject({ kind: 'must-follow', led: 'T' });
  });

  test('are the trumps of a hand void of the suit led [mcleod-droggn] [droggn/play/must-trump]', () => {
    const led = after(ending, 'HK H4');
    expect(legal(led)).toEqual(['T3']);
    expect(refusal(led, 'D4')).toEqual({
      kind: 'must-trump',
      rule: 'droggn/play/must-trump',
      seat: 3,
      card: 'D4',
      led: 'H',
      legal: ['T3'],
    });
  });

  test('are all of a hand void of suit and trumps [droggn/play/play-freely]', () => {
    const state = reach({ hands: ['HK S4', 'H4 C4', 'S5 D4'], lead: 1 });
    expect(legal(after(state, 'HK H4'))).toEqual(['D4', 'S5']);
  });

  test('need not beat the best card so far [wikipedia-en-droggn] [droggn/play/no-duty-to-beat]', () => {
    const state = reach({ hands: ['T9 C4', 'T2 T20', 'T3 T21'], lead: 1 });
    expect(legal(after(state, 'T9'))).toEqual(['T2', 'T20']);
    expect(legal(after(state, 'T9 T20'))).toEqual(['T21', 'T3']);
  });

  test('are cards in the hand of the seat to play [droggn/play/card-in-hand]', () => {
    for (const card of ['H4', 'C4']) {
      expect(refusal(ending, card)).toEqual({
        kind: 'card-not-held',
        rule: 'droggn/play/card-in-hand',
        seat: 1,
        card,
      });
    }
    expect(droggn.apply(ending, { type: 'play', card: 'H8' })).toMatchObject({
      ok: false,
      error: { kind: 'card-not-held', rule: 'droggn/play/card-in-hand' },
    });
  });

  test('are none outside the play', () => {
    const start = begin(dealWith({}));
    expect(droggn.legalCards(start)).toEqual([]);
    expect(droggn.refusalOfCard(start, 'T1')).toBeNull();
  });
});

describe('a trick', () => {
  test.each([
    ['the highest trump', 'T5', 'T20', 'T6', 2],
    ['the only trump', 'HK', 'T1', 'HQ', 2],
    ['the highest card of the suit led', 'H7', 'H1', 'H2', 2],
    ['a king rather than another suit', 'HQ', 'SK', 'HK', 3],
    ['the ten of a black suit above the four', 'C4', 'C5', 'C10', 3],
  ])('is won by %s [mcleod-droggn] [droggn/play/highest-wins]', (_, one, two, three, winner) => {
    const state = reach({ hands: [`${one} D4`, `${two} D5`, `${three} D6`], lead: 1 });
    expect(view(after(state, `${one} ${two} ${three}`)).tricks.at(-1)?.winner).toBe(winner);
  });

  test('says while it lies open who is winning it [droggn/play/highest-wins]', () => {
    const state = reach({ hands: ['HK S4', 'H4 C4', 'T5 D4'], lead: 1 });
    expect(view(state)).toMatchObject({ trick: null, winning: null });
    expect(view(after(state, 'HK'))).toMatchObject({ winning: 1 });
    expect(view(after(state, 'HK H4'))).toMatchObject({
      trick: { lead: 1, cards: ['HK', 'H4'] },
      winning: 1,
    });
  });
});

describe('the end', () => {
  test('comes with the twenty-first trick [droggn/play/twenty-one-tricks]', () => {
    const last = reach({ hands: ['HK', 'H4', 'H5'], lead: 1 });
    expect(view(last).tricks).toHaveLength(20);
    const over = after(last, 'HK H4 H5');
    expect(view(over)).toMatchObject({ phase: 'over', turn: null, thrownIn: false });
    expect(view(over).tricks).toHaveLength(21);
    expect(view(over).score).not.toBeNull();
    expect(refusal(over, 'H4')).toMatchObject({
      kind: 'out-of-turn',
      rule: 'droggn/play/twenty-one-tricks',
      seat: null,
      expected: { phase: 'over', actions: [] },
    });
  });

  test('leaves every card in one of the piles [droggn/counting/talon-to-declarer]', () => {
    const { piles, talon } = view(after(reach({ hands: ['HK', 'H4', 'H5'], lead: 1 }), 'HK H4 H5'));
    expect([...piles.declarer, ...piles.defenders].toSorted()).toEqual(droggn.pack.toSorted());
    expect(piles.declarer).toEqual(expect.arrayContaining([...talon]));
  });
});

describe('the number of ways to go on, counted by hand,', () => {
  test('is 3! x 3! x 3! when nobody can follow anything [droggn/play/play-freely]', () => {
    expect(perft(reach({ hands: ['C4 C5 C6', 'D7 D6 D5', 'H7 H6 H5'], lead: 1 }), 9)).toBe(216);
  });

  test('is 2, those of the leader, when each must follow in both suits [droggn/play/follow-suit]', () => {
    expect(perft(reach({ hands: ['C10 D1', 'C4 D7', 'C5 D6'], lead: 1 }), 6)).toBe(2);
  });

  // HK H4 T3 (forced), D4 T9 T2; or T9 T2 T3, HK H4 D4.
  test('is 2 when a void hand has one trump [droggn/play/must-trump]', () => {
    expect(perft(reach({ hands: ['HK T9', 'H4 T2', 'D4 T3'], lead: 1 }), 6)).toBe(2);
  });

  // HK or HQ, then H4 or G, then H5 or H6; the rest is forced.
  test('is 8 when the Gstieß may be spent or saved [droggn/gstiess/any-time]', () => {
    expect(perft(reach({ hands: ['HK HQ', 'H4 G', 'H5 H6'], lead: 1 }), 6)).toBe(8);
  });

  // T1, and two free choices twice; or C4, which both must follow.
  test('is 5 with a Pagat on lead, and 1 if it lies out [droggn/pagat/kept-for-last]', () => {
    const hands = ['T1 C4', 'H4 C5', 'H5 C6'] as const;
    expect(perft(reach({ hands, lead: 1 }), 6)).toBe(5);
    expect(perft(reach({ hands, lead: 1, words: 'lay pagat lie good good' }), 6)).toBe(1);
  });
});
