import { describe, expect, test } from 'vitest';
import { after, begin, cards, dealWith, refusal, view } from './table.ts';

const start = begin(
  dealWith({ 1: 'G T21 T1 T2 T20 HK CK H7 H6 C4', 2: 'SK S4', 3: 'DK D7', talon: 'T3 DQ H5' }),
);
const discarding = after(start, 'ansager pass pass');

describe('the exchange', () => {
  test('puts the talon into the hand of the declarer [droggn/exchange/take-talon]', () => {
    const { hands, talonTaken } = view(discarding);
    expect(hands[0]).toHaveLength(24);
    expect(hands[0]).toEqual(expect.arrayContaining(['T3', 'DQ', 'H5']));
    expect(talonTaken).toBe(true);
  });

  test.each([
    ['Ansager', 'ansager', 'discarding'],
    ['Solo', 'solo', 'discarding'],
    ['Super', 'super', 'laying-out'],
    ['Super Mord', 'super-mord', 'laying-out'],
  ])(
    '%s: %s goes on with %s [droggn/exchange/take-talon, droggn/exchange/talon-untouched]',
    (_, contract, phase) => {
      const table = view(after(start, `${contract} pass pass`));
      expect(table.phase).toBe(phase);
      expect(table.talonTaken).toBe(phase === 'discarding');
    },
  );

  test.each([
    ['two', 'discard H7 H6', 2],
    ['four', 'discard H7 H6 H5 C4', 4],
    ['no', 'discard', 0],
  ])('refuses %s cards, since three go away [droggn/exchange/discard-three]', (_, words, given) => {
    expect(refusal(discarding, words)).toMatchObject({
      kind: 'wrong-number',
      rule: 'droggn/exchange/discard-three',
      given,
      needed: 3,
    });
  });

  test('takes cards of hand and talon alike [droggn/exchange/discard-from-hand]', () => {
    const { hands, discard } = view(after(discarding, 'discard H7 DQ H5'));
    expect(discard).toEqual(cards('H7 DQ H5'));
    expect(hands[0]).toHaveLength(21);
  });

  test('refuses a card of another hand, or a card twice [droggn/exchange/discard-from-hand]', () => {
    expect(refusal(discarding, 'discard H7 H6 S4')).toMatchObject({
      kind: 'card-not-held',
      rule: 'droggn/exchange/discard-from-hand',
      card: 'S4',
    });
    expect(refusal(discarding, 'discard H7 H6 H7')).toMatchObject({
      kind: 'card-twice',
      rule: 'droggn/exchange/discard-from-hand',
      card: 'H7',
    });
  });

  test.each(['G', 'T21', 'T1'])(
    'never takes the %s [mcleod-droggn] [droggn/exchange/no-trull]',
    (card) => {
      expect(refusal(discarding, `discard H7 ${card} H6`)).toMatchObject({
        kind: 'never-discarded',
        rule: 'droggn/exchange/no-trull',
        card,
        forbidden: ['G', 'T21', 'T1'],
      });
    },
  );

  test('takes a king only along with a trump [mcleod-droggn] [droggn/exchange/king-with-trump]', () => {
    expect(refusal(discarding, 'discard HK H7 H6')).toMatchObject({
      kind: 'escort-missing',
      rule: 'droggn/exchange/king-with-trump',
      cards: ['HK'],
      escorts: [],
      available: expect.arrayContaining(['T2', 'T20', 'T3']),
    });
    expect(view(after(discarding, 'discard HK T2 H6')).phase).toBe('buying');
  });

  test('takes one king at most, since each needs a trump of its own [droggn/exchange/one-king]', () => {
    expect(refusal(discarding, 'discard HK CK T2')).toMatchObject({
      kind: 'escort-missing',
      rule: 'droggn/exchange/one-king',
      cards: ['HK', 'CK'],
      escorts: ['T2'],
    });
    expect(refusal(discarding, 'discard HK CK H7')).toMatchObject({
      rule: 'droggn/exchange/king-with-trump',
    });
  });

  test.each(['T2', 'T3', 'T20'])(
    'lets the %s accompany a king [droggn/exchange/accompanying-trump]',
    (trump) => {
      expect(view(after(discarding, `discard HK ${trump} H6`)).discard).toContain('HK');
    },
  );

  test.each(['G', 'T21', 'T1'])(
    'does not let the %s accompany a king [droggn/exchange/accompanying-trump]',
    (card) => {
      expect(refusal(discarding, `discard HK ${card} H6`).rule).toBe('droggn/exchange/no-trull');
      const { available } = refusal(discarding, 'discard HK H7 H6') as {
        available?: readonly string[];
      };
      expect(available).not.toContain(card);
    },
  );

  test('lets trumps and courts go without more ado [mcleod-droggn] [droggn/exchange/discard-from-hand]', () => {
    expect(view(after(discarding, 'discard T2 T3 DQ')).discard).toEqual(cards('T2 T3 DQ'));
  });

  test('counts the discard for the declarer [mcleod-droggn] [droggn/exchange/discard-counts]', () => {
    const table = view(after(discarding, 'discard HK T2 DQ'));
    expect(table.piles.declarer).toEqual(cards('HK T2 DQ'));
    expect(table.points).toEqual({ declarer: 8, defenders: 0 });
  });

  test('cannot be changed once made [droggn/exchange/fixed-before-call]', () => {
    expect(refusal(discarding, 'discard H7 H6 H5 discard C4 H6 H5')).toMatchObject({
      kind: 'out-of-turn',
      action: 'discard',
      rule: 'droggn/exchange/buy-one-card',
      expected: { actions: ['buy', 'no-buy'] },
    });
    const bought = after(discarding, 'discard H7 H6 H5 buy SK for C4');
    expect(refusal(bought, 'discard T2 T3 T20').rule).toBe('droggn/announcing/i-lie');
  });

  test('leaves the talon of a Super untouched, and counts it for the declarer [droggn/exchange/talon-untouched]', () => {
    const table = view(after(start, 'super pass pass'));
    expect(table.hands[0]).toHaveLength(21);
    expect(table.piles.declarer).toEqual(cards('T3 DQ H5'));
    for (const contract of ['super', 'super-mord']) {
      expect(refusal(start, `${contract} pass pass discard H7 H6 C4`).rule).toBe(
        'droggn/exchange/talon-untouched',
      );
    }
  });
});
