import { describe, expect, test } from 'vitest';
import { after, begin, cards, dealWith, linesOf, refusal, view } from './table.ts';

const start = begin(
  dealWith({ 1: 'T21 HK H7 H6 H5 C4', 2: 'SK T1', 3: 'G DK', talon: 'T3 DQ D7' }),
);
const buying = after(start, 'ansager pass pass discard H7 H6 H5');

describe('buying', () => {
  test('is open to an Ansager alone [droggn/exchange/buy-one-card]', () => {
    expect(view(buying).phase).toBe('buying');
    const solo = after(start, 'solo pass pass discard H7 H6 H5');
    for (const words of ['buy SK for C4', 'no-buy']) {
      expect(refusal(solo, words)).toMatchObject({
        kind: 'out-of-turn',
        rule: 'droggn/exchange/buy-one-card',
      });
    }
  });

  test('changes one card of the declarer for one of a defender, once [droggn/exchange/buy-one-card]', () => {
    const { hands, bought } = view(after(buying, 'buy SK for C4'));
    expect(bought).toEqual({ card: 'SK', given: 'C4', from: 2 });
    expect(hands.map((hand) => hand.length)).toEqual([21, 21, 21]);
    expect(hands[0]).toContain('SK');
    expect(hands[0]).not.toContain('C4');
    expect(hands[1]).toContain('C4');
    expect(refusal(buying, 'buy SK for C4 buy DK for T3').kind).toBe('out-of-turn');
  });

  test.each([
    ['a king', 'SK', 2],
    ['the Pagat', 'T1', 2],
    ['the Gstieß', 'G', 3],
  ])('can name %s [mcleod-droggn] [droggn/exchange/any-card-may-be-named]', (_, card, from) => {
    expect(view(after(buying, `buy ${card} for C4`)).bought).toEqual({ card, given: 'C4', from });
  });

  test.each([
    ['the own hand', 'HK', 'hand'],
    ['the discard', 'H7', 'discard'],
    ['the very card that is given', 'C4', 'given'],
  ])(
    'is refused for a card of %s [droggn/exchange/wanted-card-with-defender]',
    (_, card, where) => {
      expect(refusal(buying, `buy ${card} for C4`)).toMatchObject({
        kind: 'not-with-defender',
        rule: 'droggn/exchange/wanted-card-with-defender',
        card,
        where,
      });
    },
  );

  test('takes the card given from the hand, not from discard or elsewhere [droggn/exchange/gift-from-hand]', () => {
    for (const given of ['H7', 'DK']) {
      expect(refusal(buying, `buy SK for ${given}`)).toMatchObject({
        kind: 'card-not-held',
        rule: 'droggn/exchange/gift-from-hand',
        card: given,
      });
    }
  });

  test.each(['T21', 'HK', 'T3'])(
    'may give the %s away [droggn/exchange/gift-any-card]',
    (given) => {
      expect(view(after(buying, `buy SK for ${given}`)).hands[1]).toContain(given);
    },
  );

  test('may give the Pagat away, and a defender may then lay it out [droggn/exchange/gift-any-card]', () => {
    const own = begin(dealWith({ 1: 'T1 H7 H6 H5', 2: 'SK' }));
    const given = after(own, 'ansager pass pass discard H7 H6 H5 buy SK for T1 lie lay pagat');
    expect(view(given).laidOut).toEqual({ card: 'T1', by: 2 });
  });

  test('lets a bought Pagat be laid out [mcleod-droggn] [droggn/exchange/any-card-may-be-named]', () => {
    expect(view(after(buying, 'buy T1 for C4 lay pagat')).laidOut).toEqual({ card: 'T1', by: 1 });
  });

  test('costs nothing: it leaves no line in the score [mcleod-droggn] [droggn/exchange/nothing-paid]', () => {
    expect(linesOf(after(buying, 'buy T1 for C4 revoke 1'))).toEqual(['-20 x 1 scoring/revoke']);
    expect(linesOf(after(buying, 'no-buy revoke 1'))).toEqual(['-20 x 1 scoring/revoke']);
  });

  test('can be declined, and the game stays an Ansager [mcleod-droggn] [droggn/exchange/may-decline]', () => {
    expect(view(after(buying, 'no-buy'))).toMatchObject({
      phase: 'laying-out',
      contract: 'ansager',
      bought: null,
    });
  });

  test('keeps every card on the table [droggn/exchange/buy-one-card]', () => {
    const { hands, discard } = view(after(buying, 'buy G for HK'));
    expect([...hands.flat(), ...discard].toSorted()).toEqual(
      [...view(start).dealt.flat(), ...cards('T3 DQ D7')].toSorted(),
    );
  });
});
