import { describe, expect, test } from 'vitest';
import { dobbm } from '#engine';
import { after, deal, refusalOf, tableAfter } from './table.ts';

describe('the auction', () => {
  test('lets each seat speak once, seat 1 first [dobbm/auction/one-turn-each, mcleod-dobbm]', () => {
    const turns = ['', 'pass', 'pass dobbm', 'pass dobbm pass'].map(
      (text) => tableAfter(deal(), text).turn,
    );
    expect(turns).toEqual([1, 2, 3, 4]);
    expect(refusalOf(deal(), 'pass dobbm pass pass', 'solo')).toMatchObject({
      kind: 'out-of-turn',
      rule: 'dobbm/auction/one-turn-each',
      seat: 2,
      expected: { phase: 'discarding', actions: ['discard'] },
    });
  });

  test('knows Dobbm and above it Solo, nothing else [dobbm/auction/ladder, mcleod-dobbm]', () => {
    expect(tableAfter(deal(), 'dobbm solo pass pass')).toMatchObject({
      declarer: 2,
      contract: 'solo',
    });
    const refused = dobbm.apply(dobbm.start(deal(), {}), { type: 'bid', contract: 'super' });
    expect(refused).toMatchObject({
      ok: false,
      error: { kind: 'unknown-bid', rule: 'dobbm/auction/ladder', ladder: ['dobbm', 'solo'] },
    });
  });

  test('refuses a second Dobbm: nobody may hold a bid [dobbm/auction/higher-bids-only, mcleod-dobbm]', () => {
    expect(refusalOf(deal(), 'pass dobbm', 'dobbm')).toEqual({
      kind: 'bid-too-low',
      rule: 'dobbm/auction/higher-bids-only',
      seat: 3,
      bid: 'dobbm',
      standing: { seat: 2, word: 'dobbm' },
      higher: ['solo'],
    });
  });

  test.each(['solo', 'dobbm'])(
    'refuses %s after a Solo, which ends the bidding [dobbm/auction/solo-ends-it, inferred]',
    (bid) => {
      expect(refusalOf(deal(), 'dobbm solo', bid)).toMatchObject({
        kind: 'bid-too-low',
        rule: 'dobbm/auction/solo-ends-it',
        seat: 3,
        higher: [],
      });
    },
  );

  test('still hears a pass from each seat after a Solo [dobbm/auction/solo-ends-it]', () => {
    expect(dobbm.legalActions(after(deal(), 'solo'))).toEqual([{ type: 'pass' }]);
    expect(tableAfter(deal(), 'solo pass pass').phase).toBe('auction');
    expect(tableAfter(deal(), 'solo pass pass pass').phase).toBe('laying-out');
  });

  test('makes the highest bidder the declarer [dobbm/auction/declarer, mcleod-dobbm]', () => {
    expect(tableAfter(deal(), 'pass pass dobbm pass')).toMatchObject({
      declarer: 3,
      contract: 'dobbm',
    });
  });

  test('throws the cards in if all pass [dobbm/auction/thrown-in, mcleod-dobbm]', () => {
    const view = tableAfter(deal(), 'pass pass pass pass');
    expect(view).toMatchObject({ phase: 'over', thrownIn: true, score: null, turn: null });
    expect(refusalOf(deal(), 'pass pass pass pass', 'lie')).toMatchObject({
      rule: 'dobbm/auction/thrown-in',
      seat: null,
    });
  });

  test('knows neither revoke nor play before it is over [dobbm/scoring/revoke]', () => {
    expect(refusalOf(deal(), 'dobbm', 'revoke 1').kind).toBe('out-of-turn');
    expect(refusalOf(deal(), 'dobbm', 'HS').kind).toBe('out-of-turn');
  });
});
