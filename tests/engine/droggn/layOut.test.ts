import { describe, expect, test } from 'vitest';
import { after, begin, dealWith, refusal, view } from './table.ts';

const pagatWith1 = begin(dealWith({ 1: 'T1 G H7 H6 H5', 2: 'SK', 3: 'DK' }));
const pagatWith3 = begin(dealWith({ 1: 'G H7 H6 H5', 3: 'T1' }));
const EXCHANGE = 'discard H7 H6 H5';

describe('the declarer', () => {
  test.each([
    ['an Ansager', `ansager pass pass ${EXCHANGE} no-buy`],
    ['a Solo', `solo pass pass ${EXCHANGE}`],
    ['a Super', 'super pass pass'],
    ['a Super Mord', 'super-mord pass pass'],
  ])('may lay the Pagat out in %s [droggn/announcing/lay-out-pagat]', (_, words) => {
    const table = view(after(pagatWith1, `${words} lay pagat`));
    expect(table.laidOut).toEqual({ card: 'T1', by: 1 });
    expect(table.hands[0]).toContain('T1');
  });

  test('can lay out only a card that he holds [droggn/announcing/lay-out-pagat, droggn/announcing/lay-out-gstiess]', () => {
    expect(refusal(pagatWith3, 'super pass pass lay pagat')).toMatchObject({
      kind: 'card-not-held',
      rule: 'droggn/announcing/lay-out-pagat',
      card: 'T1',
    });
    expect(refusal(pagatWith3, 'pass super-mord pass lay gstiess')).toMatchObject({
      kind: 'card-not-held',
      rule: 'droggn/announcing/lay-out-gstiess',
      card: 'G',
    });
  });

  test('cannot lay out a Pagat that lies in the talon of a Super [droggn/announcing/lay-out-pagat]', () => {
    const state = begin(dealWith({ talon: 'T1' }));
    expect(refusal(state, 'super pass pass lay pagat').kind).toBe('card-not-held');
  });

  test('may lay the Gstieß out in a Super Mord alone [mcleod-droggn] [droggn/announcing/lay-out-gstiess]', () => {
    const table = view(after(pagatWith1, 'super-mord pass pass lay gstiess'));
    expect(table.laidOut).toEqual({ card: 'G', by: 1 });
    expect(refusal(pagatWith1, 'super pass pass lay gstiess')).toMatchObject({
      kind: 'lay-out-not-open',
      rule: 'droggn/announcing/lay-out-gstiess',
      contract: 'super',
      by: 'declarer',
    });
  });

  test.each([
    ['pagat', 'gstiess'],
    ['gstiess', 'pagat'],
    ['pagat', 'pagat'],
  ])(
    'never lays out %s and %s both [mcleod-droggn] [droggn/announcing/one-card-laid-out]',
    (one, other) => {
      expect(refusal(pagatWith1, `super-mord pass pass lay ${one} lay ${other}`)).toMatchObject({
        kind: 'already-laid-out',
        rule: 'droggn/announcing/one-card-laid-out',
        by: 1,
      });
    },
  );

  test('always says that he lies before anybody doubles [droggn/announcing/i-lie]', () => {
    expect(refusal(pagatWith1, 'super pass pass good')).toMatchObject({
      kind: 'out-of-turn',
      rule: 'droggn/announcing/i-lie',
      seat: 1,
      expected: { actions: ['lay', 'lie'] },
    });
    expect(refusal(pagatWith1, 'super pass pass lay pagat good')).toMatchObject({
      expected: { actions: ['lie'] },
    });
    expect(view(after(pagatWith1, 'super pass pass lie'))).toMatchObject({
      phase: 'doubling',
      turn: 2,
    });
  });
});

describe('a defender', () => {
  const lying = after(pagatWith3, 'super pass pass lie');

  test('who holds the Pagat may lay it out and still has his word [mcleod-droggn] [droggn/announcing/defender-lays-out]', () => {
    const laid = after(lying, 'good lay pagat');
    expect(view(laid)).toMatchObject({
      laidOut: { card: 'T1', by: 3 },
      turn: 3,
      phase: 'doubling',
    });
    expect(view(after(laid, 'schwacher good'))).toMatchObject({ phase: 'play', multiplier: 2 });
  });

  test('without the Pagat has nothing to lay out [droggn/announcing/defender-lays-out]', () => {
    expect(refusal(lying, 'lay pagat')).toMatchObject({
      kind: 'card-not-held',
      rule: 'droggn/announcing/defender-lays-out',
      seat: 2,
    });
  });

  test('never lays the Gstieß out [droggn/announcing/defender-lays-out]', () => {
    const state = after(begin(dealWith({ 2: 'G' })), 'super pass pass lie');
    expect(refusal(state, 'lay gstiess')).toMatchObject({
      kind: 'lay-out-not-open',
      rule: 'droggn/announcing/defender-lays-out',
      by: 'defender',
    });
    const superMord = after(begin(dealWith({ 2: 'G' })), 'super-mord pass pass lie');
    expect(refusal(superMord, 'lay gstiess').rule).toBe('droggn/announcing/defender-lays-out');
  });

  test('may do so after the first has doubled, before his own word [droggn/announcing/moment-of-lay-out]', () => {
    expect(view(after(lying, 'schwacher lay pagat good')).laidOut?.by).toBe(3);
  });

  test('may not do so in a round of retours [droggn/announcing/moment-of-lay-out]', () => {
    expect(refusal(lying, 'schwacher good retour good lay pagat')).toMatchObject({
      kind: 'lay-out-not-open',
      rule: 'droggn/announcing/moment-of-lay-out',
      seat: 3,
      by: 'defender',
    });
  });

  test('whose word is said has missed the moment [droggn/announcing/moment-of-lay-out]', () => {
    const state = after(begin(dealWith({ 2: 'T1' })), 'super pass pass lie');
    expect(refusal(state, 'good lay pagat')).toMatchObject({ kind: 'card-not-held', seat: 3 });
    expect(refusal(state, 'schwacher good lay pagat')).toMatchObject({
      rule: 'droggn/announcing/moment-of-lay-out',
      by: 'declarer',
    });
  });

  test('may not lay it out against a Super Mord [droggn/announcing/no-lay-out-against-super-mord]', () => {
    expect(refusal(pagatWith3, 'super-mord pass pass lie good lay pagat')).toMatchObject({
      kind: 'lay-out-not-open',
      rule: 'droggn/announcing/no-lay-out-against-super-mord',
      contract: 'super-mord',
    });
  });

  test('may not lay it out twice [droggn/announcing/one-card-laid-out]', () => {
    expect(refusal(lying, 'good lay pagat lay pagat')).toMatchObject({
      kind: 'already-laid-out',
      rule: 'droggn/announcing/one-card-laid-out',
      laidOut: 'T1',
      by: 3,
    });
  });
});
